import type { PublicSailing, PublicSerie, PublishedSailing } from '../../../shared/contract/publications';
import { behind, clockOf, elapsed, windText } from '../../../shared/domain/publication/publicFormat';
import { placedByClass, winnersOf } from '../../../shared/domain/publication/winners';
import { pictureTexts as texts } from './texts';

/** One of the first three. */
export interface PictureRow {
  place: number;
  /** The boat, or its sail number where it has no name. */
  name: string;
  /** '' where it is the name already. */
  sailNumber: string;
  skipper: string;
  model: string;
  /** The time or the points, or how far behind. */
  value: string;
}

/** All that a picture shows. */
export interface PictureFacts {
  club: string;
  title: string;
  /** When it was sailed, or how far the series has come. */
  when: string;
  isPreliminary: boolean;
  /** At most three, the best first; none where no boat was placed. */
  rows: PictureRow[];
  /** What the winner's value is. */
  unit: string;
  /** At the foot, as many as there is room for. */
  notes: string[];
}

const MOST_ROWS = 3;

/** The first of the only class; with several classes the winner of each, those of the largest class first. */
function shownOf<T extends { position: number | null; race_class: string | null }>(
  rows: readonly T[],
): { row: T; raceClass: string | null }[] {
  const [largest, ...others] = placedByClass(rows);
  if (others.length === 0) return (largest?.rows ?? []).slice(0, MOST_ROWS).map((row) => ({ row, raceClass: null }));
  return winnersOf(rows)
    .slice(0, MOST_ROWS)
    .map((row) => ({ row, raceClass: row.race_class }));
}

type Boat = Pick<PictureRow, 'skipper' | 'model'> & { boat_name: string; sail_number: string };

const named = ({ boat_name, sail_number, skipper, model }: Boat): Omit<PictureRow, 'place' | 'value'> =>
  boat_name === ''
    ? { name: sail_number || texts.unnumbered, sailNumber: '', skipper, model }
    : { name: boat_name, sailNumber: sail_number, skipper, model };

type ResultRow = PublicSailing['rows'][number];

/** How the boat is compared: the time that counts, or when she crossed the line. */
function valueOf(row: ResultRow, counts: PublishedSailing['counts'], isFirst: boolean): string {
  if (counts === 'finish_order' && row.finish_time !== null) return clockOf(row.finish_time);
  if (!isFirst && row.behind !== null) return behind(row.behind);
  const time = counts === 'corrected' ? row.corrected_time : row.elapsed_time;
  return elapsed(time);
}

/** What the picture of a published result shows. */
export function sailingFacts({ club, state, sailing, rows }: PublicSailing): PictureFacts {
  const home = rows.filter(({ position }) => position !== null).length;
  return {
    club: club.name,
    title: sailing.name,
    when: texts.date(sailing.start_date),
    isPreliminary: state === 'preliminary',
    rows: shownOf(rows).map(({ row, raceClass }, index) => ({
      ...named({ ...row, skipper: row.skipper_name, model: raceClass ?? row.boat_model_name ?? '' }),
      place: row.position ?? 0,
      value: valueOf(row, sailing.counts, index === 0 || raceClass !== null),
    })),
    unit: texts.unit[sailing.counts],
    notes: [texts.home(home), sailing.wind === null ? '' : windText(sailing.wind), sailing.course_name ?? ''].filter(
      (note) => note !== '',
    ),
  };
}

/** What the picture of published standings shows. */
export function serieFacts({ club, state, serie, rows }: PublicSerie): PictureFacts {
  return {
    club: club.name,
    title: serie.name,
    when: texts.races(serie.counted.length, serie.races.filter(({ status }) => status !== 'cancelled').length),
    isPreliminary: state === 'preliminary',
    rows: shownOf(rows).map(({ row, raceClass }) => ({
      ...named({ ...row, skipper: row.skipper_name, model: raceClass ?? '' }),
      place: row.position ?? 0,
      value: row.net_points === null ? '' : texts.points(row.net_points),
    })),
    unit: texts.net,
    notes: [texts.boats(rows.length)],
  };
}
