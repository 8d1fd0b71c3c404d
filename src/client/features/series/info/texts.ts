const count = (one: string, many: string) => (number: number) => (number === 1 ? `1 ${one}` : `${number} ${many}`);
const sailings = count('segling', 'seglingar');

export const serieInfoTexts = {
  facts: 'Om serien',
  edit: 'Ändra',
  copy: 'Kopiera till ny säsong',
  next: 'Nästa segling',
  noNext: 'Ingen planerad',
  sailings: 'Seglingar',
  sailed: (sailed: number, planned: number) => `${sailed} genomförda av ${sailings(planned)}`,
  boats: 'Båtar',
  leader: 'Leder',
  rules: 'Så räknas serien',
  description: 'Beskrivning',

  same: 'Samma båt?',
  sameHint: 'De här raderna liknar varandra. Är det samma båt räknas de ihop till en rad.',
  sameNumber: 'Samma nummer',
  sameName: 'Liknande namn',
  samePair: (from: string, into: string) => `${from} och ${into}`,
  merge: 'Räkna ihop',
  mergePair: (from: string, into: string) => `Räkna ihop ${from} med ${into}`,
  merged: (from: string, into: string) => `${from} räknas nu som ${into}.`,
  mergedTitle: 'Hopräknade rader',
  mergedRow: (from: string, into: string) => `${from} räknas som ${into}`,
  undoMerge: 'Dela igen',
  undoPair: (from: string, into: string) => `Dela ${from} från ${into} igen`,
  undone: (from: string) => `${from} är åter en egen rad.`,
  undo: 'Ångra',
  failed: 'Ändringen kunde inte sparas. Försök igen.',
} as const;
