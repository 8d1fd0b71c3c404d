/** What a sailor reads about their own finish. */
export const ownFinishTexts = {
  title: 'Din målgång',
  none: (boat: string) => `${boat} har ingen målgång än.`,
  has: (boat: string, finish: string) => `${boat} ${finish}`,
  byClub: 'Inskriven av klubben.',
  preliminary: 'Din rapport är preliminär tills klubben verifierar resultatet.',
  report: 'Rapportera målgång',
  change: 'Ändra din rapport',
  reported: 'Målgången rapporterades.',
} as const;
