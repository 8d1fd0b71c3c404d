import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled, useTheme } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { useImportEntriesMutation } from '../../../api/entryImports';
import { paths } from '../../../paths';
import { showToast } from '../../../ui/messages/toasts';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { ColumnChoices } from './ColumnChoices';
import { EarlierImports } from './EarlierImports';
import { ImportSource } from './ImportSource';
import { RowSections, RowTable } from './ImportRows';
import { rangeOfLine } from './listText';
import { reviewRows, type ReviewRow, type RowAction, type RowState } from './reviewOf';
import { importTexts } from './texts';
import { useEntryImport, type ImportOfSailing } from './useEntryImport';
import { problemOf } from './useReading';
import { useUndoImport } from './useUndoImport';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& .columns': { display: 'grid', gap: theme.spacing(2), alignItems: 'start' },
  '& .columns > *': { minWidth: 0 },
  '& .counts': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 3), fontSize: '1.25rem' },
  '& [aria-busy=true] .rows': { opacity: 0.6 },
  '& .end': {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'grid',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(1),
    paddingBottom: `max(${theme.spacing(1)}, env(safe-area-inset-bottom))`,
    background: theme.vars.palette.background.default,
  },
  '& .end .MuiButton-root': { minHeight: 60, fontSize: '1.25rem' },
  [theme.breakpoints.up('lg')]: {
    '& .columns': { gridTemplateColumns: '392px minmax(0, 1fr)' },
    '& .end': { gridTemplateColumns: '1fr auto', alignItems: 'center' },
    '& .end .MuiAlert-root': { gridColumn: '1 / -1' },
  },
}));

const COUNTED: readonly [RowState, (count: number) => string][] = [
  ['clear', importTexts.clearRows],
  ['doubtful', importTexts.doubtful],
  ['wrong', importTexts.wrong],
  ['left', importTexts.left],
];

/** "21 klara · 4 att titta på · 2 hoppas över" */
function countsOf(rows: readonly ReviewRow[]): string {
  const counts = COUNTED.map(([state, words]) => ({
    words,
    count: rows.filter((row) => row.state === state).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => words(count))
    .join(' · ');
}

interface ReviewProps {
  list: ImportOfSailing;
  rows: readonly ReviewRow[];
  onAction: (line: number, action: RowAction) => void;
}

/** How the list was understood; or what there is to do while it is not. */
function Review({ list, rows, onAction }: ReviewProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const { preview, isReading, problem, isOffline } = list;
  if (!preview) {
    if (isReading && problem === null) return <ListSkeleton />;
    if (problem !== null && !isOffline)
      return (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={list.retry}>
              {importTexts.retry}
            </Button>
          }
        >
          {importTexts.failed}
        </Alert>
      );
    return isOffline ? null : <EmptyState title={importTexts.emptyTitle} text={importTexts.emptyText} />;
  }
  return (
    <div aria-busy={isReading}>
      <ColumnChoices preview={preview} onChoose={list.mapColumn} />
      <div className="rows">
        {isWide ? <RowTable {...{ rows, onAction }} /> : <RowSections {...{ rows, onAction }} />}
      </div>
    </div>
  );
}

interface EntryImportPageProps {
  club: Club;
  sailing: SailingRow;
}

/** An entry list that is pasted or dropped: each boat as it will be stored, and then all of them at once. */
export default function EntryImportPage({ club, sailing }: EntryImportPageProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'));
  const navigate = useNavigate();
  const list = useEntryImport(sailing.id);
  const [bringIn, { isLoading: isSaving }] = useImportEntriesMutation();
  const undo = useUndoImport(sailing.id);
  const [refusal, setRefusal] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);

  const rows = list.preview ? reviewRows(list.preview, list) : [];
  const ready = rows.filter(({ state }) => state === 'clear' || state === 'doubtful').length;

  const act = (line: number, action: RowAction) => {
    setRefusal(null);
    if (action === 'edit') {
      box.current?.focus();
      box.current?.setSelectionRange(...rangeOfLine(list.text, line));
    } else if (action === 'takeAnyway') list.takeAnyway(line, true);
    else if (action === 'skip' && list.anyway.has(line)) list.takeAnyway(line, false);
    else list.skipLine(line, action === 'skip');
  };
  const add = async () => {
    const { data, error } = await bringIn({ sailing: sailing.id, list: list.list });
    if (!data) return setRefusal(problemOf(error));
    const count = data.competitors.length;
    list.finish();
    showToast({
      kind: 'success',
      text: importTexts.added(count),
      action: { label: importTexts.undo, run: () => void undo(data.import, count) },
      topics: ['entry-import'],
    });
    await navigate(paths.competitors(club.slug, sailing.id));
  };

  return (
    <Page>
      <div>
        <Typography variant="h2">{importTexts.title}</Typography>
        <Typography color="textSecondary">{importTexts.lead}</Typography>
      </div>
      {list.isOffline && <Alert severity="info">{importTexts.offline}</Alert>}
      <div className="columns">
        <ImportSource list={list} rows={isWide ? 20 : list.preview ? 5 : 12} inputRef={box} />
        <Review list={list} rows={rows} onAction={act} />
      </div>
      {list.preview && (
        <div className="end">
          {refusal !== null && <Alert severity="error">{refusal}</Alert>}
          <span className="counts" role="status">
            {list.isReading ? importTexts.reading : countsOf(rows)}
          </span>
          <Button
            variant="contained"
            disabled={ready === 0 || list.isReading || list.isOffline}
            loading={isSaving}
            onClick={() => void add()}
          >
            {ready === 0 ? importTexts.nothing : importTexts.add(ready)}
          </Button>
        </div>
      )}
      <EarlierImports sailing={sailing.id} />
    </Page>
  );
}
