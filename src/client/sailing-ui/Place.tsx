import type { WireDecimal } from '../../shared/contract/common';
import { SCORE_CODES, type ScoreCode } from '../../shared/contract/competitors';
import { SCORE_CODE_LABELS } from '../../shared/texts/labels';
import { decimalText } from '../ui/format';
import { visuallyHidden } from '../ui/styles';

const MEDALS = ['guld', 'silver', 'brons'] as const;
const NO_PLACE = 'Ingen placering';

interface PlaceProps {
  /** The place; null when the competitor has none. */
  place: number | null;
}

/**
 * A place in a result. The first three have a disc, which is also described in words. The elements are plain, since
 * there are hundreds of them; the table's style sheet draws the disc.
 */
export function Place({ place }: PlaceProps) {
  if (place === null) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span style={visuallyHidden}>{NO_PLACE}</span>
      </>
    );
  }
  const medal = MEDALS[place - 1];
  return (
    <span className="place" data-medal={medal}>
      {place}
      {medal && <span style={visuallyHidden}>{` ${medal}`}</span>}
    </span>
  );
}

/**
 * Points: "3,5", and "3" without a fraction. The table's style sheet reserves the width of the missing decimal, so that
 * commas align.
 */
export function Decimal({ value }: { value: WireDecimal }) {
  const text = decimalText(value);
  return text.includes(',') ? text : <span className="whole">{text}</span>;
}

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
