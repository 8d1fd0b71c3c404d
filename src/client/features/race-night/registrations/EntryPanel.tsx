import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { User } from '../../../../shared/contract/auth';
import type { Club } from '../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { mayAskToEnter } from '../../../../shared/domain/permissions';
import { useMeQuery } from '../../../api/auth';
import { selectNow } from '../../../state/clock';
import { useAppSelector } from '../../../state/rootState';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { EnterAgain } from './again/EnterAgain';
import { useLastEntry } from './again/useLastEntry';
import { useRegistrationDialog } from './useRegistrationDialog';
import { OwnEntryPanel } from './own/OwnEntryPanel';
import { useOwnEntry } from './state/useOwnEntry';
import { whyNotEnter } from './state/whyNotEnter';
import { registrationTexts } from './texts';

interface EntryPanelProps {
  club: Club;
  sailing: SailingRow;
}

/** On the pages of a sailing: the way into it, why there is none, or the user's own entry. */
export function EntryPanel(props: EntryPanelProps) {
  const { data: user } = useMeQuery();
  return user === undefined ? null : <PanelOf {...props} user={user} />;
}

interface WayInProps {
  user: User;
  sailing: SailingRow;
  onEntered: () => void;
}

/** In one tap for those who have sailed before, else by the form. */
function WayIn({ user, sailing, onEntered }: WayInProps) {
  const { show } = useRegistrationDialog();
  const { isLoading, last } = useLastEntry(user.sailor?.id ?? 0, sailing);
  if (isLoading) return <ListSkeleton rows={1} height={44} />;
  if (last) return <EnterAgain {...{ user, sailing, last, onEntered }} />;
  return (
    <Button variant="contained" onClick={() => show({ sailing: sailing.id })}>
      {registrationTexts.enter}
    </Button>
  );
}

function PanelOf({ user, club, sailing }: EntryPanelProps & { user: User }) {
  const entry = useOwnEntry(user, sailing);
  const [isNew, setNew] = useState(false);
  const why = useAppSelector((state) => whyNotEnter(user, sailing, selectNow(state)));
  if (entry) return <OwnEntryPanel {...{ user, entry, club, sailing, isNew }} />;
  if (why !== null) {
    return <Typography sx={{ mb: 3, color: 'text.secondary' }}>{why}</Typography>;
  }
  return (
    <Box sx={{ mb: 3 }}>
      <WayIn user={user} sailing={sailing} onEntered={() => setNew(true)} />
      {mayAskToEnter(user, sailing) ? (
        <Typography variant="body2" sx={{ mt: 1, maxWidth: '60ch', color: 'text.secondary' }}>
          {registrationTexts.notMemberYet}
        </Typography>
      ) : null}
    </Box>
  );
}
