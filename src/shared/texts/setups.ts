/** Why a sailing cannot be set up like an earlier one, or that be taken back. */
export const setupTexts = {
  noneEarlier: 'Det finns ingen tidigare segling med startgrupper.',
  noBoats: 'Det finns ingen tidigare segling med båtar som inte redan är anmälda.',
  noGroups: 'Seglingen har inga startgrupper.',
  hasGroups: 'Seglingen har redan startgrupper.',
  changedSince: (what: string) => `${what} har ändrats sedan dess. Ångra inte allt, utan rätta för hand.`,
} as const;
