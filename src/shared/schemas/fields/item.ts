import type { AnyObject, InferType, ObjectSchema } from 'yup';
import { validationTexts } from '../../texts/validation';
import { fieldErrors } from '../validate';
import { misread } from './field';
import type { Misread } from './field';

/** Reads an item of a list by a schema of its own; the first sentence speaks for the item. */
export const itemOf =
  <S extends ObjectSchema<AnyObject>>(schema: S) =>
  (raw: unknown): InferType<S> | Misread => {
    const reading = fieldErrors(schema, raw);
    return 'value' in reading
      ? reading.value
      : misread(Object.values(reading.errors)[0]?.[0] ?? validationTexts.notString);
  };
