import type { Id } from '../../contract/common';
import { MAX_ID } from '../../limits';
import { validationTexts } from '../../texts/validation';
import { field, misread, typeName, type Misread } from './field';

const shown = (raw: unknown): string => (typeof raw === 'object' ? JSON.stringify(raw) : String(raw));

/** One of the given words, exactly. */
export const choice = <T extends string>(choices: readonly T[]) =>
  field<T>('choice', (raw) => choices.find((one) => one === raw) ?? misread(validationTexts.notChoice(shown(raw))));

const TRUE = ['true', 't', 'yes', 'y', 'on', '1'];
const FALSE = ['false', 'f', 'no', 'n', 'off', '0'];

/** True or false, also in the words that forms send. */
export const flag = () =>
  field<boolean>('flag', (raw) => {
    const word = typeof raw === 'object' ? '' : String(raw).trim().toLowerCase();
    if (TRUE.includes(word)) return true;
    return FALSE.includes(word) ? false : misread(validationTexts.notFlag);
  });

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

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** A key that a device has made, in lower case. */
export const uuid = () =>
  field('uuid', (raw) => {
    const text = typeof raw === 'string' ? raw.trim().toLowerCase() : '';
    return UUID.test(text) ? text : misread(validationTexts.notUuid);
  });
