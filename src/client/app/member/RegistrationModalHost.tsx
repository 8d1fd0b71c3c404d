import { lazy, Suspense } from 'react';
import { sailingOfDialog } from '../../features/registrations/modalId';
import { useHistoryDialog } from '../../ui/useHistoryDialog';
import { chunks } from './chunks';

const RegistrationModal = lazy(chunks.registrationModal);

/** Opens the registration modal over any page when its history entry says so. */
export function RegistrationModalHost() {
  const { name, close } = useHistoryDialog();
  const sailing = sailingOfDialog(name);
  if (sailing === null) return null;
  return (
    <Suspense>
      <RegistrationModal key={sailing} sailing={sailing} onClose={close} />
    </Suspense>
  );
}
