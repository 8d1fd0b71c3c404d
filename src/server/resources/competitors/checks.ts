import type { Kysely } from 'kysely';
import { isOwnEntry, type Actor } from '../../../shared/domain/permissions';
import { sailNumberKey, sailNumbersOfKey } from '../../../shared/domain/sailNumber';
import { validationTexts } from '../../../shared/texts/validation';
import type { CompetitorChanges, Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { invalid, notFound, refused } from '../../errors';
import { findRaceClass } from '../race-classes/raceClasses';
import { holdClub } from '../clubs/clubs';
import { sailingNow, visibleSailing, type SailingView } from '../sailings/access';
import { findStartGroup, groupsOfSailing } from '../start-groups/startGroups';
import type { Setting } from './present';
import { competitorById, competitorsNamed, isEntered, placeOfCompetitor, type CompetitorView } from './repository';

const list = new Intl.ListFormat('sv', { type: 'conjunction' });

/** What the rules of entries say. */
export const competitorTexts = {
  registrationClosed: 'Anmälan är stängd för den här seglingen.',
  alreadyEntered: 'Du är redan anmäld till den här seglingen.',
  sailorEntered: 'Seglaren är redan anmäld till den här seglingen.',
  hasAccount: 'Deltagaren är redan kopplad till ett konto.',
  sailorElsewhere: 'Seglaren hör inte till er klubb. Seglaren behöver själv skapa sitt konto.',
  numberEntered: (boat: string) => `${boat} är redan anmäld.`,
  boatEntered: 'Båten är redan anmäld till den här seglingen.',
  groupElsewhere: 'Startgruppen hör till en annan segling.',
  groupGone: 'Startgruppen finns inte längre.',
  competitorGone: 'Deltagaren finns inte längre i seglingen.',
  classElsewhere: 'Klassen hör till en annan segling.',
  startAfterFinish: (boats: string[]) =>
    `Målgången för ${list.format(boats)} stämmer inte med den nya starten. Rätta tiden först, eller ändra starten.`,
} as const;

export const findEntry = (db: Kysely<Database>, id: number): Promise<CompetitorView | undefined> =>
  competitorById(db, id);

export interface HeldEntry {
  entry: CompetitorView;
  setting: Setting<SailingView>;
}

/**
 * The entry as it stands once every other writer of its club is done. Throws 404 where the actor may not see it.
 */
export async function heldEntry(work: Work, actor: Actor, id: number): Promise<HeldEntry> {
  const place = await placeOfCompetitor(work.tx, id);
  if (!place) throw notFound();
  await holdClub(work, place.club);
  const sailing = await visibleSailing(work.tx, actor, place.sailing);
  const entry = await competitorById(work.tx, id);
  if (!entry) throw notFound();
  return { entry, setting: { sailing, groups: await groupsOfSailing(work.tx, sailing.id) } };
}

/**
 * Whether a group or a class is of another sailing of the same club: whether another club has one of that id is not
 * revealed.
 */
export const isElsewhere = async (
  { tx }: Work,
  row: { sailing_id: number } | undefined,
  { sailing }: Setting,
): Promise<boolean> => row !== undefined && (await sailingNow(tx, row.sailing_id)).club_id === sailing.club_id;

/** Throws 400 unless the group stands in the entry's own sailing. */
export async function assertGroup(work: Work, id: number | null | undefined, setting: Setting): Promise<void> {
  if (id === null || id === undefined || setting.groups.some((group) => group.id === id)) return;
  const isKnown = await isElsewhere(work, await findStartGroup(work.tx, id), setting);
  throw invalid({ start_group: [isKnown ? competitorTexts.groupElsewhere : validationTexts.noSuchObject(id)] });
}

/** Throws 400 unless the class is of the entry's own sailing. */
export async function assertClass(work: Work, id: number | null | undefined, setting: Setting): Promise<void> {
  if (id === null || id === undefined) return;
  const raceClass = await findRaceClass(work.tx, id);
  if (raceClass?.sailing_id === setting.sailing.id) return;
  const isKnown = await isElsewhere(work, raceClass, setting);
  throw invalid({ race_class: [isKnown ? competitorTexts.classElsewhere : validationTexts.noSuchObject(id)] });
}

interface Entrants {
  columns: CompetitorChanges;
  sailingId: number;
  /** The entry that is changed, if it is there already. */
  except?: number;
}

/** Throws 400 when the sailor or the boat is in the sailing already. */
export async function assertEnteredOnce(
  { tx }: Work,
  actor: Actor,
  { columns, sailingId, except }: Entrants,
): Promise<void> {
  const { sailor_id: sailor, boat_id: boat } = columns;
  if (sailor && (await isEntered(tx, sailingId, { sailor_id: sailor }, except))) {
    throw isOwnEntry(actor, { sailor })
      ? refused(competitorTexts.alreadyEntered)
      : invalid({ sailor: [competitorTexts.sailorEntered] });
  }
  if (boat && (await isEntered(tx, sailingId, { boat_id: boat }, except)))
    throw invalid({ boat: [competitorTexts.boatEntered] });
}

/**
 * Throws 400 when another boat of the sailing has the sail number, "57" being "SWE 57". One that was seen at the finish
 * and is on no list is no other boat: it may well be this one.
 */
export async function assertNumberFree(
  { tx }: Work,
  { columns: { sail_number = '' }, sailingId, except }: Entrants,
): Promise<void> {
  const key = sailNumberKey(sail_number);
  if (key === '') return;
  const named = await competitorsNamed(tx, sailingId, { ids: [], sailNumbers: sailNumbersOfKey(key) });
  const other = named.find(({ id, is_unmatched }) => id !== except && is_unmatched === 0);
  if (!other) return;
  const boat = `${other.sail_number} ${other.boat_name || other.skipper_name}`.trim();
  throw invalid({ sail_number: [competitorTexts.numberEntered(boat)] });
}
