import { object } from 'yup';
import type { InferType } from 'yup';
import type { FieldErrors, Id } from '../contract/common';
import { REDRESS_AVERAGES, SCORE_CODES } from '../contract/competitors';
import type { FinishesErrors } from '../contract/finishObservations';
import { PRESENCES } from '../contract/presence';
import { readDuration, wireDuration } from '../domain/duration';
import { SAILOR_CODES } from '../domain/scoreDetails';
import { MAX_ELAPSED_S, MAX_FINISHES_PER_CALL } from '../limits';
import { validationTexts } from '../texts/validation';
import { choice, flag, relation } from './fields/choice';
import { field, misread, required, typeName } from './fields/field';
import type { Misread } from './fields/field';
import { decimal, integer } from './fields/number';
import { sailNumber } from './fields/boat';
import { datetime, datetimeOrTime, duration } from './fields/temporal';
import { text } from './fields/text';
import { fieldErrors } from './fields/validate';

const MAX_TIMES = 10;
const MAX_NOTE = 200;
const MAX_UNCERTAINTY_MS = 86_400_000;
const MAX_ELAPSED_MS = MAX_ELAPSED_S * 1000;

const lengthMs = (value: string): number => readDuration(value) ?? 0;

const elapsedTime = () =>
  duration()
    .nullable()
    .test(
      'max',
      validationTexts.tooLarge(wireDuration(MAX_ELAPSED_MS)),
      (value) => value == null || lengthMs(value) <= MAX_ELAPSED_MS,
    )
    .test('min', validationTexts.tooSmall(wireDuration(0)), (value) => value == null || lengthMs(value) >= 0);

const times = { elapsed_time: elapsedTime(), finish_time: datetimeOrTime().nullable() };

const finishFields = {
  ...times,
  score_code: choice(SCORE_CODES).nullable(),
  score_points: decimal({ digits: 5, places: 1, min: '0.0', max: '9999.9' }).nullable(),
  score_percent: integer({ min: 1, max: 100 }).nullable(),
  score_times: integer({ min: 1, max: MAX_TIMES }),
  redress: choice(REDRESS_AVERAGES).nullable(),
};

/** What says something of a result. */
export const FINISH_KEYS = Object.keys(finishFields) as (keyof typeof finishFields)[];

const saysSomething = (value: object): boolean => FINISH_KEYS.some((key) => Reflect.get(value, key) !== undefined);

/**
 * What a club writes at the finish. `finish_time` may be a time of day. Keys left out stay as they are; null clears.
 */
export const finishSchema = object(finishFields).test(
  'something',
  (value, context) =>
    saysSomething(value) || context.createError({ path: 'elapsed_time', message: validationTexts.required }),
);

const reportFields = {
  at: datetime(),
  uncertainty_ms: integer({ max: MAX_UNCERTAINTY_MS }).nullable(),
  before: relation().nullable(),
  after: relation().nullable(),
  note: text({ min: 0, max: MAX_NOTE }),
};

const ownFields = { ...times, score_code: choice(SAILOR_CODES).nullable(), ...reportFields };

const saysSomethingOwn = (value: object): boolean =>
  Object.keys(ownFields).some((key) => Reflect.get(value, key) !== undefined);

/** The fields that sailors report for themselves; the rest of the body is ignored. */
export const ownFinishSchema = object(ownFields).test(
  'something',
  (value, context) =>
    saysSomethingOwn(value) || context.createError({ path: 'elapsed_time', message: validationTexts.required }),
);

export type OwnFinishInput = InferType<typeof ownFinishSchema>;

export const presenceSchema = object({ presence: required(choice(PRESENCES)).nullable(), at: datetime() });

export type FinishInput = InferType<typeof finishSchema>;

const entrySchema = finishSchema.shape({
  competitor: relation(),
  sail_number: sailNumber(),
  version: integer({ max: Number.MAX_SAFE_INTEGER }),
  anyway: flag(),
});

/** One line of a finish sheet: a competitor of the sailing, or the number on its sail. */
export interface FinishLine {
  boat: Id | string;
  version: number | undefined;
  /** Whoever writes it knows that the time is right although it cannot be. */
  anyway: boolean;
  input: FinishInput;
}

/** The errors of a sheet, by the index of the line. */
export type LineErrors = FinishesErrors['finishes'];

export type FinishSheet = { lines: FinishLine[] } | { lineErrors: LineErrors } | { errors: FieldErrors };

function readLine(raw: unknown): FinishLine | { errors: FieldErrors } {
  const reading = fieldErrors(entrySchema, raw);
  if ('errors' in reading) return reading;
  const { competitor, sail_number: sailed, version, anyway = false, ...input } = reading.value;
  const boat = competitor ?? sailed;
  if (boat === undefined || boat === '') return { errors: { sail_number: [validationTexts.required] } };
  return { boat, version, anyway, input };
}

function readList(raw: unknown): unknown[] | Misread {
  if (!Array.isArray(raw)) return misread(validationTexts.notList(typeName(raw)));
  if (raw.length === 0) return misread(validationTexts.emptyList);
  return raw.length > MAX_FINISHES_PER_CALL ? misread(validationTexts.tooManyItems(MAX_FINISHES_PER_CALL)) : raw;
}

const sheetSchema = object({ finishes: required(field('finishes', readList)) });

/** POST finishes/: the lines of the sheet in their order, or all that is wrong with them. */
export function readFinishSheet(body: unknown): FinishSheet {
  const sheet = fieldErrors(sheetSchema, body);
  if ('errors' in sheet) return sheet;
  const lines: FinishLine[] = [];
  const lineErrors: LineErrors = {};
  sheet.value.finishes.forEach((raw, index) => {
    const line = readLine(raw);
    if ('errors' in line) lineErrors[index] = line.errors;
    else lines.push(line);
  });
  return Object.keys(lineErrors).length > 0 ? { lineErrors } : { lines };
}
