import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import type { ScoreCode } from '../../../../../shared/contract/competitors';
import type { FinishCompetitor } from '../../../../changes/kinds/finishSheet';
import { ScoreCodeMark } from '../../../../sailing-ui/Place';
import { lengthText } from '../../../../../shared/domain/duration';
import { formatClockSeconds } from '../../../../ui/format';
import { finishTexts } from '../texts';
import { nameOf } from '../words';

interface CompetitorCellProps {
  competitor: FinishCompetitor;
  isOutside: boolean;
  isPending: boolean;
  isWaiting: boolean;
}

/** Number first and boldest, then which boat it is and what is unsure about it. */
function CompetitorCell({ competitor, isOutside, isPending, isWaiting }: CompetitorCellProps) {
  const { sail_number, boat_name, skipper_name, is_unmatched, reported_by } = competitor;
  return (
    <td className="boat">
      <b>{sail_number || skipper_name}</b>
      {is_unmatched ? (
        <span className="mark">{finishTexts.unknown}</span>
      ) : (
        <span className="note">{boat_name || skipper_name}</span>
      )}
      {isOutside && <span className="mark">{finishTexts.outside}</span>}
      {reported_by === 'sailor' && <span className="mark">{finishTexts.preliminary}</span>}
      {isPending && <span className="mark">{isWaiting ? finishTexts.waiting : finishTexts.pending}</span>}
    </td>
  );
}

interface HomeRowProps {
  rowKey: string;
  boat: FinishCompetitor;
  /** Over the line; null: it has only a code. */
  order: number | null;
  finishMs: number | null;
  elapsedS: number | null;
  correctedS: number | null;
  place: number | null;
  isOutside: boolean;
  isPending: boolean;
  isWaiting: boolean;
  /** undefined: it cannot be changed here. */
  onMenu: ((key: string, at: HTMLElement) => void) | undefined;
}

/** A boat that is home, or has a code. Re-rendered only when something of its own changes. */
export const HomeRow = memo(function HomeRow({
  rowKey,
  boat: competitor,
  order,
  onMenu,
  isOutside,
  isPending,
  isWaiting,
  ...times
}: HomeRowProps) {
  const { finishMs, elapsedS, correctedS, place } = times;
  const sailed = elapsedS === null ? '–' : lengthText(elapsedS);
  const corrected = correctedS === null ? '–' : lengthText(correctedS);
  return (
    <TableRow data-pending={isPending ? '' : undefined}>
      <td className="order">{order ?? ''}</td>
      <CompetitorCell competitor={competitor} isOutside={isOutside} isPending={isPending} isWaiting={isWaiting} />
      <td className="finish">
        {finishMs === null ? '–' : formatClockSeconds(finishMs)}
        {elapsedS !== null && <span className="narrow">{sailed}</span>}
      </td>
      <td className="wide">{sailed}</td>
      <td className="wide">{corrected}</td>
      <td>
        <PlaceOrCode place={place} code={competitor.score_code} />
        {correctedS !== null && <span className="narrow">{corrected}</span>}
      </td>
      {onMenu && (
        <td className="more">
          <button
            type="button"
            aria-label={finishTexts.more(nameOf(competitor))}
            aria-haspopup="menu"
            onClick={(event) => onMenu(rowKey, event.currentTarget)}
          >
            <Dots />
          </button>
        </td>
      )}
    </TableRow>
  );
});

function PlaceOrCode({ place, code }: { place: number | null; code: ScoreCode | null }) {
  if (code !== null) return <ScoreCodeMark code={code} />;
  return place ?? '–';
}

/** A plain SVG: it is rendered hundreds of times. */
const Dots = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden focusable={false}>
    <circle cx="12" cy="5" r="1.8" />
    <circle cx="12" cy="12" r="1.8" />
    <circle cx="12" cy="19" r="1.8" />
  </svg>
);
