import type { Id } from '../../../../../shared/contract/common';

const PLAIN = ['addBoat', 'addGroup', 'fromEarlier', 'suggestGroups', 'classOfSelected', 'removeSelected'] as const;
const OF_ROW = ['editBoat', 'removeBoat', 'createAccount', 'editGroup', 'removeGroup'] as const;

export type PlainKind = (typeof PLAIN)[number];
export type RowKind = (typeof OF_ROW)[number];

/**
 * The dialogs of the board, as they are called in the browser's history. `enterAgain`: with what was refused as that
 * change.
 */
export type BoardDialog = { kind: PlainKind } | { kind: RowKind; id: Id } | { kind: 'enterAgain'; change: string };

export function dialogName(dialog: BoardDialog): string {
  if ('id' in dialog) return `${dialog.kind}-${dialog.id}`;
  return 'change' in dialog ? `${dialog.kind}-${dialog.change}` : dialog.kind;
}

/** null for no dialog, or for one of some other page. */
export function dialogNamed(name: string | null): BoardDialog | null {
  const [, word, subject] = /^([a-zA-Z]+)(?:-([\da-f-]+))?$/.exec(name ?? '') ?? [];
  const plain = PLAIN.find((kind) => kind === word);
  const ofRow = OF_ROW.find((kind) => kind === word);
  if (subject === undefined) return plain ? { kind: plain } : null;
  if (ofRow && /^\d+$/.test(subject)) return { kind: ofRow, id: Number(subject) };
  return word === 'enterAgain' ? { kind: word, change: subject } : null;
}
