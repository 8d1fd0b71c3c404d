import { validationTexts } from '../../texts/validation';
import { field, isMisread, misread, typeName } from './field';
import type { Misread } from './field';

/** Reads a value that is JSON in a JSON body and text in a multipart body. */
function readJson(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return misread(validationTexts.notJson);
  }
}

const isBlank = (raw: unknown): boolean => typeof raw === 'string' && raw.trim() === '';

/**
 * A list of at most `max` items, each read by `read`; in multipart its JSON text, or "" for none. The first item that
 * is wrong speaks for all.
 */
export function listOf<T extends object | number | string>(max: number, read: (item: unknown) => T | Misread) {
  return field<T[]>('list', (raw) => {
    const items = isBlank(raw) ? [] : readJson(raw);
    if (isMisread(items)) return items;
    if (!Array.isArray(items)) return misread(validationTexts.notList(typeName(items)));
    if (items.length > max) return misread(validationTexts.tooManyItems(max));
    const readings = items.map(read);
    const good = readings.filter((reading): reading is T => !isMisread(reading));
    return readings.find(isMisread) ?? good;
  });
}

/** An object, its whole read by `read`; in multipart its JSON text, or "" for an empty one. */
export function objectOf<T extends object>(read: (value: object) => T | Misread) {
  return field<T>('object', (raw) => {
    const value = isBlank(raw) ? {} : readJson(raw);
    if (isMisread(value)) return value;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? read(value) : misread(validationTexts.notObject(typeName(value)));
  });
}
