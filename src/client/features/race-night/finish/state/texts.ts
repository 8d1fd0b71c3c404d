import type { Sheet } from '../sheet/sheetOf';

const boats = (count: number) => (count === 1 ? '1 båt' : `${count} båtar`);
const codes = (count: number) => (count === 1 ? '1 kod' : `${count} koder`);

/** What is said of the result as a whole. */
export const finishStateTexts = {
  label: 'Kvällens resultat',
  counts: ({ home, coded, out }: Sheet) => `${home.length} i mål, ${codes(coded.length)}, ${out.length} kvar`,
  isDone: 'Klart?',
  isRacing: 'Seglas nu:',
  preliminary: 'Resultatet är preliminärt tills det verifieras.',
  notFinished: 'När alla är i mål avslutar du seglingen. Sedan kan resultatet verifieras.',
  allHome: 'Alla är inne. Avsluta seglingen, så kan resultatet verifieras.',
  notScored: 'Den räknas i serien när seglingen är avslutad.',
  toFinish: 'Öppna Målgång',
  finish: 'Avsluta seglingen',
  finished: 'Seglingen är avslutad.',
  verify: 'Verifiera resultat',
  verifyTitle: 'Verifiera resultatet?',
  verifyText: 'Tider, koder och anmälningar låses. Du kan låsa upp igen.',
  verifyOut: (count: number) => `${boats(count)} saknar tid och kod.`,
  verifyUnknown: (count: number) =>
    count === 1 ? '1 båt är okänd och räknas inte.' : `${count} båtar är okända och räknas inte.`,
  verifyWaiting: 'Alla målgångar har inte kommit fram till servern än.',
  verified: 'Resultatet är verifierat.',
  verifiedBy: (who: string, when: string) => `Resultatet verifierades av ${who} ${when}.`,
  verifiedAt: (when: string) => `Resultatet verifierades ${when}.`,
  unlock: 'Lås upp',
  unlockTitle: 'Låsa upp resultatet?',
  unlockText: 'Resultatet blir preliminärt igen, och tider och koder kan ändras. Skälet står i resultatloggen.',
  reason: 'Varför?',
  reasonMissing: 'Skriv varför resultatet låses upp.',
  unlocked: 'Resultatet är upplåst.',
} as const;
