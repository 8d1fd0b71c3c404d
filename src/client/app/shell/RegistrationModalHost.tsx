import { sailingOfDialog } from '../../features/race-night/registrations/modalId';
import { lazyDialog } from '../../ui/dialogs/lazyDialog';
import { useHistoryDialog } from '../../ui/dialogs/useHistoryDialog';
import { chunks } from '../member/chunks';

const RegistrationModal = lazyDialog(async () => (await chunks.registrationModal()).default);

/** Opens the registration modal over any page when its history entry says so. */
export function RegistrationModalHost() {
  const { name, close } = useHistoryDialog();
  const sailing = sailingOfDialog(name);
  return sailing === null ? null : <RegistrationModal key={sailing} sailing={sailing} onClose={close} />;
}
