import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { selectWaitingEntries } from '../../../../state/rowSelectors';
import { useAppSelector } from '../../../../state/rootState';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';
import { useDialog } from '../../../../ui/dialogs/useDialog';
import { registrationTexts } from '../texts';
import { useDecisions } from './useDecisions';
import { WaitingRow } from './WaitingRow';

const ConfirmDialog = lazyDialog(async () => (await import('../../../../ui/dialogs/ConfirmDialog')).ConfirmDialog);

/** The entry that is about to be declined, or all that wait. */
type Declined = Id | 'all';

const Ground = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  border: `var(--stroke) solid ${theme.vars.palette.line}`,
  borderLeft: `6px solid ${theme.vars.palette.signal.bg}`,
  background: theme.vars.palette.background.paper,
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    padding: theme.spacing(1, 2),
  },
  '& .head > h2': { flex: '1 1 14rem' },
  // However many they are, the board below stays within reach.
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: theme.spacing(0, 2, 1),
    maxHeight: '45vh',
    overflowY: 'auto',
    borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
}));

/** Entries of sailors that wait for the club: approved or declined, one or all. */
export function WaitingEntries({ sailing }: { sailing: SailingRow }) {
  const entries = useAppSelector((state) => selectWaitingEntries(state, sailing.id));
  return entries.length === 0 || sailing.verified_result ? null : <Waiting entries={entries} />;
}

function Waiting({ entries }: { entries: readonly Competitor[] }) {
  const ids = { title: useId(), list: useId() };
  const [isOpen, setOpen] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const { dialog: asked, show, close } = useDialog<Declined>('declineEntry');
  const { approve, decline } = useDecisions();
  const declined = asked === 'all' ? entries : entries.filter(({ id }) => id === asked);

  const approveNow = async (some: readonly Competitor[]) => {
    setBusy(true);
    await approve(some).finally(() => setBusy(false));
  };
  return (
    <Ground aria-labelledby={ids.title}>
      <div className="head">
        <Typography id={ids.title} variant="h2">
          {registrationTexts.waiting.title(entries.length)}
        </Typography>
        <Button aria-expanded={isOpen} aria-controls={ids.list} onClick={() => setOpen(!isOpen)}>
          {isOpen ? registrationTexts.waiting.hide : registrationTexts.waiting.show}
        </Button>
        {entries.length > 1 ? (
          <>
            <Button color="error" disabled={isBusy} onClick={() => show('all')}>
              {registrationTexts.waiting.declineAll}
            </Button>
            <Button variant="contained" loading={isBusy} onClick={() => void approveNow(entries)}>
              {registrationTexts.waiting.approveAll}
            </Button>
          </>
        ) : null}
      </div>
      <ul id={ids.list} hidden={!isOpen}>
        {entries.map((entry) => (
          <WaitingRow
            key={entry.id}
            entry={entry}
            isBusy={isBusy}
            onApprove={() => void approveNow([entry])}
            onDecline={() => show(entry.id)}
          />
        ))}
      </ul>
      {declined[0] === undefined ? null : (
        <ConfirmDialog
          open
          danger
          title={
            asked === 'all'
              ? registrationTexts.waiting.declineAllTitle(declined.length)
              : registrationTexts.waiting.declineTitle(competitorLabel(declined[0]))
          }
          text={asked === 'all' ? registrationTexts.waiting.declineAllText : registrationTexts.waiting.declineText}
          confirmLabel={asked === 'all' ? registrationTexts.waiting.declineAll : registrationTexts.waiting.decline}
          onConfirm={async () => {
            await decline(declined);
            return undefined;
          }}
          onClose={close}
        />
      )}
    </Ground>
  );
}
