const boats = (count: number): string => (count === 1 ? '1 båt' : `${count} båtar`);

export const raceClassTexts = {
  title: 'Klasser',
  none: 'Alla båtar räknas tillsammans. Med klasser får varje klass en egen resultatlista.',
  name: 'Klass',
  interval: 'SRS',
  boats: 'Båtar',
  actions: 'Val',
  withoutClass: 'Utan klass',
  noLimits: 'Alla',
  from: (min: string) => `från ${min}`,
  to: (max: string) => `till ${max}`,
  between: (min: string, max: string) => `${min}–${max}`,
  model: (name: string) => `Endast ${name}`,
  modelGone: 'Båttypen finns inte längre',

  add: 'Ny klass',
  editOf: (name: string) => `Ändra ${name}`,
  removeOf: (name: string) => `Ta bort ${name}`,

  form: {
    addTitle: 'Ny klass',
    editTitle: 'Ändra klass',
    create: 'Skapa',
    save: 'Spara',
    name: 'Namn',
    nameHint: 'Till exempel SRS 1 eller IF-båt.',
    kind: 'Slag',
    kinds: { srs: 'SRS, efter tal', one_design: 'Entyp, en båttyp', open: 'Öppen' },
    model: 'Båttyp',
    modelsFailed: 'Båttyperna kunde inte hämtas. Försök igen om en stund.',
    minRating: 'SRS från',
    maxRating: 'SRS till',
    ratingHint: 'Valfritt, gränsen ingår. Gäller talet för full besättning med flygande segel.',
    method: 'Resultat räknas på',
    sameMethod: 'Som seglingen',
    order: 'Ordning',
    orderHint: 'Lägst visas först.',
    created: (name: string) => `Klassen ${name} skapades.`,
    saved: (name: string) => `Klassen ${name} sparades.`,
  },

  confirmRemove: {
    title: (name: string) => `Ta bort klassen ${name}?`,
    text: (count: number) =>
      count === 0 ? 'Ingen båt är i klassen.' : `${boats(count)} blir utan klass, men är kvar i seglingen.`,
    confirm: 'Ta bort klassen',
    removed: (name: string) => `Klassen ${name} togs bort.`,
    failed: 'Klassen kunde inte tas bort. Försök igen.',
  },

  distribute: {
    open: 'Fördela efter SRS',
    title: 'Fördela båtarna i klasser?',
    rule: 'Entypsklasser tar sina båtar, SRS-klasser dem vars tal ligger i intervallet, och en öppen klass resten.',
    line: (name: string, count: number) => `${name}: ${boats(count)}`,
    changes: (count: number) => (count === 1 ? '1 båt byter klass.' : `${count} båtar byter klass.`),
    nothing: 'Alla båtar är redan i rätt klass.',
    confirm: 'Fördela',
    done: (count: number) => (count === 1 ? '1 båt bytte klass.' : `${count} båtar bytte klass.`),
    stopped: (done: number, all: number, reason: string) => `${done} av ${all} båtar hann flyttas. ${reason}`,
    undo: 'Ångra',
    undone: (count: number) =>
      count === 1 ? '1 båt är tillbaka i sin klass.' : `${count} båtar är tillbaka i sina klasser.`,
    failed: 'Försök igen.',
  },
} as const;
