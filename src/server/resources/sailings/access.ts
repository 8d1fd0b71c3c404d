import type { Kysely } from 'kysely';
import { object } from 'yup';
import type { SailingStatus } from '../../../shared/contract/sailings';
import type { SequenceStep } from '../../../shared/contract/startSequences';
import { mayEditClub, mayRecord, maySeeSailing, moveRefusal, type Actor } from '../../../shared/domain/permissions';
import { stepsOf } from '../../../shared/domain/race-day/sequences';
import { relation } from '../../../shared/schemas/fields/choice';
import { required } from '../../../shared/schemas/fields/field';
import { fieldErrors } from '../../../shared/schemas/fields/validate';
import { SAILING_STATUS_LABELS } from '../../../shared/texts/labels';
import { validationTexts } from '../../../shared/texts/validation';
import type { Database, EventVisibility, SailingRecord } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { conflict, forbidden, invalid, notFound, refused } from '../../errors';
import { audienceIn } from '../../http/audience';
import type { CacheKey } from '../../http/cachedResponse';
import { holdClub } from '../clubs/clubs';
import { sailingById, stampSailing, type SailingView } from './repository';
import { sailingMoments } from './repositoryVersion';

export const sailingTexts = {
  verified: 'Resultatet är verifierat och kan inte ändras.',
  transition: (from: SailingStatus, to: SailingStatus) =>
    `Statusen kan inte ändras från ${SAILING_STATUS_LABELS[from]} till ${SAILING_STATUS_LABELS[to]}.`,
  verifiedTooEarly: 'Resultatet kan verifieras först när seglingen är avslutad.',
  /** Put after the name of the sailing. */
  copy: ' (kopia)',
} as const;

export type { SailingView } from './repository';

/** The sailing in the words that the shared rules use. */
export const rulesOf = (sailing: SailingView) => ({
  id: sailing.id,
  club: sailing.club_id,
  status: sailing.status,
  verified_result: sailing.verified_result === 1,
  registration_open: sailing.registration_open === 1,
  registration_deadline: sailing.registration_deadline,
  registration_scope: sailing.registration_scope,
});

/** The steps before a start of the sailing: its own copy, or those of a sequence that every club has. */
export const stepsIn = ({ start_sequence, start_steps }: SailingRecord): SequenceStep[] => [
  ...stepsOf({
    start_sequence,
    start_steps: start_steps === null ? null : (JSON.parse(start_steps) as SequenceStep[]),
  }),
];

/** Throws 404 when there is no such sailing, or none that the actor may see. */
export async function visibleSailing(db: Kysely<Database>, actor: Actor, id: number): Promise<SailingView> {
  const sailing = await sailingById(db, id);
  if (!sailing || !maySeeSailing(actor, rulesOf(sailing))) throw notFound();
  return sailing;
}

/** A sailing of the club that everybody who has logged in may see; undefined where there is none. */
export async function openSailing(db: Kysely<Database>, clubId: number, id: number): Promise<SailingView | undefined> {
  const sailing = await sailingById(db, id);
  return sailing?.club_id === clubId && sailing.status !== 'unpublished' ? sailing : undefined;
}

/** The sailing as it stands now, of a write that holds it. */
export async function sailingNow(db: Kysely<Database>, id: number): Promise<SailingView> {
  const sailing = await sailingById(db, id);
  if (!sailing) throw new Error(`Sailing ${id} vanished within its own transaction.`);
  return sailing;
}

/** Throws 403 unless the actor runs the sailing's club. */
export function assertOwn(actor: Actor, sailing: SailingView): void {
  if (!mayEditClub(actor, sailing.club_id)) throw forbidden();
}

/** Throws 403 unless the actor runs the sailing's club, or records this sailing. */
export function assertMayRecord(actor: Actor, sailing: SailingView): void {
  if (!mayRecord(actor, rulesOf(sailing))) throw forbidden();
}

/**
 * The sailing as it stands once every other writer of its club is done; nobody else changes it before this write is.
 */
