import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Competitor } from '../../../../../shared/contract/competitors';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { formatDecimal } from '../../../../ui/format';
import { registrationTexts } from '../texts';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  paddingBlock: theme.spacing(0.75),
  borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
  '& .who': { flex: '1 1 14rem', display: 'grid' },
  '& .below': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& .buttons': { display: 'flex', gap: theme.spacing(1) },
}));

interface WaitingRowProps {
  entry: Competitor;
  isBusy: boolean;
  onApprove: () => void;
  onDecline: () => void;
}

/** Who wants to sail, in what boat and by which number. */
export function WaitingRow({ entry, isBusy, onApprove, onDecline }: WaitingRowProps) {
  const { skipper_name, club_name, boat_model_name, rating, rating_type, email } = entry;
  const boat = competitorLabel(entry);
  const variant = registrationTexts.form.variants[rating_type];
  const number =
    rating === null
      ? registrationTexts.form.noNumber(variant)
      : registrationTexts.form.withNumber(variant, formatDecimal(rating));
  return (
    <Row>
      <span className="who">
        <b>{boat}</b>
        <span className="below">
          {[skipper_name, club_name, boat_model_name, number, email].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="buttons">
        <Button
          color="error"
          disabled={isBusy}
          aria-label={registrationTexts.waiting.declineBoat(boat)}
          onClick={onDecline}
        >
          {registrationTexts.waiting.decline}
        </Button>
        <Button
          variant="outlined"
          disabled={isBusy}
          aria-label={registrationTexts.waiting.approveBoat(boat)}
          onClick={onApprove}
        >
          {registrationTexts.waiting.approve}
        </Button>
      </span>
    </Row>
  );
}
