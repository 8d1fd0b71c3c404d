import type { Id } from '../../../../shared/contract/common';

/** The specification's name of the registration modal: its id, and the beginning of its name as a history entry. */
export const REGISTRATION_MODAL = 'registrationModal';

/** The modal for one sailing, as an entry of the browser's history. */
export const registrationDialog = (sailing: Id): string => `${REGISTRATION_MODAL}-${sailing}`;

/** The sailing that the open dialog enters somebody in; null for no dialog, or another one. */
export function sailingOfDialog(name: string | null): Id | null {
  const [, digits] = /^registrationModal-([1-9]\d{0,15})$/.exec(name ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
}
