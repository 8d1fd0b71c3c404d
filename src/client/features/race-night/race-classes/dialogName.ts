import type { Id } from '../../../../shared/contract/common';

/** The dialogs about classes, as they are called in the browser's history. */
export type ClassDialog = { kind: 'add' | 'distribute' } | { kind: 'edit' | 'remove'; id: Id };

const PREFIX = 'class';

export const dialogName = (dialog: ClassDialog): string =>
  [PREFIX, dialog.kind, ...('id' in dialog ? [dialog.id] : [])].join('-');

/** null for no dialog, or for one of something else on the page. */
export function dialogNamed(name: string | null): ClassDialog | null {
  const [, kind, digits] = /^class-(add|distribute|edit|remove)(?:-(\d+))?$/.exec(name ?? '') ?? [];
  if (kind === 'add' || kind === 'distribute') return { kind };
  if ((kind === 'edit' || kind === 'remove') && digits !== undefined) return { kind, id: Number(digits) };
  return null;
}
