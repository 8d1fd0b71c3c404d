import { useRegistrationDialog } from '../../features/race-night/registrations/useRegistrationDialog';
import { lazyDialog } from '../../ui/dialogs/lazyDialog';
import { chunks } from './chunks';

const RegistrationModal = lazyDialog(async () => (await chunks.registrationModal()).default);

/** Opens the registration modal over any page when its history entry says so. */
export function RegistrationModalHost() {
  const { dialog, close } = useRegistrationDialog();
  return dialog && <RegistrationModal key={dialog.sailing} sailing={dialog.sailing} onClose={close} />;
}
