import type { FieldErrors } from '../../../shared/contract/common';
import type { FinishDecisionsAnswer } from '../../../shared/contract/finishDifferences';
import type { Actor } from '../../../shared/domain/permissions';
import { readDecisions, type DecisionInput } from '../../../shared/schemas/finishDecision';
import { validationTexts } from '../../../shared/texts/validation';
import type { Work } from '../../db/unitOfWork';
import { conflict, invalid, invalidItems } from '../../errors';
import { assertReadable } from '../../http/parse';
import { comparedLists, boatsOfPair, type SeenPair } from '../../resources/finish-observations/comparedLists';
import { differencesOf } from '../../resources/results/finishDifferences';
import { assertUnlocked, heldRecordedSailing } from '../../resources/sailings/access';
import { answerOf, openSheet, type ObservationSheet } from './observationSheet';
import { writeDecision, type Decision } from './writeDecision';

const decisionTexts = {
  noBoat: 'Ingen av listorna vet vilken båt det var.',
  notInList: 'Listan har ingen målgång här.',
} as const;

function readInputs(body: unknown): DecisionInput[] {
  assertReadable(body);
  const read = readDecisions(body);
  if ('errors' in read) throw invalid(read.errors);
  if ('itemErrors' in read) throw invalidItems('decisions', read.itemErrors);
  return read.decisions;
}

/** The key of what the decision goes by. */
function usedKey({ main, reserve, use }: DecisionInput): string | null {
  if (use === 'main' || use === 'reserve') return (use === 'main' ? main : reserve) ?? null;
  return main ?? reserve ?? null;
}

/** What is wrong with a decision, whatever the lists say of each other. */
function errorsOf({ observations }: ObservationSheet, decision: DecisionInput): FieldErrors {
  const { main, reserve, use, finish_time } = decision;
  const errors: FieldErrors = {};
  for (const [list, uuid] of Object.entries({ main, reserve }))
    if (uuid && observations.get(uuid)?.list !== list) errors[list] = [validationTexts.noSuchObject(uuid)];
  if (!main && !reserve) errors.non_field_errors = [decisionTexts.notInList];
  else if (usedKey(decision) === null) errors.use = [decisionTexts.notInList];
  if (use === 'time' && !finish_time) errors.finish_time = [validationTexts.required];
  return errors;
}

const isAbout = (pair: SeenPair, { main, reserve }: DecisionInput): boolean =>
  (pair.main?.id ?? null) === (main ?? null) && (pair.reserve?.id ?? null) === (reserve ?? null);

function lacksBoat(pair: SeenPair, { use }: DecisionInput): boolean {
  const boats = boatsOfPair(pair);
  if (use === 'time') return boats.main === null && boats.reserve === null;
  return use === 'reserve' && boats.reserve === null;
}

/** The decisions with the pairs that they are about. Throws 409 where the lists are no longer paired so. */
async function decisionsOf(sheet: ObservationSheet, inputs: DecisionInput[]): Promise<Decision[]> {
  const { work, setting, observations } = sheet;
  const errors: Record<number, FieldErrors> = {};
  const note = (index: number, found: FieldErrors) => {
    if (Object.keys(found).length > 0) errors[index] = found;
  };
  inputs.forEach((input, index) => note(index, errorsOf(sheet, input)));
  if (Object.keys(errors).length > 0) throw invalidItems('decisions', errors);

  const { offsetMs, rows } = comparedLists([...observations.values()]);
  const decisions = inputs.flatMap((input): Decision[] => {
    const pair = rows.find((one) => isAbout(one, input));
    return pair ? [{ pair, offsetMs, use: input.use, finishTime: input.finish_time ?? null }] : [];
  });
  if (decisions.length < inputs.length) throw conflict(await differencesOf(work.tx, setting.sailing));
  decisions.forEach(({ pair }, index) => {
    const input = inputs[index];
    if (input && lacksBoat(pair, input)) note(index, { use: [decisionTexts.noBoat] });
  });
  if (Object.keys(errors).length > 0) throw invalidItems('decisions', errors);
  return decisions;
}

/**
 * Writes what somebody decided where two lists of a finish differ: all of it or nothing. The finishes follow, each with
 * a line of the log. Answers how the lists stand then.
 */
export async function decideDifferences(
  work: Work,
  actor: Actor,
  sailingId: number,
  body: unknown,
): Promise<FinishDecisionsAnswer> {
  const sailing = await heldRecordedSailing(work, actor, sailingId);
  const inputs = readInputs(body);
  assertUnlocked(sailing);
  const sheet = await openSheet(work, sailing);
  const errors: Record<number, FieldErrors> = {};
  for (const [index, decision] of (await decisionsOf(sheet, inputs)).entries()) {
    const found = await writeDecision(sheet, decision);
    if (found) errors[index] = found;
  }
  if (Object.keys(errors).length > 0) throw invalidItems('decisions', errors);
  const { competitors } = answerOf(sheet, [], actor);
  return { ...(await differencesOf(work.tx, sailing)), competitors };
}
