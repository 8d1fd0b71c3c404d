import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { WireDate } from '../../../../../shared/contract/common';
import type { DistinctCompetitor } from '../../../../../shared/contract/competitors';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { RATING_TYPE_LABELS } from '../../../../../shared/texts/labels';
import { formatDay, formatDecimal } from '../../../../ui/format';
import { candidateTexts } from './texts';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7.5rem',
  alignItems: 'center',
  gap: theme.spacing(0, 1.5),
  minHeight: 64,
  padding: theme.spacing(0.75, 0),
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '& .who': { display: 'grid', minWidth: 0 },
  '& .below': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .state': { display: 'flex', justifyContent: 'flex-end', alignItems: 'center' },
  '& .entered': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    paddingRight: theme.spacing(1.5),
  },
}));

interface CandidateRowProps {
  candidate: DistinctCompetitor;
  /** Entered in this sailing, by anybody. */
  isEntered: boolean;
  /** By this list, so that it can be taken back. */
  change: string | undefined;
  today: WireDate;
  onAdd: (candidate: DistinctCompetitor) => void;
  onUndo: (change: string) => void;
}

/**
 * A boat with its helm, and one press that enters it. The row stays where it is, so that the next one is where it was.
 */
export const CandidateRow = memo(function CandidateRow({
  candidate,
  isEntered,
  change,
  today,
  onAdd,
  onUndo,
}: CandidateRowProps) {
  const { boat_model_name, skipper_name, rating, rating_type, last_sailing, times_entered } = candidate;
  const name = competitorLabel(candidate);
  const day = last_sailing.start_date;
  const sayWhen = day > today ? candidateTexts.entersNext : candidateTexts.lastEntered;
  const number = rating === null ? null : `${RATING_TYPE_LABELS[rating_type]} ${formatDecimal(rating)}`;
  return (
    <Row>
      <span className="who">
        <b>{name}</b>
        <span className="below">{[skipper_name, boat_model_name, number].filter(Boolean).join(' · ')}</span>
        <span className="below">{sayWhen(`${formatDay(day)} ${day.slice(0, 4)}`, times_entered)}</span>
      </span>
      <span className="state">
        {!isEntered && (
          <Button variant="outlined" aria-label={candidateTexts.addBoat(name)} onClick={() => onAdd(candidate)}>
            {candidateTexts.add}
          </Button>
        )}
        {isEntered && change === undefined && <span className="entered">{candidateTexts.entered}</span>}
        {isEntered && change !== undefined && (
          <Button aria-label={candidateTexts.undoBoat(name)} onClick={() => onUndo(change)}>
            {candidateTexts.undo}
          </Button>
        )}
      </span>
    </Row>
  );
});
