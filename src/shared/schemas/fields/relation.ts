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

/** The id of another object, as number or text. Whether it exists is the server's to say. */
export const relation = () => field('relation', readId);

/** As `relation`, and the object itself may be sent: its id counts. */
export const relationOrObject = () =>
  field('relation', (raw) => readId(typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : raw));
