import { ClubAccountPage as AccountPage } from '../../features/club/account/ClubAccountPage';
import { PasswordSection } from '../../features/sailor/settings/password/PasswordSection';
import { lazyDialog } from '../../ui/dialogs/lazyDialog';
import { useHistoryDialog } from '../../ui/dialogs/useHistoryDialog';
import type { ClubContext } from '../layouts/ClubLayout';
import { WithUser } from '../login/WithUser';

const DELETION = 'delete-account';

const DeletionDialog = lazyDialog(
  async () => (await import('../../features/sailor/settings/deletion/DeletionDialog')).DeletionDialog,
);

/** The account of the club, for whoever runs it. */
export default function ClubAccountPage({ club }: ClubContext) {
  const { name, open, close } = useHistoryDialog();
  return (
    <WithUser>
      {({ email }) => (
        <>
          <AccountPage
            club={club}
            email={email}
            password={<PasswordSection email={email} />}
            onDelete={() => open(DELETION)}
          />
          {name === DELETION ? <DeletionDialog email={email} onClose={close} /> : null}
        </>
      )}
    </WithUser>
  );
}
