import type { Kysely } from 'kysely';
import type { PublicSailing, PublicSerie } from '../../../shared/contract/publications';
import type { ClassFlag, StartState } from '../../../shared/contract/startGroups';
import { addDays } from '../../../shared/domain/calendar';
import { competitorStart, groupStart, isWaiting } from '../../../shared/domain/effectiveStart';
import { bySailNumber } from '../../../shared/domain/sailNumber';
import { inStartOrder, startGroupName } from '../../../shared/domain/startGroups';
import { localDateOf } from '../../../shared/domain/time';
import type { MemoryCache } from '../../db/memoryCache';
import type { Database, StartGroupRecord } from '../../db/schema';
import { courseNameOf } from '../courses/readCourses';
import { racesOf } from '../results/races';
import { sailingResults } from '../results/sailingResults';
import { serieStandings } from '../results/standings';
import { openSailing, type SailingView } from '../sailings/access';
import { presentStartGroupFrame, groupsOfSailing } from '../start-groups/startGroups';
import { liveFleets, type LiveFleet, type ScreenBoat } from './liveFleets';
import { readPublicSailing, readPublicSerie } from './readPublished';
import type { ClubFront } from './readFront';
import { boatsTonight, comingSailings, sailingsTonight, seriesWithVersions } from './repositoryFront';
import type { PublicClub } from './repository';

type Db = Kysely<Database>;

const SAILINGS = 6;
const COMING = 6;

/** Boats that start together; in a race of individual starts each has its own. */
export interface ScreenGroup {
  /** Null: the sailing has no groups. */
  name: string | null;
  flag: ClassFlag | null;
  state: StartState;
  /** In milliseconds since 1970; null while there is none. */
  start: number | null;
  boats: (ScreenBoat & { start: number | null })[];
}

export interface ScreenSailing {
  id: number;
  name: string;
  course: string | null;
  boats: number;
  /** Empty once a boat is home, or the race is over. */
  groups: ScreenGroup[];
  hasOwnStarts: boolean;
  /** While boats are out, and then until the result is published; only of a club that publishes at once. */
  live: LiveFleet[];
  /** As published. */
  result: PublicSailing | null;
}

/** What the screen in a club house shows. */
export interface ClubScreen {
  /** The sailings of the evening; where there are none, what was sailed the day before. */
  tonight: ScreenSailing[];
  hasEvening: boolean;
  coming: ClubFront['coming'];
  standings: PublicSerie | null;
}

type Boat = Awaited<ReturnType<typeof boatsTonight>>[number];

function startList(sailing: SailingView, records: readonly StartGroupRecord[], boats: readonly Boat[]): ScreenGroup[] {
  const inGroups = sailing.start_type === 'groups' ? records : [];
  const isLoose = ({ start_group_id }: Boat) => inGroups.every(({ id }) => id !== start_group_id);
  const named = (group: StartGroupRecord | null) => (boat: Boat) => ({
    sail_number: boat.sail_number,
    boat_name: boat.boat_name,
    start: competitorStart(boat.start_at, group, sailing),
  });
  const ordered = inStartOrder(inGroups.map((group) => ({ ...presentStartGroupFrame(group, sailing, 0), group })));
  const groups = ordered.map(({ group }, index): ScreenGroup => ({
    name: startGroupName(group, index),
    flag: group.class_flag,
    state: group.start_state,
    start: groupStart(group, sailing),
    boats: bySailNumber(boats.filter(({ start_group_id }) => start_group_id === group.id)).map(named(group)),
  }));
  const loose = bySailNumber(boats.filter(isLoose)).map(named(null));
  const alone: ScreenGroup = {
    name: null,
    flag: null,
    state: sailing.start_state,
    start: isWaiting(sailing) ? null : competitorStart(null, null, sailing),
    boats: sailing.start_type === 'individual' ? byStart(loose) : loose,
  };
  return loose.length > 0 || groups.length === 0 ? [...groups, alone] : groups;
}

const byStart = (boats: ScreenGroup['boats']): ScreenGroup['boats'] =>
  boats.toSorted((a, b) => (a.start ?? Infinity) - (b.start ?? Infinity) || 0);

/** Boats that are home and what the others need, where the club lets everybody see that at once. */
async function liveOf(
  db: Db,
  sailing: SailingView,
  boats: readonly Boat[],
  memoryCache: MemoryCache,
): Promise<LiveFleet[]> {
  const results = await sailingResults(db, sailing, memoryCache);
  const [race] = await racesOf(db, { sailingId: sailing.id });
  const classScoring =
    sailing.serie_id === null
      ? 'apart'
      : (await serieStandings(db, { id: sailing.serie_id, clubId: sailing.club_id }, memoryCache)).rules.class_scoring;
  const named = new Map(boats.map(({ id, sail_number, boat_name }) => [id, { sail_number, boat_name }]));
  return liveFleets({ results, classes: race?.classes ?? [], classScoring, boats: named });
}

async function readOne(db: Db, club: PublicClub, id: number, memoryCache: MemoryCache): Promise<ScreenSailing | null> {
  const sailing = await openSailing(db, club.id, id);
  if (!sailing) return null;
  const boats = await boatsTonight(db, id);
  const isLive = sailing.status === 'ongoing' && club.publish === 'at_once';
  const fleets = isLive ? await liveOf(db, sailing, boats, memoryCache) : [];
  const isAnyOut = fleets.some(({ out }) => out.length > 0);
  const result = isAnyOut ? null : await readPublicSailing(db, club, id);
  const live = result ? [] : fleets;
  const isAhead = live.length === 0 && result === null && sailing.status !== 'finished';
  return {
    id,
    name: sailing.name,
    course: await courseNameOf(db, sailing.course_id),
    boats: boats.length,
    groups: isAhead ? startList(sailing, await groupsOfSailing(db, id), boats) : [],
    hasOwnStarts: sailing.start_type === 'individual',
    live,
    result,
  };
}

/**
 * Reads what the screen of a club shows. People are named in published results alone, by their rules; start lists and
 * races that are being sailed name boats.
 */
export async function readScreen(
  db: Db,
  club: PublicClub,
  { now, memoryCache }: { now: Date; memoryCache: MemoryCache },
): Promise<ClubScreen> {
  const today = localDateOf(now.getTime());
  const found = await sailingsTonight(db, club.id, { today, yesterday: addDays(today, -1), limit: SAILINGS });
  const isTonight = (one: (typeof found)[number]) => one.start_date === today || one.status === 'ongoing';
  const hasEvening = found.some(isTonight);
  const tonight: ScreenSailing[] = [];
  for (const { id } of hasEvening ? found.filter(isTonight) : found) {
    const one = await readOne(db, club, id, memoryCache);
    if (one) tonight.push(one);
  }
  const coming = await comingSailings(db, club.id, { today, limit: COMING });
  const series = await seriesWithVersions(db, club.id);
  const ofTonight = tonight.flatMap(({ result }) => result?.sailing.serie?.id ?? []);
  const serie = series.find(({ id }) => ofTonight.includes(id)) ?? series[0];
  return {
    tonight,
    hasEvening,
    coming: coming.map(({ boats, home, ...sailing }) => ({ ...sailing, boats: boats ?? 0, home: home ?? 0 })),
    standings: serie ? await readPublicSerie(db, club, serie.id) : null,
  };
}
