import { useNavigate } from 'react-router-dom';
import { useMeQuery } from '../../../api/auth';
import { SEARCH_MODAL, SHORTCUT_SHEET } from '../modalIds';
import { useModal, useOpenDialog } from '../../../ui/dialogs/useDialog';
import { useShortcuts } from '../../../ui/shortcuts/useShortcuts';
import { paths } from '../../../paths';
import { useOpenClub } from '../useOpenClub';

interface ShortcutKeysProps {
  /** Hands over what was pressed before this was here. */
  takePressed: () => readonly KeyboardEvent[];
}

/** The keys that work on every page. */
export default function ShortcutKeys({ takePressed }: ShortcutKeysProps) {
  const { show: showModal } = useModal();
  const isDialogOpen = useOpenDialog() !== null;
  const navigate = useNavigate();
  const { data: user } = useMeQuery();
  const openClub = useOpenClub();
  const club = openClub ?? user?.club_slug ?? null;
  const show = (dialog: string) => () => {
    // It may be on its way.
    if (!isDialogOpen) showModal(dialog);
  };
  const go = (to: string) => void navigate(to);
  const goInClub = (page: (address: string) => string) => () => go(club === null ? paths.clubs : page(club));
  useShortcuts(
    {
      search: show(SEARCH_MODAL),
      help: show(SHORTCUT_SHEET),
      goHome: goInClub(paths.club),
      goSailings: goInClub(paths.sailings),
      goSeries: goInClub(paths.series),
      goCourses: goInClub(paths.courses),
      goOwn: () => {
        if (user?.sailor) go(paths.sailorHome(user.sailor.id));
        else if (user?.club) go(paths.clubAccount(user.club.slug));
      },
    },
    takePressed,
  );
  return null;
}
