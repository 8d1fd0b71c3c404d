import type { Competitor } from '../../../shared/contract/competitors';
import type { EntryContact } from '../../../shared/domain/entryList/entryDraft';
import {
  isInScope,
  isRegistrationOpen,
  mayActForAClub,
  mayAskToEnter,
  mayRecord,
  type Actor,
} from '../../../shared/domain/permissions';
import { isRecognisable } from '../../../shared/domain/sameEntrant';
import { competitorSchema, ownEntrySchema, type CompetitorInput } from '../../../shared/schemas/competitor';
import { fieldErrors } from '../../../shared/schemas/fields/validate';
import { validationTexts } from '../../../shared/texts/validation';
import { bit } from '../../db/changes';
import type { CompetitorChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { forbidden, invalid, refused } from '../../errors';
import { parse } from '../../http/parse';
import {
  assertUnlocked,
  heldSailingOfBody,
  rulesOf,
  sailingNamedBy,
  type SailingView,
} from '../../resources/sailings/access';
import { nameNameless } from '../../resources/sailors/sailors';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';
import {
  baseColumns,
  boatColumns,
  modelTextColumns,
  toCompetitorColumns,
  ratingColumns,
  sailorColumns,
} from '../../resources/competitors/entry';
import { presentCompetitor } from '../../resources/competitors/present';
import { mailIfEntered } from './approvalMails';
import {
  assertClass,
  assertEnteredOnce,
  assertGroup,
  assertNumberFree,
  competitorTexts,
} from '../../resources/competitors/checks';
import { placedByNumber } from './groupPlacing';
import { startByPlan } from './pursuitStarts';
import { addEntry } from './saveCompetitor';
import { sourcesOf } from '../../resources/competitors/sources';

type Input = Partial<CompetitorInput>;

/** Throws unless the actor is a sailor who may enter now, and enters nobody else. */
function assertMayEnterOneself(work: Work, actor: Actor, sailing: SailingView, body: unknown): number {
  const own = actor.club === null ? actor.sailor?.id : undefined;
  if (own === undefined) throw forbidden();
  const named = fieldErrors(ownEntrySchema.pick(['sailor']), body);
  const sailor = 'value' in named ? (named.value.sailor ?? own) : own;
  const rules = rulesOf(sailing);
  if (sailor !== own || !(isInScope(actor, rules) || mayAskToEnter(actor, rules))) throw forbidden();
  if (!isRegistrationOpen(rules, Date.parse(work.now))) throw refused(competitorTexts.registrationClosed);
  return own;
}

/** Who records an evening enters a boat as it lies there: people's accounts and boats are the club's to choose. */
const asRecorded = ({ sailor: _sailor, boat: _boat, anyway: _anyway, ...input }: Input): Input => input;

function readInput(work: Work, actor: Actor, sailing: SailingView, body: unknown): Input {
  if (mayRecord(actor, rulesOf(sailing))) {
    assertUnlocked(sailing);
    const input = parse(competitorSchema, body);
    return actor.recorder ? asRecorded(input) : input;
  }
  const sailor = assertMayEnterOneself(work, actor, sailing, body);
  const approved = sailing.entry_approval === 0 && isInScope(actor, rulesOf(sailing));
  return { ...parse(ownEntrySchema, body), sailor, approved };
}

const NO_CONTACT: EntryContact = { email: '', phone: '' };

/** A new entry before anything is filled in. */
const EMPTY = { skipper_name: '', rating_type: 'srs', approved: bit(true) } as const;

/** Throws 400 where a sailor names no helm in their own entry, or nothing tells the boat that a club enters. */
function assertHelm({ sail_number = '', skipper_name = '' }: CompetitorChanges, enteredBy: 'club' | 'sailor'): void {
  const isTold = enteredBy === 'club' ? isRecognisable({ sail_number, skipper_name }) : skipper_name !== '';
  if (!isTold) throw invalid({ skipper_name: [validationTexts.required] });
}

/** `createCompetitor` for a boat of a list, which says how its people are reached. */
export async function createListed(
  work: Work,
  actor: Actor,
  body: unknown,
  contact: EntryContact,
): Promise<Competitor> {
  const sailingId = sailingNamedBy(body, () =>
    parse(mayActForAClub(actor) || actor.recorder ? competitorSchema : ownEntrySchema, body),
  );
  const sailing = await heldSailingOfBody(work, actor, sailingId);
  const input = readInput(work, actor, sailing, body);

  const setting = { sailing, groups: await groupsOfSailing(work.tx, sailing.id) };
  await assertGroup(work, input.start_group, setting);
  await assertClass(work, input.race_class, setting);
  const sources = await sourcesOf(work.tx, { sailor: input.sailor, boat: input.boat, boatModel: input.boat_model });
  const type = input.rating_type ?? 'srs';
  const named = {
    ...EMPTY,
    ...sailorColumns(sources, sailing.club_id),
    ...boatColumns(sources),
    ...ratingColumns(sources, type),
    ...baseColumns(input, type),
    ...toCompetitorColumns(input, sailing.start_date),
  };
  const asked = { ...named, ...modelTextColumns(input, named) };
  const columns = { ...startByPlan(sailing, asked), ...asked, ...placedByNumber(work, asked, setting) };
  const entered_by = mayRecord(actor, rulesOf(sailing)) ? 'club' : 'sailor';
  assertHelm(columns, entered_by);
  await assertEnteredOnce(work, actor, { columns, sailingId: sailing.id });
  if (!input.anyway) await assertNumberFree(work, { columns, sailingId: sailing.id });

  const listed = { contact_email: contact.email, contact_phone: contact.phone };
  const entry = await addEntry(work, { ...columns, ...listed, entered_by, sailing_id: sailing.id }, setting);
  if (entered_by === 'sailor' && entry.sailor_id !== null)
    await nameNameless(work, entry.sailor_id, columns.skipper_name);
  await mailIfEntered(work, { entry, setting });
  return presentCompetitor(entry, setting, actor);
}

/**
 * Enters a boat: a club may enter any in its own sailings, a sailor only themselves where registration is open. The
 * skipper of a sailor's own entry becomes the name of a profile that has none.
 */
export const createCompetitor = (work: Work, actor: Actor, body: unknown): Promise<Competitor> =>
  createListed(work, actor, body, NO_CONTACT);
