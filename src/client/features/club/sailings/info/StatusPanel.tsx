import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { SailingRow, SailingStatus } from '../../../../../shared/contract/sailings';
import { statusChoices, type TransitionFacts } from '../../../../../shared/domain/status';
import { SAILING_STATUS_LABELS } from '../../../../../shared/texts/labels';
import { edgeAligned } from '../../../../ui/styles';
import { useActionMenu } from '../../../../ui/menus/MoreMenu';
import { sailingTexts } from '../texts';

/** The end of a sailing has a card of its own. */
const NEXT: Record<SailingStatus, SailingStatus | null> = {
  unpublished: 'upcoming',
  upcoming: 'ongoing',
  ongoing: null,
  finished: null,
  cancelled: 'upcoming',
};

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  // Nothing is asked for here.
  '&[data-quiet]': { padding: 0, border: 0, background: 'none' },
}));

// A button of words alone stands in line with the words above or beside it.
const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > .MuiButton-text:only-child': edgeAligned,
});

interface StatusPanelProps {
  sailing: SailingRow;
  facts: TransitionFacts;
  /** What is to be done before the status changes, and where. */
  work: { label: string; to: string } | null;
  isSaving: boolean;
  onStatus: (to: SailingStatus) => void;
}

/** For the official: where the sailing stands, the step that comes next, and the other steps that are allowed. */
export function StatusPanel({ sailing, facts, work, isSaving, onStatus }: StatusPanelProps) {
  const [, ...others] = statusChoices(sailing.status, facts);
  const [menuButton, menu] = useActionMenu(
    sailingTexts.info.changeStatus,
    others.map((status) => ({ label: SAILING_STATUS_LABELS[status], run: () => onStatus(status) })),
  );
  const next = NEXT[sailing.status];
  const { step, text } = sailingTexts.info.next[sailing.status];
  return (
    <Panel data-quiet={next === null ? '' : undefined}>
      <Typography sx={{ flex: '1 1 16rem' }}>
        {sailing.verified_result ? sailingTexts.info.verifiedLocked : text}
      </Typography>
      <Buttons>
        {others.length === 0 ? null : <Button {...menuButton}>{sailingTexts.info.changeStatus}</Button>}
        {next === null || step === null ? null : (
          <Button
            variant={sailing.status === 'upcoming' ? 'outlined' : 'contained'}
            loading={isSaving}
            onClick={() => onStatus(next)}
          >
            {step}
          </Button>
        )}
        {work === null ? null : (
          <Button variant="contained" component={Link} to={work.to} nativeButton={false}>
            {work.label}
          </Button>
        )}
      </Buttons>
      {menu}
    </Panel>
  );
}
