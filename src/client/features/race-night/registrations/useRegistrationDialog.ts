import type { Id } from '../../../../shared/contract/common';
import { useDialog, type DialogControl } from '../../../ui/dialogs/useDialog';

/** The specification's name of the registration modal: its id, and its name in the history. */
export const REGISTRATION_MODAL = 'registrationModal';

/**
 * The modal in which somebody is entered in a sailing; it opens over any page. `refused`: why the same entry as last time
 * could not be made.
 */
export const useRegistrationDialog = (): DialogControl<{ sailing: Id; refused?: string }> =>
  useDialog(REGISTRATION_MODAL);
