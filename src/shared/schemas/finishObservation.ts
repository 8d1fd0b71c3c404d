import { object } from 'yup';
import type { InferType } from 'yup';
import type { FieldErrors } from '../contract/common';
import { OBSERVATION_LISTS } from '../contract/finishObservations';
import { MAX_FINISHES_PER_CALL } from '../limits';
import { validationTexts } from '../texts/validation';
import { sailNumber } from './fields/boat';
import { choice, flag, relation, uuid } from './fields/choice';
import { field, misread, required, typeName } from './fields/field';
import { integer } from './fields/number';
import { datetime } from './fields/temporal';
import { text } from './fields/text';
import { fieldErrors } from './fields/validate';

const MAX_DEVICE = 40;
const MAX_NOTE = 200;
const MAX_UNCERTAINTY_MS = 86_400_000;
const changeable = {
  at: datetime(),
  list: choice(OBSERVATION_LISTS),
  competitor: relation().nullable(),
  sail_number: sailNumber(),
  note: text({ min: 0, max: MAX_NOTE }),
  undone: flag(),
  anyway: flag(),
};

/** PATCH: what is left out stays as it was. */
export const observationChangesSchema = object(changeable);

const observationSchema = object({
  ...changeable,
  id: required(uuid()),
  at: required(datetime()),
  raw_at: datetime(),
  uncertainty_ms: integer({ max: MAX_UNCERTAINTY_MS }).nullable(),
  device: text({ min: 0, max: MAX_DEVICE }),
  order_only: flag(),
});

type Read = InferType<typeof observationSchema>;
/** An observation as it came, with everything that it may leave out. */
export type ObservationInput = { [K in keyof Read]-?: Exclude<Read[K], undefined> };

const withAll = ({ id, at, ...rest }: Read): ObservationInput => ({
  id,
  at,
  raw_at: rest.raw_at ?? at,
  uncertainty_ms: rest.uncertainty_ms ?? null,
  device: rest.device ?? '',
  list: rest.list ?? 'main',
  competitor: rest.competitor ?? null,
  sail_number: rest.sail_number ?? '',
  order_only: rest.order_only ?? false,
  note: rest.note ?? '',
  undone: rest.undone ?? false,
  anyway: rest.anyway ?? false,
});

const sheetSchema = object({
  observations: required(
    field('observations', (raw) => {
      if (!Array.isArray(raw)) return misread(validationTexts.notList(typeName(raw)));
      if (raw.length === 0) return misread(validationTexts.emptyList);
      if (raw.length > MAX_FINISHES_PER_CALL) return misread(validationTexts.tooManyItems(MAX_FINISHES_PER_CALL));
      return raw as unknown[];
    }),
  ),
});

export type ItemErrors = Record<number, FieldErrors>;

/** POST finish-observations/: the observations in their order, or all that is wrong with them. */
export function readObservations(
  body: unknown,
): { observations: ObservationInput[] } | { itemErrors: ItemErrors } | { errors: FieldErrors } {
  const sheet = fieldErrors(sheetSchema, body);
  if ('errors' in sheet) return sheet;
  const observations: ObservationInput[] = [];
  const itemErrors: ItemErrors = {};
  sheet.value.observations.forEach((raw, index) => {
    const reading = fieldErrors(observationSchema, raw);
    if ('errors' in reading) itemErrors[index] = reading.errors;
    else if (observations.some(({ id }) => id === reading.value.id))
      itemErrors[index] = { id: [validationTexts.notUnique] };
    else observations.push(withAll(reading.value));
  });
  return Object.keys(itemErrors).length > 0 ? { itemErrors } : { observations };
}
