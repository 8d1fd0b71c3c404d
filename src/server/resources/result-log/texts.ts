/** What the log of results says of a sailing as a whole, and why an entry of it cannot be undone. */
export const resultLogTexts = {
  server: 'Servern',
  verified: 'Resultatet verifierades',
  unlocked: 'Resultatet låstes upp',
  retimed: (boats: number) =>
    boats === 1 ? 'Starten ändrades: en båts tid räknades om' : `Starten ändrades: ${boats} båtars tider räknades om`,
  notUndoable: 'Det här kan inte ångras i loggen.',
  undoneAlready: 'Ändringen är redan ångrad.',
  boatGone: 'Båten finns inte längre i seglingen.',
} as const;
