/** What the log of results says. */
export const resultLogTexts = {
  title: 'Ändringslogg',
  show: 'Visa ändringslogg',
  hide: 'Dölj ändringslogg',
  failed: 'Loggen kunde inte hämtas',
  empty: 'Inget har ändrats än. Varje tid och kod som skrivs in hamnar här, med vem som skrev den.',
  nothing: 'inget',
  change: (before: string, after: string) => `${before} → ${after}`,
  matched: 'kopplad',
  changes: (count: number) => `${count} ändringar`,
  undo: 'Ångra',
  undoOf: (label: string, change: string) => `Ångra ${label} ${change}`,
  undone: 'Ångrad',
  undoDone: (label: string) => `Ändringen av ${label} ångrades.`,
  points: (points: string) => `${points} p`,
  percent: (percent: number) => `${percent} %`,
} as const;
