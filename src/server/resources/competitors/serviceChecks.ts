import type { Kysely } from 'kysely';
import type { Asker } from '../../../shared/domain/permissions';
import { isOwnEntry } from '../../../shared/domain/permissions';
import { validationTexts } from '../../../shared/texts/validation';
import type { CompetitorChanges, Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { invalid, notFound, refused } from '../../errors';
import { findRaceClass } from '../race-classes/serviceReads';
import { heldSailing, type SailingView } from '../sailings/serviceAccess';
import { findStartGroup, groupsOfSailing } from '../start-groups/serviceReads';
import type { Setting } from './present';
import { competitorById, isEntered, type CompetitorView } from './repository';
import { competitorTexts } from './texts';

export const findEntry = (db: Kysely<Database>, id: number): Promise<CompetitorView | undefined> => competitorById(db, id);

export interface HeldEntry {
  entry: CompetitorView;
  setting: Setting<SailingView>;
}

/** The entry as it stands once every other writer of its club is done. Throws 404 where the asker may not know of it. */
export async function heldEntry(work: Work, asker: Asker, id: number): Promise<HeldEntry> {
  const known = await competitorById(work.tx, id);
  if (!known) throw notFound();
  const sailing = await heldSailing(work, asker, known.sailing_id);
  const entry = await competitorById(work.tx, id);
  if (!entry) throw notFound();
  return { entry, setting: { sailing, groups: await groupsOfSailing(work.tx, sailing.id) } };
}

/** Throws 400 unless the group stands in the entry's own sailing. */
export async function assertGroup({ tx }: Work, id: number | null | undefined, { groups }: Setting): Promise<void> {
  if (id === null || id === undefined || groups.some((group) => group.id === id)) return;
  const exists = await findStartGroup(tx, id);
  throw invalid({ start_group: [exists ? competitorTexts.groupElsewhere : validationTexts.noSuchObject(id)] });
}

/** Throws 400 unless the class is of the entry's own sailing. */
export async function assertClass({ tx }: Work, id: number | null | undefined, { sailing }: Setting): Promise<void> {
  if (id === null || id === undefined) return;
  const raceClass = await findRaceClass(tx, id);
  if (raceClass?.sailing_id === sailing.id) return;
  throw invalid({ race_class: [raceClass ? competitorTexts.classElsewhere : validationTexts.noSuchObject(id)] });
}

interface Entrants {
  columns: CompetitorChanges;
  sailingId: number;
  /** The entry that is changed, if it is there already. */
  except?: number;
}

/** Throws 400 when the sailor or the boat is in the sailing already. */
export async function assertEnteredOnce({ tx }: Work, asker: Asker, { columns, sailingId, except }: Entrants): Promise<void> {
  const { sailor_id: sailor, boat_id: boat } = columns;
  if (sailor && (await isEntered(tx, sailingId, { sailor_id: sailor }, except))) {
    throw isOwnEntry(asker, { sailor }) ? refused(competitorTexts.alreadyEntered) : invalid({ sailor: [competitorTexts.sailorEntered] });
  }
  if (boat && (await isEntered(tx, sailingId, { boat_id: boat }, except))) throw invalid({ boat: [competitorTexts.boatEntered] });
}
