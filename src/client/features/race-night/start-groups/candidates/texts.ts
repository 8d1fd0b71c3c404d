const boats = (count: number) => (count === 1 ? '1 båt' : `${count} båtar`);

/** What the list of earlier boats says. */
export const candidateTexts = {
  title: 'Lägg till från tidigare',
  intro: 'De som var anmälda senast står först. Båten läggs till med samma rorsman, besättning och SRS-variant som då.',
  search: 'Sök bland tidigare båtar',
  found: (count: number) => (count === 0 ? 'Ingen båt hittades.' : boats(count)),
  none: 'Alla klubbens tidigare båtar är redan anmälda, eller så har ingen seglat här än.',
  failedTitle: 'De tidigare båtarna kunde inte hämtas',
  failed: 'Försök igen, eller lägg till båten för hand.',
  lastEntered: (day: string, times: number) =>
    times === 1 ? `Anmäld ${day}` : `Senast anmäld ${day}, ${times} gånger i allt`,
  entersNext: (day: string, times: number) =>
    times === 1 ? `Anmäld till ${day}` : `Anmäld till ${day}, ${times} gånger i allt`,
  add: 'Lägg till',
  addBoat: (boat: string) => `Lägg till ${boat}`,
  entered: 'Anmäld',
  undo: 'Ångra',
  undoBoat: (boat: string) => `Ångra ${boat}`,
  added: (boat: string) => `${boat} lades till.`,
  more: (count: number) => `Visa ${boats(count)} till`,
  close: 'Klar',
  cancel: 'Avbryt',

  fromLast: (sailing: string) => `Förra seglingen i serien: ${sailing}`,
  addAll: (count: number) => (count === 1 ? 'Lägg till båten därifrån' : `Lägg till alla ${count} därifrån`),
  confirmTitle: (count: number, sailing: string) => `Lägg till ${boats(count)} från ${sailing}?`,
  confirmText: 'Var och en läggs till som då, i den startgrupp och klass som dess SRS-tal passar i. Det går att ångra.',
  confirmUngrouped: 'Var och en läggs till som då, utan startgrupp: seglingen har inga än. Det går att ångra.',
  confirm: (count: number) => `Lägg till ${boats(count)}`,
  allAdded: (count: number) => (count === 1 ? '1 båt lades till.' : `${count} båtar lades till.`),
} as const;
