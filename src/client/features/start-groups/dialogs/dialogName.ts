import type { Id } from '../../../../shared/contract/common';

/** The dialogs of the board, as they are called in the browser's history. */
export type BoardDialog = { kind: 'addBoat' | 'addGroup' } | { kind: 'editBoat' | 'removeBoat' | 'editGroup' | 'removeGroup'; id: Id };

export const dialogName = (dialog: BoardDialog): string => ('id' in dialog ? `${dialog.kind}-${dialog.id}` : dialog.kind);

/** null for no dialog, or for one of some other page. */
export function dialogNamed(name: string | null): BoardDialog | null {
  const [, kind, digits] = /^([a-zA-Z]+)(?:-(\d+))?$/.exec(name ?? '') ?? [];
  if (digits === undefined) return kind === 'addBoat' || kind === 'addGroup' ? { kind } : null;
  const id = Number(digits);
  return kind === 'editBoat' || kind === 'removeBoat' || kind === 'editGroup' || kind === 'removeGroup' ? { kind, id } : null;
}
