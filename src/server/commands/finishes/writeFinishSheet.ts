import type { FieldErrors } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';
import type { Candidate, Doubt, FinishesAnswer } from '../../../shared/contract/finishObservations';
import type { Actor } from '../../../shared/domain/permissions';
import { sailNumberKey, sailNumbersOfKey } from '../../../shared/domain/sailNumber';
import { readFinishSheet, type FinishLine, type LineErrors } from '../../../shared/schemas/finish';
import { validationTexts } from '../../../shared/texts/validation';
import { isEmpty } from '../../db/changes';
import type { CompetitorChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { conflict, invalid, invalidItems } from '../../errors';
import { assertReadable } from '../../http/parse';
import { presentedEntry, type CompetitorView, type Setting } from '../../resources/competitors/readCompetitors';
import { competitorsNamed, middleTimes } from '../../resources/competitors/repository';
import { addEntry, changeEntry, type NewEntry } from '../competitors/saveCompetitor';
import { startOf } from '../../resources/competitors/times';
import { logResult } from '../../resources/result-log/writeResultLog';
import { heldMovableSailing } from '../../resources/sailings/access';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';
import { reasonsAgainst, refusals, type FinishReason, type Moment } from '../../resources/finishes/doubts';
import { validateFinish, unknownBoat, finishTexts } from '../../resources/finishes/validateFinish';

const SECOND_MS = 1000;

/** A line and the boat that it is about; undefined: no boat of the sailing has the number. */
interface FoundLine extends FinishLine {
  entry: CompetitorView | undefined;
}

function readLines(body: unknown): FinishLine[] {
  assertReadable(body);
  const sheet = readFinishSheet(body);
  if ('errors' in sheet) throw invalid(sheet.errors);
  if ('lineErrors' in sheet) throw invalidItems('finishes', sheet.lineErrors);
  return sheet.lines;
}

function throwIfAny(errors: LineErrors): void {
  if (Object.keys(errors).length > 0) throw invalidItems('finishes', errors);
}

/** The entries that the lines may be about. A sailing may hold thousands, and nobody else of the club writes meanwhile. */
function entriesNamed({ tx }: Work, lines: FinishLine[], sailingId: number): Promise<CompetitorView[]> {
  const ids = lines.flatMap(({ boat }) => (typeof boat === 'number' ? boat : []));
  const sailNumbers = lines.flatMap(({ boat }) =>
    typeof boat === 'number' ? [] : sailNumbersOfKey(sailNumberKey(boat)),
  );
  return competitorsNamed(tx, sailingId, { ids, sailNumbers });
}

const candidateOf = ({ id, sail_number, boat_name }: CompetitorView): Candidate => ({
  competitor: id,
  sail_number,
  boat_name,
});

/**
 * Finds the boats of the lines: by id, or by sail number, where "57" is "SWE 57". Throws 400 for a boat that stands
 * twice.
 */
function findBoats(lines: FinishLine[], entries: CompetitorView[]): FoundLine[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const keyed = entries.map((entry) => ({ entry, key: sailNumberKey(entry.sail_number) }));
  const withNumber = (key: string) => keyed.filter((one) => one.key === key).map(({ entry }) => entry);
  const seen = new Map<number | string, number>();
  const errors: LineErrors = {};

  const found = lines.map((line, index): FoundLine => {
    const { boat } = line;
    const named = typeof boat === 'number' ? [byId.get(boat)] : withNumber(sailNumberKey(boat));
    const [entry, ...others] = named;
    const identity = entry?.id ?? sailNumberKey(String(boat));
    const earlier = seen.get(identity);
    if (typeof boat === 'number' && !entry) errors[index] = { competitor: [validationTexts.noSuchObject(boat)] };
    else if (others.length > 0)
      errors[index] = {
        sail_number: [finishTexts.severalBoats(String(boat))],
        candidates: named.flatMap((one) => (one ? candidateOf(one) : [])),
      };
    else if (earlier !== undefined) errors[index] = { sail_number: [finishTexts.sameBoat(earlier + 1)] };
    seen.set(identity, earlier ?? index);
    return { ...line, entry };
  });
  throwIfAny(errors);
  return found;
}

/** What a line writes: changes of a boat, or the whole of a new one. */
type Writing = { reasons: FinishReason[] } & (
  | { entry: CompetitorView; changes: CompetitorChanges }
  | { added: NewEntry }
);

function validateLine(line: FoundLine, setting: Setting, moment: Moment): Writing | { errors: FieldErrors } {
  const { boat, entry, input, anyway } = line;
  const own = entry ?? unknownBoat(String(boat));
  const finisher = { entry: own, start: startOf(own, setting), date: setting.sailing.start_date, mayBeEarly: true };
  const validated = validateFinish(finisher, input, 'club');
  if ('errors' in validated) return validated;
  const { changes } = validated;
  const reasons = reasonsAgainst(finisher, changes, moment);
  const against = anyway ? [] : refusals(reasons);
  if (against.length > 0)
    return { errors: { [input.elapsed_time ? 'elapsed_time' : 'finish_time']: against.map(({ text }) => text) } };
  if (entry) return { entry, changes, reasons };
  if (isEmpty(changes)) return { errors: { sail_number: [finishTexts.nobodyHas(String(boat))] } };
  return { added: { ...unknownBoat(String(boat)), ...changes, sailing_id: setting.sailing.id }, reasons };
}

/** What the lines write. Throws 400 with all that is wrong in any of them. */
function validateLines(lines: FoundLine[], setting: Setting, moment: Moment): Writing[] {
  const errors: LineErrors = {};
  const writings: Writing[] = [];
  lines.forEach((line, index) => {
    const validated = validateLine(line, setting, moment);
    if ('errors' in validated) errors[index] = validated.errors;
    else writings.push(validated);
  });
  throwIfAny(errors);
  return writings;
}

async function save(work: Work, writing: Writing, setting: Setting): Promise<CompetitorView> {
  if ('added' in writing) {
    const added = await addEntry(work, writing.added, setting);
    await logResult(work, { action: 'result', before: null, after: added });
    return added;
  }
  const { entry, changes } = writing;
  if (isEmpty(changes)) return entry;
  const saved = await changeEntry(work, entry, changes, setting);
  await logResult(work, { action: 'result', before: entry, after: saved });
  return saved;
}

/**
 * Writes down a finish sheet: all of its lines, or none. A sail number that no boat of the sailing has becomes a boat
 * of its own, to be matched later. Throws 409 with the boats as they stand when one of them has changed since the
 * version that its line names. Doubtful times are written, and told; those that cannot be need `anyway`.
 */
export async function writeFinishSheet(
  work: Work,
  actor: Actor,
  sailingId: number,
  body: unknown,
): Promise<FinishesAnswer> {
  const sailing = await heldMovableSailing(work, actor, sailingId);
  const setting = { sailing, groups: await groupsOfSailing(work.tx, sailing.id) };
  const named = readLines(body);
  const lines = findBoats(named, await entriesNamed(work, named, sailing.id));
  const present = (entry: CompetitorView): Competitor => presentedEntry(entry, setting, actor);

  const isBehind = lines.some(({ version, entry }) => version !== undefined && (entry?.version ?? 0) > version);
  if (isBehind) throw conflict(lines.flatMap(({ entry }) => (entry ? present(entry) : [])));

  const sailed = (await middleTimes(work.tx, sailing.id)).map((seconds) => seconds * SECOND_MS);
  const competitors: Competitor[] = [];
  const doubts: Doubt[] = [];
  for (const writing of validateLines(lines, setting, { now: Date.parse(work.now), sailed })) {
    const saved = present(await save(work, writing, setting));
    competitors.push(saved);
    doubts.push(...writing.reasons.map((reason) => ({ competitor: saved.id, ...reason })));
  }
  return { competitors, doubts };
}
