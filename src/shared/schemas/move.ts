import { object } from 'yup';
import type { CompetitorMove } from '../contract/competitors';
import { MAX_MOVES_PER_CALL } from '../limits';
import { validationTexts } from '../texts/validation';
import { field, isMisread, misread, required, typeName } from './fields/field';
import type { Misread } from './fields/field';
import { integer } from './fields/number';
import { relation } from './fields/choice';
import { fieldErrors } from './fields/validate';

const oneMoveSchema = object({
  competitor: required(relation()),
  start_group: relation().nullable().defined(validationTexts.required),
  version: integer({ max: Number.MAX_SAFE_INTEGER }),
});

function readMove(raw: unknown): CompetitorMove | Misread {
  const reading = fieldErrors(oneMoveSchema, raw);
  if ('errors' in reading) return misread(Object.values(reading.errors)[0]?.[0] ?? validationTexts.notString);
  const { version, ...move } = reading.value;
  return version === undefined ? move : { ...move, version };
}

function readMoves(raw: unknown): CompetitorMove[] | Misread {
  if (!Array.isArray(raw)) return misread(validationTexts.notList(typeName(raw)));
  if (raw.length === 0) return misread(validationTexts.emptyList);
  if (raw.length > MAX_MOVES_PER_CALL) return misread(validationTexts.tooManyItems(MAX_MOVES_PER_CALL));
  const moves = raw.map(readMove);
  const good = moves.filter((move): move is CompetitorMove => !isMisread(move));
  const boats = new Set(good.map(({ competitor }) => competitor));
  if (boats.size < good.length) return misread(validationTexts.movedTwice);
  return moves.find(isMisread) ?? good;
}

/** POST move-competitors/: every boat at most once. */
export const moveSchema = object({ moves: required(field('moves', readMoves)) });
