import { validationTexts } from '../../texts/validation';
import { field, isMisread, misread, typeName } from './field';
import type { Misread } from './field';
import { text } from './text';

interface WordLimits {
  /** Of each word. */
  max: number;
  /** Of the list. */
  items: number;
}

/** The items of a list, or of one text with commas between them (as forms send it). */
function itemsOf(raw: unknown): unknown[] | Misread {
  if (typeof raw === 'string') return raw.split(',').filter((word) => word.trim() !== '');
  return Array.isArray(raw) ? raw : misread(validationTexts.notList(typeName(raw)));
}

/** A list of short texts, each once whatever its case, in the order given. */
export function words({ max, items }: WordLimits) {
  const word = text({ max });
  return field<string[]>('words', (raw) => {
    const list = itemsOf(raw);
    if (isMisread(list)) return list;
    if (list.length > items) return misread(validationTexts.tooManyItems(items));
    const found = new Map<string, string>();
    for (const item of list) {
      try {
        const read = word.validateSync(item) ?? '';
        if (!found.has(read.toLocaleLowerCase('sv'))) found.set(read.toLocaleLowerCase('sv'), read);
      } catch (error) {
        return misread(error instanceof Error ? error.message : validationTexts.notString);
      }
    }
    return [...found.values()];
  });
}
