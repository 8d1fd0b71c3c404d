import { styled } from '@mui/material/styles';
import type { SailingSummary } from '../../../../shared/contract/sailings';
import { fromScaled } from '../../../../shared/domain/decimals';
import { sailNumberSortKey } from '../../../../shared/domain/sailNumber';
import type { SeriesCell } from '../../../../shared/domain/scoring/types';
import { Decimal, Place, ScoreCodeMark } from '../../../sailing-ui/Place';
import type { Column } from '../../../ui/data-table/column';
import { decimalText, formatDay } from '../../../ui/format';
import { visuallyHidden } from '../../../ui/styles';
import { BoatName, boatText } from './BoatName';
import { raceName, shortDate } from './raceTexts';
import type { StandingRace, StandingRow } from './standings';
import { standingsTexts } from './texts';

const Code = styled('span')({ fontSize: '0.75rem', marginRight: 6, letterSpacing: '0.02em' });
const Grey = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const Struck = styled('s')(({ theme }) => ({ color: theme.vars.palette.text.secondary, textDecorationThickness: 2 }));

/** "6", "6 DNF", and in files "6 DNF (borträknad)". */
function racePointsText({ tenths, code, isDiscarded }: SeriesCell): string {
  if (tenths === null) return standingsTexts.notCounted;
  const points = [decimalText(fromScaled(tenths, 1)), code].filter(Boolean).join(' ');
  return isDiscarded ? standingsTexts.discardedText(points) : points;
}

/** Points of a boat in a race, with its code; discarded points are struck through, and said to be so. */
function RacePoints({ cell }: { cell: SeriesCell }) {
  const { tenths, code, isDiscarded } = cell;
  if (tenths === null) return standingsTexts.notCounted;
  const figure = (
    <>
      {code === null ? null : (
        <Code>
          <ScoreCodeMark code={code} />
        </Code>
      )}
      <Decimal value={fromScaled(tenths, 1)} />
    </>
  );
  if (!isDiscarded) return <span>{figure}</span>;
  return (
    <span>
      <Struck>{figure}</Struck>
      <span style={visuallyHidden}>{`, ${standingsTexts.discarded}`}</span>
    </span>
  );
}

type StandingColumn = Column<StandingRow>;

const NOT_SCORED: SeriesCell = { tenths: null, place: null, code: null, steps: [], isDiscarded: false, kept: null };

const cellOf = ({ score }: StandingRow, race: number): SeriesCell => score.cells[race] ?? NOT_SCORED;
const isTied = ({ score }: StandingRow): boolean => score.sharing.length > 1;
const points = (tenths: number): string => decimalText(fromScaled(tenths, 1));

const placeText = (row: StandingRow): string =>
  isTied(row) ? standingsTexts.tiedPlace(row.score.rank) : String(row.score.rank);

const place: StandingColumn = {
  id: 'place',
  label: standingsTexts.place,
  name: standingsTexts.placeName,
  align: 'center',
  text: placeText,
  cell: ({ score }) => <Place place={score.rank} />,
  print: ({ score }) => String(score.rank),
  sortBy: ({ score }) => score.rank,
  explains: () => true,
};

const boat: StandingColumn = {
  id: 'boat',
  label: standingsTexts.boat,
  text: (row) => boatText(row.boat),
  cell: (row) => <BoatName boat={row.boat} />,
  print: ({ boat: { skipper_name, ...named } }) =>
    [boatText({ ...named, skipper_name }), skipper_name].filter(Boolean).join(', '),
  sortBy: (row) => sailNumberSortKey(row.boat.sail_number),
};

const sums: StandingColumn[] = [
  {
    id: 'net',
    label: standingsTexts.net,
    name: standingsTexts.netName,
    align: 'end',
    text: ({ score }) => points(score.netTenths),
    cell: ({ score }) => (
      <strong>
        <Decimal value={fromScaled(score.netTenths, 1)} />
      </strong>
    ),
    sortBy: ({ score }) => score.netTenths,
    explains: () => true,
  },
  {
    id: 'total',
    label: standingsTexts.total,
    align: 'end',
    text: ({ score }) => points(score.totalTenths),
    cell: ({ score }) => <Decimal value={fromScaled(score.totalTenths, 1)} />,
    sortBy: ({ score }) => score.totalTenths,
  },
];

/** Of the column of a race, by its place in the series. */
const raceColumnId = (index: number): string => `race-${index + 1}`;

/** Which race a column is of; null when it is of none. */
export function raceOfColumn(id: string): number | null {
  const [, number] = /^race-(\d+)$/.exec(id) ?? [];
  return number === undefined ? null : Number(number) - 1;
}

const raceColumn = (race: StandingRace): StandingColumn => ({
  id: raceColumnId(race.index),
  label: shortDate(race.race.start_date),
  name: raceName(race),
  align: 'end',
  text: (row) => racePointsText(cellOf(row, race.index)),
  cell: (row) => <RacePoints cell={cellOf(row, race.index)} />,
  print: (row) => <RacePoints cell={cellOf(row, race.index)} />,
  sortBy: (row) => cellOf(row, race.index).tenths,
  explains: () => true,
});

/** A race that is being sailed: a grey column without points until it is ended. */
const runningColumn = ({ id, name, start_date }: SailingSummary): StandingColumn => ({
  id: `running-${id}`,
  label: standingsTexts.runningHead(shortDate(start_date)),
  name: standingsTexts.runningName(name, formatDay(start_date)),
  align: 'end',
  text: () => standingsTexts.running,
  cell: () => <Grey>{standingsTexts.running}</Grey>,
});

/** The races of a series that are being sailed. */
export const runningOf = (sailings: readonly SailingSummary[]): SailingSummary[] =>
  sailings.filter(({ status }) => status === 'ongoing');

/** The boat for readers who may open the pages of the sailors. */
const boatOfFellow: StandingColumn = { ...boat, cell: (row) => <BoatName boat={row.boat} isFellow /> };

interface Columns {
  races: readonly StandingRace[];
  /** Those that are being sailed. */
  running?: readonly SailingSummary[];
  /** The reader may open the pages of the sailors. */
  isFellow?: boolean;
}

/** Place, boat, sums, then a column for each race with its date. */
export const standingsColumns = ({ races, running = [], isFellow = false }: Columns): StandingColumn[] => [
  place,
  isFellow ? boatOfFellow : boat,
  ...sums,
  ...races.map(raceColumn),
  ...running.map(runningColumn),
];

const written = (id: string, label: string, text: StandingColumn['text']): StandingColumn => ({ id, label, text });

/** As a file: what the screen shows in one column stands in several. */
export function fileColumns(races: readonly StandingRace[]): StandingColumn[] {
  return [
    place,
    written('sail_number', standingsTexts.sailNumber, (row) => row.boat.sail_number),
    written('boat_name', standingsTexts.boatName, (row) => row.boat.boat_name),
    written('boat_model', standingsTexts.boatModel, (row) => row.boat.boat_model_name ?? ''),
    written('skipper', standingsTexts.skipper, (row) => row.boat.skipper_name),
    written('club', standingsTexts.club, (row) => row.boat.club_name),
    ...sums,
    ...races.map(raceColumn),
  ];
}

export const keyOfRow = ({ key }: StandingRow): string => key;
