import { SCORE_CODES, type ScoreCode } from '../../../shared/contract/competitors';
import { SCORE_CODE_LABELS } from '../../../shared/texts/labels';

/** Explains each code that occurs, "DNF – gick inte i mål", in the order of the rule book. */
export function codesUsed(codes: readonly (ScoreCode | null)[]): string[] {
  return SCORE_CODES.filter((code) => codes.includes(code)).map((code) => `${code} – ${SCORE_CODE_LABELS[code]}`);
}
