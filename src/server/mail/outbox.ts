import type { Work } from '../db/unitOfWork';
import type { Letter } from './letter';
import { insertLetter } from './repository';

/** Puts a letter where it is sent from once the write is committed; if the write is undone, nobody is written to. */
export const putInOutbox = ({ tx, now }: Work, letter: Letter): Promise<void> =>
  insertLetter(tx, JSON.stringify(letter), now);
