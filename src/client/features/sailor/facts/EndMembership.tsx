import Button from '@mui/material/Button';
import type { User } from '../../../../shared/contract/auth';
import type { ClubRef } from '../../../../shared/contract/clubs';
import type { Sailor } from '../../../../shared/contract/sailors';
import { mayEditClub } from '../../../../shared/domain/permissions';
import { useMembershipAnswer } from '../../../api/sailors';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog';
import { useDialog } from '../../../ui/dialogs/useDialog';
import { showToast } from '../../../ui/messages/toasts';
import { sailorFactsTexts } from './BoatLines';

const ConfirmDialog = lazyDialog(async () => (await import('../../../ui/dialogs/ConfirmDialog')).ConfirmDialog);
const texts = sailorFactsTexts.ending;

interface EndMembershipProps {
  sailor: Sailor;
  /** Who reads. */
  user: User;
}

/** For those who run the club of a member; nothing for others. */
export function EndMembership({ sailor, user }: EndMembershipProps) {
  const { club, membership } = sailor;
  const mayEnd = club !== null && membership === 'confirmed' && mayEditClub(user, club.id);
  return mayEnd ? <Ending sailor={sailor} club={club} /> : null;
}

interface EndingProps {
  sailor: Sailor;
  club: ClubRef;
}

/** A member is no longer one, after a question. */
function Ending({ sailor, club }: EndingProps) {
  const answer = useMembershipAnswer(club.id);
  const { dialog, show, close } = useDialog<'end'>('endMembership');
  const end = async () => {
    if (!(await answer(sailor.id, null))) return texts.failed;
    showToast({ kind: 'success', text: texts.done(sailor.full_name) });
    return undefined;
  };
  return (
    <>
      <Button color="error" sx={{ mt: 2 }} variant="outlined" onClick={() => show('end')}>
        {texts.open}
      </Button>
      {dialog === 'end' ? (
        <ConfirmDialog
          open
          danger
          title={texts.title(sailor.full_name)}
          text={texts.text}
          confirmLabel={texts.confirm}
          onConfirm={end}
          onClose={close}
        />
      ) : null}
    </>
  );
}
