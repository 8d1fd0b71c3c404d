import { competitorPaths, type Competitor, type FinishPayload } from '../../shared/contract/competitors';
import { sailingPaths, type Sailing } from '../../shared/contract/sailings';
import { seriePaths, type Serie } from '../../shared/contract/series';
import type { StoryClub } from './storyClub';

interface Race {
  name: string;
  date: string;
  /** SRS numbers by sail number and name, "SWE 101 Vind". */
  boats: Readonly<Record<string, string>>;
  serie?: number;
  /** Also other fields of the sailing. */
  values?: object;
}

/** A race under way, all starting at 18.30, without a time yet. */
async function makeRace({ call, slug }: StoryClub, { name, date, boats, serie, values }: Race): Promise<number> {
  const { id: club } = await call<{ id: number }>('GET', `/api/clubs/${slug}/`);
  const race = {
    club,
    serie: serie ?? null,
    name,
    start_date: date,
    start_time: '18:30:00',
    start_type: 'common',
    ...values,
  };
  const { id: sailing } = await call<Sailing>('POST', sailingPaths.list, race);
  for (const [boat, rating] of Object.entries(boats)) {
    const [, sail_number, boat_name] = /^(SWE \d+) (.+)$/.exec(boat) ?? [];
    const entry = {
      sailing,
      sail_number,
      boat_name,
      skipper_name: `Rorsman på ${boat_name}`,
      base_rating: rating,
      rating,
    };
    await call<Competitor>('POST', competitorPaths.list, entry);
  }
  await call('PATCH', sailingPaths.one(sailing), { status: 'ongoing' });
  return sailing;
}

/** Writes finishes down, by sail number. */
async function finish(
  { call }: StoryClub,
  sailing: number,
  finishes: Readonly<Record<string, FinishPayload>>,
): Promise<void> {
  const lines = Object.entries(finishes).map(([sail_number, line]) => ({ sail_number, ...line }));
  await call('POST', competitorPaths.finishes(sailing), { finishes: lines });
}

/** Ends the sailing and locks its result. */
async function verify({ call }: StoryClub, sailing: number): Promise<void> {
  await call('PATCH', sailingPaths.one(sailing), { status: 'finished', anyway: true });
  await call('PATCH', sailingPaths.one(sailing), { verified_result: true });
}

export interface Season {
  serie: number;
  /** Verified: SWE 101 won before SWE 102, SWE 103 did not finish. */
  sailed: number;
  /** The same boats, under way. */
  tonight: number;
}

const SEASON_BOATS = { 'SWE 101 Vind': '1.000', 'SWE 102 Bris': '0.900', 'SWE 103 Kuling': '1.100' } as const;

/** A series of two races that discards none. */
export async function makeSeason(club: StoryClub): Promise<Season> {
  const { call, slug } = club;
  const { id: clubId } = await call<{ id: number }>('GET', `/api/clubs/${slug}/`);
  const { id: serie } = await call<Serie>('POST', seriePaths.list, {
    club: clubId,
    name: 'Kvällsserien',
    discards: [],
  });
  const sailed = await makeRace(club, { name: 'Kväll 1', date: '2026-06-04', boats: SEASON_BOATS, serie });
  await finish(club, sailed, {
    'SWE 101': { elapsed_time: '01:00:00' },
    'SWE 102': { elapsed_time: '01:10:00' },
    'SWE 103': { score_code: 'DNF' },
  });
  await verify(club, sailed);
  const tonight = await makeRace(club, { name: 'Kväll 2', date: '2026-06-11', boats: SEASON_BOATS, serie });
  return { serie, sailed, tonight };
}

export const sailingPage = ({ slug }: StoryClub, sailing: number, page: string): string =>
  `/clubs/${slug}/sailings/${sailing}/${page}`;
export const seriePage = ({ slug }: StoryClub, serie: number, page: string): string =>
  `/clubs/${slug}/series/${serie}/${page}`;
