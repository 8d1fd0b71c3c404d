import { object, type AnyObject, type InferType, type ObjectSchema } from 'yup';
import { validationTexts } from '../../texts/validation';
import { misread, required, type Misread } from './field';
import { listOf } from './json';
import { text } from './text';
import { fieldErrors } from './validate';

interface WordLimits {
  /** The maximum length of each word. */
  max: number;
  /** The maximum number of words. */
  items: number;
}

/** Each word once, whatever its case, as it was written first. */
function unique(words: string[]): string[] {
  const found = new Map<string, string>();
  for (const word of words) if (!found.has(word.toLocaleLowerCase('sv'))) found.set(word.toLocaleLowerCase('sv'), word);
  return [...found.values()];
}

/** A list of short texts, each once, in the order given. */
export function words({ max, items }: WordLimits) {
  const schema = object({ word: required(text({ max })) });
  const readWord = (word: unknown): string | Misread => {
    const reading = fieldErrors(schema, { word });
    return 'value' in reading ? reading.value.word : misread(reading.errors['word']?.[0] ?? validationTexts.notString);
  };
  return listOf(items, readWord).transform((list: string[] | Misread | undefined) =>
    Array.isArray(list) ? unique(list) : list,
  );
}

/** Reads an item of a list by a schema of its own; the first sentence speaks for the item. */
export const itemOf =
  <S extends ObjectSchema<AnyObject>>(schema: S) =>
  (raw: unknown): InferType<S> | Misread => {
    const reading = fieldErrors(schema, raw);
    return 'value' in reading
      ? reading.value
      : misread(Object.values(reading.errors)[0]?.[0] ?? validationTexts.notString);
  };
