import type { Competitor } from '../../../shared/contract/competitors';
import { mayEditClub, mayEditOwnEntry, type Actor } from '../../../shared/domain/permissions';
import { sailNumberKey } from '../../../shared/domain/sailNumber';
import { isRecognisable } from '../../../shared/domain/sameEntrant';
import { competitorSchema, ownEntrySchema, type CompetitorInput } from '../../../shared/schemas/competitor';
import { validationTexts } from '../../../shared/texts/validation';
import { isEmpty, realChanges } from '../../db/changes';
import type { CompetitorChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { forbidden, invalid } from '../../errors';
import { parse } from '../../http/parse';
import type { Update } from '../../http/writeRoutes';
import { logRetimed } from '../../resources/result-log/writeResultLog';
import { assertStaysInClub, assertUnlocked, assertVersion, rulesOf } from '../../resources/sailings/access';
import {
  baseColumns,
  boatColumns,
  modelTextColumns,
  toCompetitorColumns,
  ratingColumns,
} from '../../resources/competitors/entry';
import { presentCompetitor, startOf } from '../../resources/competitors/present';
import type { CompetitorView } from '../../resources/competitors/repository';
import {
  assertClass,
  assertEnteredOnce,
  assertGroup,
  assertNumberFree,
  heldEntry,
  type HeldEntry,
} from '../../resources/competitors/checks';
import { mailIfApproved } from './approvalMails';
import { placedByNumber } from './groupPlacing';
import { startByPlan } from './pursuitStarts';
import { changeEntry } from './saveCompetitor';
import { sourcesOf } from '../../resources/competitors/sources';
import { retimings } from '../../resources/competitors/times';

type Input = Partial<CompetitorInput>;

const OF_NAMES = ['hide_name', 'is_minor'];
const isOfNamesAlone = ({ body, partial }: Update): boolean =>
  partial && typeof body === 'object' && body !== null && Object.keys(body).every((key) => OF_NAMES.includes(key));

/**
 * Throws unless the entry is of the actor's club and unlocked, or their own before its start. True for the club, which
 * may always say how public pages name somebody.
 */
function assertMayEdit(work: Work, actor: Actor, { entry, setting }: HeldEntry, update: Update): boolean {
  if (mayEditClub(actor, setting.sailing.club_id)) {
    if (!isOfNamesAlone(update)) assertUnlocked(setting.sailing);
    return true;
  }
  const own = { sailor: entry.sailor_id, startsAt: startOf(entry, setting) };
  if (!mayEditOwnEntry(actor, own, rulesOf(setting.sailing), Date.parse(work.now))) throw forbidden();
  return false;
}

function readInput(isClub: boolean, { body, partial }: Update): Input {
  if (isClub) return partial ? parse(competitorSchema, body, { partial }) : parse(competitorSchema, body);
  const { sailor: _, ...own } = partial ? parse(ownEntrySchema, body, { partial }) : parse(ownEntrySchema, body);
  return own;
}

/** The columns of the body, and those that another boat, type or kind of number changes. */
async function changesOf(
  work: Work,
  entry: CompetitorView,
  input: Input,
  startDate: string,
): Promise<CompetitorChanges> {
  const type = input.rating_type ?? entry.rating_type;
  const isOtherBoat = input.boat !== undefined && input.boat !== entry.boat_id;
  const isOtherModel = input.boat_model !== undefined && input.boat_model !== entry.boat_model_id;
  const boat = input.boat === undefined ? entry.boat_id : input.boat;
  const boatModel = input.boat_model === undefined && !isOtherBoat ? entry.boat_model_id : input.boat_model;

  const sources = await sourcesOf(work.tx, { sailor: input.sailor, boat, boatModel });
  const columns = {
    ...(isOtherBoat ? boatColumns(sources) : {}),
    ...(isOtherBoat || isOtherModel || type !== entry.rating_type ? ratingColumns(sources, type) : {}),
    ...baseColumns(input, type),
    ...toCompetitorColumns(input, startDate),
  };
  return { ...columns, ...modelTextColumns(input, { ...entry, ...columns }) };
}

/** In a pursuit another number means another start, unless the body says when the boat starts. */
function replanned({ entry, setting }: HeldEntry, asked: CompetitorChanges): CompetitorChanges {
  const { rating_thousandths, is_unmatched } = realChanges(entry, asked);
  const isOther = rating_thousandths !== undefined || is_unmatched !== undefined;
  return isOther ? startByPlan(setting.sailing, { ...entry, ...asked }) : {};
}

/** A boat that gets a number or another one, or is on the list from now on, may belong in another group. */
function placedAgain(work: Work, { entry, setting }: HeldEntry, changes: CompetitorChanges): CompetitorChanges {
  const { base_rating_thousandths, is_unmatched } = changes;
  const isOther = base_rating_thousandths !== undefined || is_unmatched !== undefined;
  return isOther ? placedByNumber(work, { ...entry, ...changes }, setting) : {};
}

/** Another number, or the number of a boat that was on no list until now, is no other boat's. */
async function assertOwnNumber(work: Work, entry: CompetitorView, changes: CompetitorChanges): Promise<void> {
  const { sail_number } = { ...entry, ...changes };
  const isOther = sailNumberKey(sail_number) !== sailNumberKey(entry.sail_number);
  if (!isOther && changes.is_unmatched === undefined) return;
  await assertNumberFree(work, { columns: { sail_number }, sailingId: entry.sailing_id, except: entry.id });
}

/** Throws 400 where neither number nor helm would be left to tell the boat by. */
function assertRecognisable(entry: CompetitorView, { skipper_name, sail_number }: CompetitorChanges): void {
  if (skipper_name === undefined && sail_number === undefined) return;
  const left = { skipper_name: skipper_name ?? entry.skipper_name, sail_number: sail_number ?? entry.sail_number };
  if (!isRecognisable(left)) throw invalid({ skipper_name: [validationTexts.notBlank] });
}

/** Putting another sailor into the entry counts as entering that sailor, which only a club may do. */
const withEnterer = (changes: CompetitorChanges): CompetitorChanges =>
  changes.sailor_id === undefined ? changes : { ...changes, entered_by: 'club' };

/** Changes an entry. What a sailor may not write in their own entry is ignored. */
export async function updateCompetitor(work: Work, actor: Actor, update: Update): Promise<Competitor> {
  const held = await heldEntry(work, actor, update.id);
  const { entry, setting } = held;
  const isClub = assertMayEdit(work, actor, held, update);
  assertVersion(entry, update.expected, () => presentCompetitor(entry, setting, actor));

  const input = readInput(isClub, update);
  if (isClub) await assertStaysInClub(work, actor, input.sailing);
  const asked = await changesOf(work, entry, input, setting.sailing.start_date);
  const named = withEnterer(realChanges(entry, { ...replanned(held, asked), ...asked }));
  if (isEmpty(named)) return presentCompetitor(entry, setting, actor);
  const changes = { ...named, ...placedAgain(work, held, named) };

  assertRecognisable(entry, changes);
  await assertGroup(work, changes.start_group_id, setting);
  await assertClass(work, changes.race_class_id, setting);
  await assertEnteredOnce(work, actor, { columns: changes, sailingId: entry.sailing_id, except: entry.id });
  if (!input.anyway) await assertOwnNumber(work, entry, changes);
  const retimed = retimings([{ ...entry, ...changes }], setting);
  const saved = await changeEntry(work, entry, { ...changes, ...retimed.get(entry.id) }, setting);
  await logRetimed(work, setting.sailing.id, retimed.size);
  await mailIfApproved(work, held, changes);
  return presentCompetitor(saved, setting, actor);
}
