import Button from '@mui/material/Button';
import type { User } from '../../../../shared/contract/auth';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { entryStatus } from '../../../../shared/domain/status';
import { ENTRY_STATUS_LABELS } from '../../../../shared/texts/labels';
import { useMeQuery } from '../../../api/auth';
import { useMyRegistrationsQuery } from '../../../api/sailors';
import { selectNow } from '../../../state/clock';
import { useAppSelector } from '../../../state/rootState';
import { StatusChip } from '../../../sailing-ui/StatusChip';
import { useRegistrationDialog } from './useRegistrationDialog';
import { useOwnEntry } from './state/useOwnEntry';
import { whyNotEnter } from './state/whyNotEnter';
import { registrationTexts } from './texts';

/** Beside a sailing of a list: how the reader's own entry stands, or the way into it. */
export function ListEntry({ sailing }: { sailing: SailingRow }) {
  const { data: user } = useMeQuery();
  return user?.sailor && user.club === null ? <OwnMark sailing={sailing} user={user} /> : null;
}

function OwnMark({ sailing, user }: { sailing: SailingRow; user: User }) {
  const { show } = useRegistrationDialog();
  const entry = useOwnEntry(user, sailing);
  const { data: registrations } = useMyRegistrationsQuery();
  const why = useAppSelector((state) => whyNotEnter(user, sailing, selectNow(state)));
  // The list says how the entry stood when it was read; it may have been made, or taken back, since.
  const isEntered =
    registrations?.isKnown === true ? registrations.sailing_ids.includes(sailing.id) : Boolean(sailing.reg_status);
  if (entry || isEntered) {
    // How sure the result is, the sailing's own mark says.
    if (sailing.status === 'finished') return <StatusChip status="registered" label={registrationTexts.wasEntered} />;
    const status = entry ? entryStatus(entry, sailing.verified_result) : (sailing.reg_status ?? 'registered');
    return <StatusChip status={status} label={ENTRY_STATUS_LABELS[status]} />;
  }
  if (why !== null) return null;
  return (
    <Button
      variant="outlined"
      aria-label={registrationTexts.enterTo(sailing.name)}
      onClick={() => show({ sailing: sailing.id })}
    >
      {registrationTexts.enter}
    </Button>
  );
}
