import { moment, points, shortDay } from '../../../shared/domain/publication/publicFormat';
import type { Paper, PaperCell, PaperColumn } from '../paper/paper';
import { fileTexts } from '../texts';
import { classesIn, codesInWords, stateText, type ShownSerie } from './shown';
import { scoreText } from './standingsList';

type Row = ShownSerie['rows'][number];

interface Column extends PaperColumn {
  cell: (row: Row) => PaperCell;
}

const { columns: labels } = fileTexts;

const atEnd = (label: string, cell: Column['cell']): Column => ({ label, align: 'end', cell });

function columnsOf({ serie }: ShownSerie): Column[] {
  const races = serie.races.flatMap((race, index) => (race.status === 'finished' ? [{ race, index }] : []));
  return [
    atEnd(labels.place, ({ position }) => ({ text: String(position) })),
    {
      ...{ label: labels.boat, align: 'start', isFlexible: true, isRowHead: true },
      cell: ({ sail_number, boat_name, skipper_name, club_name }) => ({
        text: [sail_number, boat_name].filter((part) => part !== '').join(' '),
        below: [skipper_name, club_name].filter((part) => part !== '').join(' · '),
        isStrong: true,
      }),
    },
    ...races.map(({ race, index }) =>
      atEnd(shortDay(race.start_date), ({ scores }) => ({ text: scoreText(scores[index]) })),
    ),
    atEnd(labels.gross, ({ total_points: total }) => ({ text: points(total) })),
    atEnd(labels.total, ({ net_points: net }) => ({ text: points(net), isStrong: true })),
  ];
}

/** The standings for the notice board: a table for each class with a column for each race that has been sailed. */
export function standingsPaper(shown: ShownSerie): Paper {
  const { serie, rows } = shown;
  const columns = columnsOf(shown);
  const hasDiscards = rows.some(({ scores }) => scores.some(({ discarded }) => discarded));
  return {
    club: shown.club.name,
    title: serie.name,
    state: stateText(shown),
    facts: [fileTexts.boats(rows.length), fileTexts.madeAt(moment(shown.made_at))],
    note: [shown.note, hasDiscards ? fileTexts.discarded : ''].filter((part) => part !== '').join(' '),
    tables: classesIn(rows).map((name) => ({
      title: name,
      columns,
      rows: rows.filter(({ race_class }) => race_class === name).map((row) => columns.map(({ cell }) => cell(row))),
    })),
    legend: codesInWords(rows.flatMap(({ scores }) => scores.map(({ score_code }) => score_code))),
    madeAt: Date.parse(shown.made_at),
  };
}
