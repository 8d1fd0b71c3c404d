import { object } from 'yup';
import type { InferType } from 'yup';
import type { FieldErrors } from '../contract/common';
import { DECISION_USES } from '../contract/finishDifferences';
import { MAX_FINISHES_PER_CALL } from '../limits';
import { validationTexts } from '../texts/validation';
import { choice, uuid } from './fields/choice';
import { field, misread, required, typeName } from './fields/field';
import { datetimeOrTime } from './fields/temporal';
import { fieldErrors } from './fields/validate';

const decisionSchema = object({
  main: uuid().nullable(),
  reserve: uuid().nullable(),
  use: required(choice(DECISION_USES)),
  finish_time: datetimeOrTime().nullable(),
});
export type DecisionInput = InferType<typeof decisionSchema>;

const listSchema = object({
  decisions: required(
    field('decisions', (raw) => {
      if (!Array.isArray(raw)) return misread(validationTexts.notList(typeName(raw)));
      if (raw.length === 0) return misread(validationTexts.emptyList);
      if (raw.length > MAX_FINISHES_PER_CALL) return misread(validationTexts.tooManyItems(MAX_FINISHES_PER_CALL));
      return raw as unknown[];
    }),
  ),
});

/** POST finish-differences/: the decisions in their order, or all that is wrong with them. */
export function readDecisions(
  body: unknown,
): { decisions: DecisionInput[] } | { itemErrors: Record<number, FieldErrors> } | { errors: FieldErrors } {
  const list = fieldErrors(listSchema, body);
  if ('errors' in list) return list;
  const decisions: DecisionInput[] = [];
  const itemErrors: Record<number, FieldErrors> = {};
  list.value.decisions.forEach((raw, index) => {
    const reading = fieldErrors(decisionSchema, raw);
    if ('errors' in reading) itemErrors[index] = reading.errors;
    else decisions.push(reading.value);
  });
  return Object.keys(itemErrors).length > 0 ? { itemErrors } : { decisions };
}
