import type { KeyOf } from '../shortcuts/shortcuts';

type Way = () => HTMLElement | undefined;

const BUTTON = 'button[data-column]';
const PAGE_ROWS = 10;

export const buttonOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`tbody ${BUTTON}`) : null;

const buttonsIn = (row: Element | undefined): HTMLElement[] => [...(row?.querySelectorAll<HTMLElement>(BUTTON) ?? [])];

/** In another row: the same column's button, else the first. */
function inRow(row: Element | undefined, column: string | undefined): HTMLElement | undefined {
  const buttons = buttonsIn(row);
  return buttons.find((button) => button.dataset['column'] === column) ?? buttons[0];
}

/** Where a key takes the focus from a cell's button; undefined when it stays. */
export function walk(key: string, button: HTMLElement): HTMLElement | undefined {
  const beside = buttonsIn(button.closest('tr') ?? undefined);
  const at = beside.indexOf(button);
  const rows = [...(button.closest('tbody')?.querySelectorAll('tr') ?? [])].filter((row) => row.querySelector(BUTTON));
  const line = rows.findIndex((row) => row.contains(button));
  const inLine = (index: number) =>
    inRow(rows[Math.max(0, Math.min(index, rows.length - 1))], button.dataset['column']);
  const ways: Record<string, Way> = {
    ArrowRight: () => beside[at + 1],
    ArrowLeft: () => beside[at - 1],
    ArrowDown: () => inLine(line + 1),
    ArrowUp: () => inLine(line - 1),
    Home: () => beside[0],
    End: () => beside.at(-1),
    PageDown: () => inLine(line + PAGE_ROWS),
    PageUp: () => inLine(line - PAGE_ROWS),
  } satisfies Record<KeyOf<'walkCells'>, Way>;
  return ways[key]?.();
}
