import type { Id } from '../../contract/common';
import { MAX_ID } from '../../limits';
import { validationTexts } from '../../texts/validation';
import { field, misread, typeName } from './field';
import type { Misread } from './field';

function readId(raw: unknown): Id | Misread {
  const isWhole = typeof raw === 'string' ? /^\s*\d{1,20}\s*$/.test(raw) : Number.isInteger(raw);
  if (!isWhole) return misread(validationTexts.notPk(typeName(raw)));
  const id = Number(raw);
  return id >= 1 && id <= MAX_ID ? id : misread(validationTexts.noSuchObject(String(raw).trim()));
}

/** The id of another object, as number or text. The server checks that it exists. */
export const relation = () => field('relation', readId);

/** Like `relation`, but also accepts the object itself and reads its id. */
export const relationOrObject = () =>
  field('relation', (raw) => readId(typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : raw));
