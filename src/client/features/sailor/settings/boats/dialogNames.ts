import type { Boat } from '../../../../../shared/contract/boats';

/** Names of the dialogs in the history of the browser. */
export const boatDialogs = {
  add: 'boat:new',
  edit: (id: number) => `boat:${id}`,
  remove: (id: number) => `remove-boat:${id}`,
} as const;

/** Whether the dialog that is open is one of them. */
export const isBoatDialog = (name: string | null): boolean => name !== null && /^(remove-)?boat:/.test(name);

/** The boat that a dialog of that kind is about; nothing where she is gone. */
export const boatIn = (
  name: string | null,
  dialogOf: (id: number) => string,
  boats: readonly Boat[],
): Boat | undefined => (name === null ? undefined : boats.find(({ id }) => dialogOf(id) === name));
