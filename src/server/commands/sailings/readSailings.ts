import type { Kysely } from 'kysely';
import type { Sailing, SailingRow, SailingSummary } from '../../../shared/contract/sailings';
import { mayEditClub, type Actor } from '../../../shared/domain/permissions';
import { MAX_ID } from '../../../shared/limits';
import { validationTexts } from '../../../shared/texts/validation';
import type { Database } from '../../db/schema';
import { invalid } from '../../errors';
import { clubVersion, findClub } from '../../resources/clubs/clubs';
import { presentedEntries } from '../../resources/competitors/readCompetitors';
import { withSupport } from '../../resources/finish-observations/ownReports';
import { presentedClasses } from '../../resources/race-classes/raceClasses';
import { noCache, type MemoryCache } from '../../db/memoryCache';
import { sailingResults, withPlaces } from '../../resources/results/sailingResults';
import { clubOfVisibleSerie } from '../../resources/series/lookup';
import { groupsOfSailing, presentedGroups } from '../../resources/start-groups/startGroups';
import { presentSailing, presentSummary, presentWholeSailing } from '../../resources/sailings/present';
import {
  entriesOfSailor,
  findSailings,
  sailingsOfSerie,
  type OwnEntry,
  type SailingView,
} from '../../resources/sailings/repository';

type Db = Kysely<Database>;

/** The actor's own entries, by sailing. */
async function ownEntries(db: Db, actor: Actor | null): Promise<Map<number, OwnEntry>> {
  const entries = actor?.sailor ? await entriesOfSailor(db, actor.sailor.id) : [];
  return new Map(entries.map((entry) => [entry.sailing_id, entry]));
}

export async function presentFor(db: Db, actor: Actor | null, sailings: SailingView[]): Promise<SailingRow[]> {
  const entries = await ownEntries(db, actor);
  return sailings.map((sailing) =>
    presentSailing(sailing, { canEdit: mayEditClub(actor, sailing.club_id), entry: entries.get(sailing.id) }),
  );
}

/** Every sailing of a serie, in the order sailed. */
export async function sailingsIn(db: Db, serieId: number): Promise<SailingView[]> {
  const inOrder = (a: SailingView, b: SailingView) =>
    a.start_date === b.start_date ? a.id - b.id : a.start_date < b.start_date ? -1 : 1;
  return (await sailingsOfSerie(db, serieId)).sort(inOrder);
}

/** The sailings of a serie that the actor may see, named in passing, in the order sailed. */
export async function presentedSummaries(db: Db, actor: Actor, serieId: number): Promise<SailingSummary[]> {
  const sailings = await findSailings(db, { actor, serieId });
  const [first] = sailings;
  const club = first && (await findClub(db, String(first.club_id)));
  if (!club) return [];
  return (await presentFor(db, actor, sailings)).map((row) => presentSummary(row, club));
}

/** The sailing with all that lies below it. */
export async function wholeSailing(
  db: Db,
  actor: Actor,
  sailing: SailingView,
  memoryCache: MemoryCache = noCache,
): Promise<Sailing> {
  const [row] = await presentFor(db, actor, [sailing]);
  if (!row) throw new Error('A sailing was lost while it was presented.');
  const groups = await groupsOfSailing(db, sailing.id);
  const { results } = await sailingResults(db, sailing, memoryCache);
  const entries = await withSupport(db, sailing.id, await presentedEntries(db, { sailing, groups }, actor));
  const boats = withPlaces(entries, results);
  const startGroups = presentedGroups(groups, sailing, boats);
  // All boats by group, in the order of the board, and those without a group last.
  const grouped = startGroups.flatMap(({ competitors }) => competitors);
  const ungrouped = boats.filter(({ start_group }) => start_group === null);
  const raceClasses = await presentedClasses(db, sailing.id);
  const competitors = [...grouped, ...ungrouped];
  return presentWholeSailing(row, { competitors, start_groups: startGroups, race_classes: raceClasses, results });
}

/** What the query asks for; empty values are not there. */
export interface SailingQuery {
  /** Id or slug. */
  club: string | undefined;
  serie: string | undefined;
}

export interface FoundSailings {
  sailings: SailingRow[];
  /** The club's number; undefined for a list that is not of one club. */
  clubVersion: number | undefined;
}

const noSuchChoice = (name: string) => invalid({ [name]: [validationTexts.notFilterChoice] });

async function clubOf(db: Db, club: string | undefined): Promise<number | undefined> {
  if (club === undefined) return undefined;
  const found = await findClub(db, club);
  if (!found) throw noSuchChoice('club');
  return found.id;
}

interface Serie {
  id: number;
  clubId: number;
}

async function serieOf(db: Db, actor: Actor, serie: string | undefined): Promise<Serie | undefined> {
  if (serie === undefined) return undefined;
  const id = /^\d{1,10}$/.test(serie) && Number(serie) <= MAX_ID ? Number(serie) : 0;
  const clubId = await clubOfVisibleSerie(db, actor, id);
  if (clubId === undefined) throw noSuchChoice('serie');
  return { id, clubId };
}

/**
 * The sailings that the actor may see, by date. Throws 400 for a club or a serie that does not exist, or that the actor
 * may not see.
 */
export async function listSailings(db: Db, actor: Actor, query: SailingQuery): Promise<FoundSailings> {
  const clubId = await clubOf(db, query.club);
  const serie = await serieOf(db, actor, query.serie);
  const sailings = await findSailings(db, { actor, clubId, serieId: serie?.id });
  const ofClub = clubId ?? serie?.clubId;
  return {
    sailings: await presentFor(db, actor, sailings),
    clubVersion: ofClub === undefined ? undefined : await clubVersion(db, ofClub),
  };
}
