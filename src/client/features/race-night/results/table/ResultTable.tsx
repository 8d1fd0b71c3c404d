import { styled } from '@mui/material/styles';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Id, WireDate } from '../../../../../shared/contract/common';
import type { ResultRow, SailingResults } from '../../../../../shared/contract/sailings';
import { whyAround } from '../../../../../shared/domain/results/whyAround';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import type { TextColumn } from '../../../../../shared/domain/csv';
import { paths } from '../../../../paths';
import { DataTable } from '../../../../ui/data-table/DataTable';
import { Sentences } from '../../../../ui/data-table/Sentences';
import type { Column, RowKey } from '../../../../ui/data-table/column';
import { useTableSort } from '../../../../ui/data-table/useTableSort';
import { onPlainClick } from '../../../../ui/PlainButton';
import { resultTexts } from '../texts';
import type { TimeColumn } from '../view/useResultView';
import { detailColumns, narrowColumns, wideColumns } from './columnsFor';
import { competitorColumn, skipperColumn } from './resultColumns';

/** The sailors whose pages the reader may open, by entry. */
export type SailorOf = ReadonlyMap<Id, Id>;

/** A name with the way to a page about it. A plain element: there are hundreds of them. */
const nameLink = (name: string, to: string | undefined, go: (to: string) => void): ReactNode =>
  to === undefined || name === '' ? (
    name
  ) : (
    <a href={to} onClick={onPlainClick(to, go)}>
      {name}
    </a>
  );

type Cell = (row: ResultRow) => ReactNode;

const withLinks = (columns: readonly Column<ResultRow>[], links: Record<string, Cell>): readonly Column<ResultRow>[] =>
  columns.map((column) => {
    const cell = links[column.id];
    return cell ? { ...column, cell } : column;
  });

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: theme.spacing(1, 2),
  whiteSpace: 'normal',
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

interface ResultDetailsProps {
  row: ResultRow;
  columns: readonly TextColumn<ResultRow>[];
  skipper: ReactNode;
  history: ReactNode;
}

/** Everything about a boat that the narrow table has no column for. */
function ResultDetails({ row, columns, skipper, history }: ResultDetailsProps) {
  const facts = columns
    .map(({ label, name = label, text }) => ({ name, value: text(row) }))
    .filter(({ value }) => value !== '');
  return (
    <Facts>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{name === skipperColumn.label ? skipper : value}</dd>
        </div>
      ))}
      <div>
        <dt>{resultTexts.column.boat}</dt>
        <dd>{history}</dd>
      </div>
    </Facts>
  );
}

/** Number and name of a boat, one below the other; on a wide screen names share what figures leave, and are cut there. */
const Ground = styled('div')(({ theme }) => ({
  '.boat': { display: 'grid', lineHeight: 1.15 },
  '.boat > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '.boat > span': { fontSize: '0.75rem' },
  'tbody a': { color: 'inherit', textUnderlineOffset: 3 },
  'dd a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  [theme.breakpoints.up('md')]: {
    table: { width: '100%' },
    'tbody tr:not(.details) > td:not([data-align])': { width: '11%', maxWidth: 0 },
  },
}));

export interface ResultTableProps {
  caption: string;
  rows: readonly ResultRow[];
  day: WireDate;
  times: readonly TimeColumn[];
  isNarrow: boolean;
  changed: ReadonlySet<RowKey>;
  /** Boats of the reader. */
  own: ReadonlySet<Id>;
  sailorOf: SailorOf;
  groupName: (row: ResultRow) => string;
  /** The list that is shown, whole. */
  results: SailingResults;
  /** What is said of the reader's own boat besides. */
  whyOwn: (competitor: Id) => ReactNode;
}

export const keyOfResult = ({ competitor }: ResultRow): Id => competitor;

const NAMES: Record<string, string> = {
  corrected: resultTexts.column.correctedName,
  points: resultTexts.column.points,
};

/** A list of results, with an answer to each why. */
export function ResultTable(props: ResultTableProps) {
  const { caption, rows, day, times, isNarrow, changed, own, sailorOf, groupName, results, whyOwn } = props;
  const navigate = useNavigate();
  const { club = '' } = useParams();
  const skipper = useCallback(
    ({ skipper_name, competitor }: ResultRow) => {
      const sailor = sailorOf.get(competitor);
      return nameLink(skipper_name, sailor === undefined ? sailor : paths.sailor(sailor), (to) => void navigate(to));
    },
    [sailorOf, navigate],
  );
  const historyLink = useCallback(
    (name: string, { competitor }: ResultRow) =>
      nameLink(name, paths.boatHistory(club, competitor), (to) => void navigate(to)),
    [club, navigate],
  );
  const columns: readonly Column<ResultRow>[] = useMemo(() => {
    if (isNarrow) return narrowColumns(times, day, rows);
    const boat = (row: ResultRow) => historyLink(row.boat_name, row);
    return withLinks(wideColumns(times, day, rows), { [skipperColumn.id]: skipper, [competitorColumn.id]: boat });
  }, [isNarrow, times, day, rows, skipper, historyLink]);
  const { sort, setSort, sorted } = useTableSort(rows, columns);
  const markOf = useCallback((row: ResultRow) => (own.has(row.competitor) ? ('own' as const) : undefined), [own]);
  const details = useCallback(
    (row: ResultRow): ReactNode => (
      <ResultDetails
        row={row}
        columns={detailColumns(day, groupName)}
        skipper={skipper(row)}
        history={historyLink(resultTexts.boatHistory, row)}
      />
    ),
    [day, groupName, skipper, historyLink],
  );
  const shownList = { ...results, counts: results.list };
  const explain = (row: ResultRow, column: string) => {
    const { [column]: name = resultTexts.column.placeName } = NAMES;
    return {
      title: resultTexts.whyTitle(competitorLabel(row), name),
      content: (
        <>
          <Sentences sentences={[...row.why, ...whyAround(shownList, row.competitor)]} />
          {whyOwn(row.competitor)}
        </>
      ),
    };
  };
  return (
    <Ground>
      <DataTable
        {...{ caption, columns, sort, changed, markOf, explain }}
        rows={sorted}
        keyOf={keyOfResult}
        onSort={setSort}
        rowHeader="sail"
        details={isNarrow ? details : undefined}
      />
    </Ground>
  );
}
