import type { ScoreCode } from '../../shared/contract/competitors';
import { SCORE_CODE_LABELS } from '../../shared/texts/labels';
import { visuallyHidden } from '../ui/visuallyHidden';

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
