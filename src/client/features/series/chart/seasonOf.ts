import { standingsAfterEach } from '../../../../shared/domain/scoring/standingsAfterEach';
import { nameOfRow, type StandingRace, type StandingRow, type Standings } from '../standings/standings';

export interface SeasonBoat {
  key: string;
  name: string;
  /** After each race that counts. */
  ranks: readonly number[];
  isOwn: boolean;
}

export interface Season {
  races: readonly StandingRace[];
  boats: readonly SeasonBoat[];
}

/** How the first ones and the reader's own boat have stood after each race. */
export function seasonOf(standings: Standings, top: number, isOwn: (row: StandingRow) => boolean): Season {
  const course = standingsAfterEach(standings.input);
  const nameOf = nameOfRow(standings.source);
  const chosen = standings.rows.filter((row, index) => index < top || isOwn(row));
  return {
    races: course.flatMap(({ race }) => standings.races[race] ?? []),
    boats: chosen.map((row) => ({
      key: row.key,
      name: nameOf(row.key),
      ranks: course.map(({ ranks }) => ranks.get(row.key) ?? standings.rows.length),
      isOwn: isOwn(row),
    })),
  };
}
