import { MAX_ID } from '../../shared/limits';
import { notFound } from './navigationError';

const ID = /^[1-9]\d{0,9}$/;
/** A slug, or an id. */
const CLUB = /^[\w-]{1,50}$/;

/** The id in an address. */
export function idOf(text: string | undefined): number {
  const id = text !== undefined && ID.test(text) ? Number(text) : Infinity;
  return id > MAX_ID ? notFound() : id;
}

/** What an address calls a club. */
export const clubOf = (text: string | undefined): string => (text !== undefined && CLUB.test(text) ? text : notFound());
