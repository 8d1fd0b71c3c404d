import { mayOwnClub } from '../../../shared/domain/permissions';
import { ClubAccountPage as AccountPage } from '../../features/club/account/ClubAccountPage';
import { AccessKeysSection } from '../../features/club/account/exchange/AccessKeysSection';
import { WebhooksSection } from '../../features/club/account/exchange/WebhooksSection';
import { RolesSection } from '../../features/club/account/RolesSection';
import { PasswordSection } from '../../features/sailor/settings/password/PasswordSection';
import { lazyDialog } from '../../ui/dialogs/lazyDialog';
import type { ClubContext } from '../layouts/ClubLayout';
import { WithUser } from '../login/WithUser';
import { useDialog } from '../../ui/dialogs/useDialog';

const DeletionDialog = lazyDialog(
  async () => (await import('../../features/sailor/settings/deletion/DeletionDialog')).DeletionDialog,
);

/** The account of the club, for those who run it. */
export default function ClubAccountPage({ club }: ClubContext) {
  const { dialog, show, close } = useDialog<'delete'>('account');
  return (
    <WithUser>
      {(user) => (
        <>
          <AccountPage
            club={club}
            isOwner={mayOwnClub(user, club.id)}
            email={user.email}
            password={<PasswordSection email={user.email} />}
            roles={<RolesSection club={club} user={user} />}
            exchange={
              mayOwnClub(user, club.id) && (
                <>
                  <AccessKeysSection club={club.id} />
                  <WebhooksSection club={club.id} />
                </>
              )
            }
            onDelete={() => show('delete')}
          />
          {dialog === 'delete' ? <DeletionDialog email={user.email} onClose={close} /> : null}
        </>
      )}
    </WithUser>
  );
}
