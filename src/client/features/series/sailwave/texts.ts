import type { BlwCounts, BlwDifferenceKind, BlwNeeds } from '../../../../shared/contract/blwImport';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const boats = (count: number): string => counted(count, 'båt', 'båtar');

/** '' where the file holds nothing to compare with. */
function agreeing(what: string, { same, different }: BlwCounts): string {
  if (same + different === 0) return '';
  return different === 0
    ? `${what} stämmer i alla ${same} fall.`
    : `${what} stämmer i ${same} av ${same + different} fall.`;
}

/** Texts of the page where a series of Sailwave is taken in. */
export const sailwaveTexts = {
  title: 'Hämta från Sailwave',
  lead: 'Välj seriens fil (.blw). Du ser först vad som kommer med, och varje poäng som blir en annan än i Sailwave. Inget sparas förrän du säger till.',
  back: 'Serier',
  chooseFile: 'Välj fil',
  changeFile: 'Byt fil',
  removeFile: 'Ta bort filen',
  dropHere: 'Du kan också släppa filen här. E-post, telefon, adresser och födelsedagar i filen läses aldrig.',
  reading: 'Filen läses …',
  retry: 'Försök igen',
  failed: 'Filen kunde inte läsas. Försök igen.',
  offline: 'Du är offline. Filen läses när du har täckning igen.',

  firstDate: 'Första seglingens dag',
  firstDateHint: 'Filen saknar dagar. Seglingar utan dag läggs en vecka isär.',
  year: 'År',
  yearHint: 'Filen har dagar utan år.',

  content: 'Det här kommer med',
  boatsAndRaces: (boatCount: number, races: number) =>
    `${boats(boatCount)} och ${counted(races, 'segling', 'seglingar')}`,
  fleets: 'Klasser',
  fleet: (name: string | null, rating: string, count: number) =>
    `${name ?? 'Utan klass'}: ${boats(count)}, ${/^(none)?$/i.test(rating) ? 'utan tal' : rating}`,
  races: 'Seglingar',
  race: (name: string, day: string, count: number, groups: readonly string[]) =>
    [name, day, boats(count), ...(groups.length > 0 ? [`starter: ${groups.join(', ')}`] : [])].join(' · '),
  unknownDay: 'okänd dag',
  planned: 'inte seglad än',
  rules: 'Så räknas serien',
  warnings: (count: number) => `Att veta (${count})`,

  comparison: 'Jämfört med Sailwave',
  points: (counts: BlwCounts) => agreeing('Poängen', counts),
  totals: (counts: BlwCounts) => agreeing('Summorna', counts),
  ranks: (counts: BlwCounts) => agreeing('Placeringarna', counts),
  nothingStored: 'Filen har inga poäng att jämföra med.',
  differences: 'Skillnader',
  head: { what: 'Vad', boat: 'Båt', stored: 'Sailwave', ours: 'Här', reason: 'Varför' },
  kinds: { points: 'Poäng', total: 'Summa', rank: 'Placering' } satisfies Record<BlwDifferenceKind, string>,
  notScored: 'inget',
  showMore: (count: number) => `Visa ${count} till`,

  takeIn: 'Hämta serien',
  needs: ({ first_date: day, year }: BlwNeeds) =>
    day && year ? 'Ange dag och år först' : `Ange ${day ? 'dag' : 'år'} först`,
  visible: 'Serien syns för dem som är inloggade så snart den är hämtad.',
  takenIn: (name: string) => `${name} är hämtad från Sailwave.`,
  undo: 'Ångra',
  undone: (name: string) => `${name} togs bort igen.`,
  undoFailed: 'Serien kunde inte tas bort. Försök igen.',

  earlier: 'Hämtade serier',
  earlierSerie: (name: string, moment: string) => `${name}, ${moment}`,
  changed: 'ändrad sedan dess',
  takeAway: 'Ta bort igen',
  takeAwayOf: (name: string) => `Ta bort ${name} igen`,
  takeAwayTitle: (name: string) => `Ta bort ${name}?`,
  takeAwayText: 'Serien tas bort med alla seglingar, båtar och resultat som kom från filen. Det går inte att ångra.',
} as const;
