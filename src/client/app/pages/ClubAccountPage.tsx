import type { Club } from '../../../shared/contract/clubs';
import { ClubAccountPage as AccountPage } from '../../features/club/account/ClubAccountPage';
import { PasswordSection } from '../../features/sailor/settings/password/PasswordSection';
import { lazyDialog } from '../../ui/dialogs/lazyDialog';
import { useDialog } from '../../ui/dialogs/useDialog';
import NotAllowedPage from '../errors/NotAllowedPage';
import { paths } from '../routing/paths';
import { WithUser } from './WithUser';

const DeletionDialog = lazyDialog(
  async () => (await import('../../features/sailor/settings/deletion/DeletionDialog')).DeletionDialog,
);

/** The account of the club, for whoever runs it. */
export default function ClubAccountPage({ club }: { club: Club }) {
  const { dialog, show, close } = useDialog<'delete'>('account');
  if (!club.can_edit) return <NotAllowedPage />;
  return (
    <WithUser>
      {({ email }) => (
        <>
          <AccountPage
            club={club}
            email={email}
            logoutHref={paths.logout}
            hrefOfSailor={paths.sailor}
            password={<PasswordSection email={email} />}
            onDelete={() => show('delete')}
          />
          {dialog === 'delete' ? <DeletionDialog email={email} onClose={close} /> : null}
        </>
      )}
    </WithUser>
  );
}