async function heldSailing(work: Work, actor: Actor, id: number): Promise<SailingView> {
  const { club_id } = await visibleSailing(work.tx, actor, id);
  await holdClub(work, club_id);
  return visibleSailing(work.tx, actor, id);
}

/** `heldSailing` for the sailing's own club. */
export async function heldOwnSailing(work: Work, actor: Actor, id: number): Promise<SailingView> {
  const sailing = await heldSailing(work, actor, id);
  assertOwn(actor, sailing);
  return sailing;
}

/** `heldSailing` for those who record it. */
export async function heldRecordedSailing(work: Work, actor: Actor, id: number): Promise<SailingView> {
  const sailing = await heldSailing(work, actor, id);
  assertMayRecord(actor, sailing);
  return sailing;
}

/** Throws 403 or 400 unless the actor may move the boats of the sailing and record their times and codes. */
export function assertMayMove(actor: Actor, sailing: SailingView): void {
  const refusal = moveRefusal(mayRecord(actor, rulesOf(sailing)), rulesOf(sailing));
  if (refusal === 'not_own_club') throw forbidden();
  if (refusal === 'verified') throw refused(sailingTexts.verified);
}

/** `heldSailing` for those who may move its boats. */
export async function heldMovableSailing(work: Work, actor: Actor, id: number): Promise<SailingView> {
  const sailing = await heldSailing(work, actor, id);
  assertMayMove(actor, sailing);
  return sailing;
}

const belowSailingSchema = object({ sailing: required(relation()) });

/**
 * The sailing that a body names. The rights are asked before the rest of the body is, unless it names none: then
 * `parseAll` says all that is wrong.
 */
export function sailingNamedBy(body: unknown, parseAll: () => { sailing: number }): number {
  const named = fieldErrors(belowSailingSchema, body);
  return 'value' in named ? named.value.sailing : parseAll().sailing;
}

/**
 * `heldSailing` for the sailing that a body names: one that does not exist is a wrong value, one that the actor may not
 * know of is not found.
 */
export async function heldSailingOfBody(work: Work, actor: Actor, id: number): Promise<SailingView> {
  if (!(await sailingById(work.tx, id))) throw invalid({ sailing: [validationTexts.noSuchObject(id)] });
  return heldSailing(work, actor, id);
}

/**
 * An object stays in its sailing. Throws 403 for an attempt to move it to another club; any other id is not looked at.
 */
export async function assertStaysInClub(work: Work, actor: Actor, sailingId: number | undefined): Promise<void> {
  const sailing = sailingId === undefined ? undefined : await sailingById(work.tx, sailingId);
  if (sailing) assertOwn(actor, sailing);
}

/** Entries, times and codes stand still while the result is verified. */
export function assertUnlocked(sailing: SailingView): void {
  if (sailing.verified_result === 1) throw refused(sailingTexts.verified);
}

/**
 * Throws 409 when the row has changed since the sender read it. `expected` is that version, if the request names it.
 */
export function assertVersion(row: { version: number }, expected: number | undefined, present: () => unknown): void {
  if (expected !== undefined && row.version > expected) throw conflict(present());
}

/** Who receives the events of the sailing. */
export const visibilityIn = ({ status }: Pick<SailingView, 'status'>): EventVisibility =>
  status === 'unpublished' ? 'club' : 'everyone';

/** The sailing takes the number of a change below it, without a frame of its own. */
export async function touchSailing({ tx, now }: Work, id: number, version: number): Promise<void> {
  await stampSailing(tx, { id, version, at: now });
}

/**
 * What a response about a sailing depends on. Throws 404 when there is no such sailing, or none that the actor may see.
 */
export async function sailingCacheKey(db: Kysely<Database>, actor: Actor, id: number): Promise<Omit<CacheKey, 'of'>> {
  const [found] = await sailingMoments(db, { sailing: id, sailor: actor.sailor?.id ?? null });
  if (!found || !maySeeSailing(actor, { id, ...found })) throw notFound();
  const { club, number, under, own_entry: ownEntry } = found;
  return { number, under, clubVersion: number, audience: audienceIn(actor, club, ownEntry !== null) };
}
