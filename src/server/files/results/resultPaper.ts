import {
  clock,
  clockOf,
  decimal,
  elapsed,
  fullDay,
  moment,
  points,
  windText,
} from '../../../shared/domain/publication/publicFormat';
import { localTimeOf } from '../../../shared/domain/time';
import type { Paper, PaperCell, PaperColumn } from '../paper/paper';
import { fileTexts } from '../texts';
import { classesIn, codesInWords, stateText, type ShownSailing } from './shown';

type Row = ShownSailing['rows'][number];

interface Column extends PaperColumn {
  cell: (row: Row) => PaperCell;
}

const { columns: labels } = fileTexts;
const joined = (parts: readonly (string | null)[], sign: string): string =>
  parts.filter((part) => part !== null && part !== '').join(sign);

const atEnd = (label: string, text: (row: Row) => string): Column => ({
  label,
  align: 'end',
  cell: (row) => ({ text: text(row) }),
});

const boat: Column = {
  ...{ label: labels.boat, align: 'start', isFlexible: true, isRowHead: true },
  cell: (row) => ({
    text: joined([row.sail_number, row.boat_name], ' '),
    below: joined([row.boat_model_name, joined([row.skipper_name, row.crew_names], ', '), row.club_name], ' · '),
    isStrong: true,
  }),
};

/** The columns that the list has something for. */
function columnsOf({ sailing, rows }: ShownSailing): Column[] {
  const has = (of: (row: Row) => string | null) => rows.some((row) => of(row) !== null);
  const isCorrected = sailing.counts === 'corrected';
  return [
    atEnd(labels.place, ({ position }) => (position === null ? '' : String(position))),
    boat,
    ...(has(({ start_group }) => start_group)
      ? [
          {
            label: labels.group,
            align: 'start',
            cell: ({ start_group }: Row) => ({ text: start_group ?? '' }),
          } as const,
        ]
      : []),
    ...(has(({ rating }) => rating) ? [atEnd(labels.rating, ({ rating }) => decimal(rating))] : []),
    ...(has(({ finish_time }) => finish_time) ? [atEnd(labels.finish, ({ finish_time }) => clockOf(finish_time))] : []),
    atEnd(labels.elapsed, ({ elapsed_time }) => elapsed(elapsed_time)),
    ...(isCorrected ? [atEnd(labels.corrected, ({ corrected_time }) => elapsed(corrected_time))] : []),
    atEnd(labels.points, (row) => joined([points(row.points), row.score_code], ' ')),
  ];
}

function factsOf({ sailing, rows, made_at: madeAt }: ShownSailing): string[] {
  const first = sailing.starts.flatMap(({ start }) => start ?? []).toSorted()[0];
  return [
    fullDay(sailing.start_date),
    first === undefined ? '' : fileTexts.firstStart(clock(localTimeOf(Date.parse(first)))),
    sailing.course_name === null ? '' : fileTexts.course(sailing.course_name),
    sailing.wind === null ? '' : fileTexts.wind(windText(sailing.wind)),
    fileTexts.boats(rows.length),
    fileTexts.madeAt(moment(madeAt)),
  ].filter((fact) => fact !== '');
}

/** The result for the notice board: a table for each class, and the codes in words. */
export function resultPaper(shown: ShownSailing): Paper {
  const { sailing, rows } = shown;
  const columns = columnsOf(shown);
  return {
    club: shown.club.name,
    title: sailing.name,
    state: stateText(shown),
    facts: factsOf(shown),
    note: joined([shown.note, fileTexts.how[sailing.counts]], ' '),
    tables: classesIn(rows).map((name) => ({
      title: name,
      columns,
      rows: rows.filter(({ race_class }) => race_class === name).map((row) => columns.map(({ cell }) => cell(row))),
    })),
    legend: codesInWords(rows.map(({ score_code }) => score_code)),
    madeAt: Date.parse(shown.made_at),
  };
}
