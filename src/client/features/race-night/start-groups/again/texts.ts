const boats = (count: number) => (count === 1 ? '1 båt' : `${count} båtar`);
const groups = (count: number) => (count === 1 ? '1 startgrupp' : `${count} startgrupper`);

/** What a board says of the sailing before it. */
export const againTexts = {
  asLastTime: 'Som förra gången',
  sameGroups: 'Samma startgrupper som förra gången',
  /** Without boats the groups alone are meant, and without groups the boats. */
  lastTime: (sailing: string, boatCount: number, groupCount: number) =>
    `Förra gången: ${sailing}, ${what(boatCount, groupCount)}.`,
  done: (sailing: string, boatCount: number, groupCount: number) =>
    `${what(boatCount, groupCount)} lades till, som i ${sailing}.`,
  undo: 'Ångra',
  undone: 'Ångrat. Båtar och startgrupper är som förut.',
  failed: 'Det gick inte. Försök igen.',
} as const;

function what(boatCount: number, groupCount: number): string {
  if (groupCount === 0) return boats(boatCount);
  return boatCount === 0 ? groups(groupCount) : `${boats(boatCount)} i ${groups(groupCount)}`;
}
