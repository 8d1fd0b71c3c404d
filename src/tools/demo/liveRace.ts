import type { SetupAnswer } from '../../shared/contract/setups';
import type { Actor } from '../../shared/domain/permissions';
import { localDateOf, localTimeOf, wireDatetime } from '../../shared/domain/time';
import { writeFinishSheet } from '../../server/commands/finishes/writeFinishSheet';
import { copySetup } from '../../server/commands/sailings/copySetup';
import { createSailing } from '../../server/commands/sailings/createSailing';
import { removeSailing, updateSailing } from '../../server/commands/sailings/updateSailing';
import { unitOfWork, type UnitOfWorkDeps, type Work } from '../../server/db/unitOfWork';
import { HttpError } from '../../server/errors';
import { DEMO_CLUB } from './demoClub';
import type { Random } from './random';

const LIVE_SAILING = {
  name: 'Simulerad kväll',
  description: 'Påhittad: båtarna går i mål av sig själva medan någon har appen öppen. Skriv gärna in någon själv.',
} as const;

const TICK_MS = 1_000;
/** The first group has sailed for so long when somebody looks. */
const UNDER_WAY_MS = 45 * 60_000;
/** From the moment when somebody looks to the first boat. */
const FIRST_MS = 10_000;
/** Boats that would come in together, or far apart. */
const GAP_MS = { min: 3_000, max: 15_000 };
/** The corrected time of a boat in the middle, and how far from it boats are. */
const PACE_MS = 40 * 60_000;
const SPREAD = 0.03;

/** A boat of the race, and how long somebody has looked when it finishes. */
interface Arrival {
  competitor: number;
  afterMs: number;
}

type Started = Pick<SetupAnswer, 'entered' | 'start_groups'>;

/** The boats in the order in which they come in: slow ones started first, and luck decides the rest. */
function arrivals({ entered, start_groups }: Started, random: Random): Arrival[] {
  const startOf = new Map(start_groups.map(({ id, effective_start }) => [id, Date.parse(effective_start ?? '') || 0]));
  const planned = entered
    .map(({ id, start_group, rating }) => {
      const sailedMs = (PACE_MS * (1 + random.noise(SPREAD))) / Number(rating ?? 1);
      return { competitor: id, at: (startOf.get(start_group ?? 0) ?? 0) + sailedMs };
    })
    .sort((one, other) => one.at - other.at);
  let afterMs = 0;
  return planned.map(({ competitor, at }, index) => {
    const gap = at - (planned[index - 1]?.at ?? at);
    afterMs += index === 0 ? FIRST_MS : Math.min(GAP_MS.max, Math.max(GAP_MS.min, Math.round(gap)));
    return { competitor, afterMs };
  });
}

interface LiveRace {
  sailing: number;
  date: string;
  /** Those that are still out, first first. */
  out: Arrival[];
}

export interface LiveRaceDeps extends UnitOfWorkDeps {
  random: Random;
  /** Somebody has the app open. */
  isWatched: () => boolean;
  onTrouble: (error: unknown) => void;
}

/** What somebody did meanwhile stands: a verified race, a boat that has been recorded, a race that is gone. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof HttpError)) throw error;
}

/** How the race is made and its boats are recorded: by the commands that the API calls, in the name of the club. */
function raceOffice({ random, ...deps }: LiveRaceDeps, club: number) {
  const actor: Actor = { is_staff: false, club: { id: club }, sailor: null };
  const write = <T>(action: (work: Work) => Promise<T>) =>
    unitOfWork(deps, action, { userId: null, name: 'Simuleringen' });

  async function removeEarlier(): Promise<void> {
    const earlier = deps.db.selectFrom('sailings').select('id').where('club_id', '=', club);
    const { name, description } = LIVE_SAILING;
    for (const { id } of await earlier.where('name', '=', name).where('description', '=', description).execute())
      await write((work) => removeSailing(work, actor, id, undefined)).catch(ignoreRefusal);
  }
  return {
    /** The race of today, in place of those of before. */
    begin: async (): Promise<LiveRace> => {
      await removeEarlier();
      const start = deps.now().getTime() - UNDER_WAY_MS;
      const date = localDateOf(start);
      const when = { start_date: date, start_time: localTimeOf(start), start_type: 'groups' };
      return write(async (work) => {
        const { id } = await createSailing(work, actor, { club, ...LIVE_SAILING, ...when });
        const setup = await copySetup(work, actor, id, { boats: true });
        await updateSailing(work, actor, { id, body: { status: 'ongoing' }, partial: true, expected: undefined });
        return { sailing: id, date, out: arrivals(setup, random) };
      });
    },
    /** Whoever has been recorded by hand stays as recorded. */
    finish: async (sailing: number, boat: number): Promise<void> => {
      const columns = deps.db.selectFrom('competitors').select(['finish_at', 'score_code']);
      const row = await columns.where('id', '=', boat).executeTakeFirst();
      if (row?.finish_at !== null || row.score_code !== null) return;
      const finishes = [{ competitor: boat, finish_time: wireDatetime(deps.now().getTime()) }];
      await write((work) => writeFinishSheet(work, actor, sailing, { finishes })).catch(ignoreRefusal);
    },
  };
}

/** Brings the race of the club to where it is when somebody has looked for so long, in milliseconds. */
export function liveRace(deps: LiveRaceDeps, club: number): (watchedMs: number) => Promise<void> {
  const office = raceOffice(deps, club);
  let race: LiveRace | null = null;
  let beganMs = 0;
  return async (watchedMs) => {
    const isOfEarlierDay = race?.out.length === 0 && race.date !== localDateOf(deps.now().getTime());
    if (race === null || isOfEarlierDay) {
      race = await office.begin();
      beganMs = watchedMs;
    }
    for (let next = race.out[0]; next && next.afterMs <= watchedMs - beganMs; next = race.out[0]) {
      race.out.shift();
      await office.finish(race.sailing, next.competitor);
    }
  };
}

/**
 * Lets a race of the demo club be sailed while somebody looks: boats that have started come in one after the other.
 * Does nothing where there is no demo club, and ends at the first failure. Returns the way to stop, which waits for the
 * write that is under way.
 */
export async function startLiveRace(deps: LiveRaceDeps): Promise<() => Promise<void>> {
  const club = await deps.db.selectFrom('clubs').select('id').where('slug', '=', DEMO_CLUB.slug).executeTakeFirst();
  if (!club) return async () => {};
  const sail = liveRace(deps, club.id);
  let watchedMs = 0;
  let sailing: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (!deps.isWatched()) return;
    watchedMs += TICK_MS;
    sailing ??= sail(watchedMs)
      .catch((error: unknown) => {
        clearInterval(timer);
        deps.onTrouble(error);
      })
      .finally(() => (sailing = undefined));
  }, TICK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sailing;
  };
}
