import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { User } from '../../../../shared/contract/auth';
import type { ClubRef } from '../../../../shared/contract/clubs';
import type { Sailor } from '../../../../shared/contract/sailors';
import { mayEditClub } from '../../../../shared/domain/permissions';
import { flagsOf, wishOf, type NameWish } from '../../../../shared/domain/publication/nameWish';
import { useMemberNames, useMembershipAnswer } from '../../../api/sailors';
import { NameWishField } from '../../../sailing-ui/NameWishField';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog';
import { useDialog } from '../../../ui/dialogs/useDialog';
import { showToast } from '../../../ui/messages/toasts';
import { sailorFactsTexts } from './BoatLines';

const ConfirmDialog = lazyDialog(async () => (await import('../../../ui/dialogs/ConfirmDialog')).ConfirmDialog);
const texts = sailorFactsTexts.ending;

interface ForTheClubProps {
  sailor: Sailor;
  /** Who reads. */
  user: User;
}

/** What those who run the club of a member decide: how public pages name them, and the membership. Nothing for others. */
export function ForTheClub({ sailor, user }: ForTheClubProps) {
  const { club, membership } = sailor;
  const mayEnd = club !== null && membership === 'confirmed' && mayEditClub(user, club.id);
  if (!mayEnd) return null;
  return (
    <>
      <MemberNames sailor={sailor} club={club} />
      <Ending sailor={sailor} club={club} />
    </>
  );
}

interface EndingProps {
  sailor: Sailor;
  club: ClubRef;
}

function MemberNames({ sailor, club }: EndingProps) {
  const save = useMemberNames(club.id);
  const [isSaving, setSaving] = useState(false);
  const choose = async (wish: NameWish) => {
    setSaving(true);
    const isSaved = await save(sailor.id, flagsOf(wish));
    setSaving(false);
    const { saved, failed } = sailorFactsTexts.names;
    showToast(isSaved ? { kind: 'success', text: saved } : { kind: 'error', text: failed });
  };
  return (
    <Box sx={{ mt: 2, maxWidth: 360 }}>
      <NameWishField value={wishOf(sailor)} disabled={isSaving} onChoose={(wish) => void choose(wish)} />
    </Box>
  );
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
