import type { Kysely } from 'kysely';
import type { DistinctCompetitor } from '../../../shared/contract/competitors';
import { fromThousandths } from '../../../shared/domain/decimals';
import { mayEditClub, type Actor } from '../../../shared/domain/permissions';
import { sailNumberSortKey } from '../../../shared/domain/sailNumber';
import { amongEntered, crewKey, withKnownHelms, type Entrant } from '../../../shared/domain/sameEntrant';
import { MAX_ID } from '../../../shared/limits';
import { validationTexts } from '../../../shared/texts/validation';
import type { MemoryCache } from '../../db/memoryCache';
import type { Database } from '../../db/schema';
import { forbidden, invalid, notFound } from '../../errors';
import { clubDataVersion, findClub } from '../../resources/clubs/clubs';
import { clubOfSailing, entriesOfClub, type ClubEntry } from './repository';

/** A boat with its helm, in all the sailings that they have been entered in. */
interface Known {
  latest: ClubEntry;
  times: number;
}

const entrantOf = ({ sailor_id, boat_id, boat_model_id, ...texts }: ClubEntry): Entrant => ({
  ...texts,
  sailor: sailor_id,
  boat: boat_id,
  boat_model: boat_model_id,
});

/**
 * One for each boat and helm, as their last entry says it. The entries come in the order sailed; those without a helm
 * count only where the boat has none in any.
 */
function distinct(entries: readonly ClubEntry[]): Known[] {
  const known = new Map<string, Known>();
  for (const { entry, ...entrant } of withKnownHelms(entries.map((entry) => ({ ...entrantOf(entry), entry })))) {
    const key = crewKey(entrant);
    known.set(key, { latest: entry, times: (known.get(key)?.times ?? 0) + 1 });
  }
  return [...known.values()];
}

/** Those whose helm and boat are both free: neither can be entered twice. */
function notAmong(known: readonly Known[], entered: readonly ClubEntry[]): Known[] {
  const isEntered = amongEntered(entered.map(entrantOf));
  return known.filter(({ latest }) => !isEntered(entrantOf(latest)));
}

/** Contract 5.13. */
const presentDistinct = ({ latest, times }: Known): DistinctCompetitor => ({
  id: latest.id,
  sailor: latest.sailor_id,
  boat: latest.boat_id,
  skipper_name: latest.skipper_name,
  crew_names: latest.crew_names,
  sail_number: latest.sail_number,
  boat_name: latest.boat_name,
  boat_model: latest.boat_model_id,
  boat_model_name: latest.boat_model_name,
  rating: fromThousandths(latest.rating_thousandths),
  rating_type: latest.rating_type,
  last_sailing: { id: latest.sailing_id, name: latest.sailing_name, start_date: latest.start_date },
  times_entered: times,
});

type Db = Kysely<Database>;

interface ClubEntries {
  entries: ClubEntry[];
  known: Known[];
}

/** Throws 400 for a sailing that the club does not have. */
async function sailingNamed(db: Db, clubId: number, text: string | undefined): Promise<number | undefined> {
  if (text === undefined) return undefined;
  const id = /^\d{1,10}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : 0;
  if ((await clubOfSailing(db, id)) !== clubId) throw invalid({ sailing_id: [validationTexts.notFilterChoice] });
  return id;
}

/** Reads the club's entries, those who enter most often first. */
async function readEntries(db: Db, clubId: number): Promise<ClubEntries> {
  const entries = await entriesOfClub(db, clubId);
  const keyed = distinct(entries).map((known) => ({ known, key: sailNumberSortKey(known.latest.sail_number) }));
  keyed.sort(
    (a, b) =>
      b.known.times - a.known.times || (a.key < b.key ? -1 : a.key > b.key ? 1 : a.known.latest.id - b.known.latest.id),
  );
  return { entries, known: keyed.map(({ known }) => known) };
}

/**
 * Every boat with its helm that the club has ever entered, those who sail most first; with `sailingId` only those who
 * could be entered in that sailing too. Throws 403 unless the actor runs the club.
 */
export async function listDistinct(
  db: Db,
  actor: Actor,
  { club, sailingId }: { club: string; sailingId: string | undefined },
  memoryCache: MemoryCache,
): Promise<DistinctCompetitor[]> {
  const found = await findClub(db, club);
  if (!found) throw notFound();
  if (!mayEditClub(actor, found.id)) throw forbidden();
  const sailing = await sailingNamed(db, found.id, sailingId);

  const moment = await clubDataVersion(db, found.id);
  const { entries, known } = await memoryCache({ subject: `entries of club ${found.id}`, ...moment }, () =>
    readEntries(db, found.id),
  );
  const entered = sailing === undefined ? [] : entries.filter(({ sailing_id }) => sailing_id === sailing);
  return notAmong(known, entered).map(presentDistinct);
}
