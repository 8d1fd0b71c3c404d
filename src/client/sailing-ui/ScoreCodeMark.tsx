import { SCORE_CODES, type ScoreCode } from '../../shared/contract/competitors';
import { SCORE_CODE_LABELS } from '../../shared/texts/labels';
import { visuallyHidden } from '../ui/styles';

interface ScoreCodeMarkProps {
  code: ScoreCode;
}

/** A score code, with its Swedish meaning in the tooltip and for screen readers. */
export function ScoreCodeMark({ code }: ScoreCodeMarkProps) {
  return (
    <>
      <abbr title={SCORE_CODE_LABELS[code]} style={{ textDecoration: 'none' }}>
        {code}
      </abbr>
      <span style={visuallyHidden}>{`, ${SCORE_CODE_LABELS[code]}`}</span>
    </>
  );
}

/** Explains each code that occurs, "DNF – gick inte i mål", in the order of the rule book. */
export function codesUsed(codes: readonly (ScoreCode | null)[]): string[] {
  return SCORE_CODES.filter((code) => codes.includes(code)).map((code) => `${code} – ${SCORE_CODE_LABELS[code]}`);
}
