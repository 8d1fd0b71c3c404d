import type { FinishCompetitor } from '../../../../changes/kinds/finishSheet';
import { finishTexts } from '../texts';

interface CompetitorCellProps {
  competitor: FinishCompetitor;
  isPending: boolean;
  isWaiting: boolean;
}

/** Number first and boldest, then who she is and what is unsure about her. */
export function CompetitorCell({ competitor, isPending, isWaiting }: CompetitorCellProps) {
  const { sail_number, boat_name, skipper_name, is_unmatched, reported_by } = competitor;
  return (
    <td className="boat">
      <b>{sail_number || skipper_name}</b>
      {is_unmatched ? (
        <span className="mark">{finishTexts.unknown}</span>
      ) : (
        <span className="note">{boat_name || skipper_name}</span>
      )}
      {reported_by === 'sailor' && <span className="mark">{finishTexts.preliminary}</span>}
      {isPending && <span className="mark">{isWaiting ? finishTexts.waiting : finishTexts.pending}</span>}
    </td>
  );
}
