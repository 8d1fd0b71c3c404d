import { listed } from '../../../../../shared/texts/swedishList';

const sailings = (count: number): string => (count === 1 ? '1 segling' : `${count} seglingar`);

/** More names than this are a wall of text. */
const MANY_NAMES = 12;

/** "Torsdag 1, Torsdag 2 och 3 till". */
function namesOf(names: readonly string[]): string {
  const rest = names.length - MANY_NAMES;
  return rest > 1 ? `${names.slice(0, MANY_NAMES).join(', ')} och ${rest} till` : listed(names);
}

export const manySailingsTexts = {
  select: 'Välj flera',
  done: 'Klar',
  tools: 'Ändra valda seglingar',
  chosen: (count: number) => (count === 1 ? '1 vald' : `${count} valda`),
  all: 'Välj alla',
  none: 'Välj ingen',
  pick: (name: string) => `Välj ${name}`,

  publish: (count: number) => `Publicera ${count}`,
  cancel: (count: number) => `Ställ in ${count}`,
  move: (count: number) => `Flytta ${count} till serie`,
  remove: (count: number) => `Ta bort ${count}`,

  published: (count: number) => `${sailings(count)} publicerades.`,
  cancelled: (count: number) => `${sailings(count)} ställdes in.`,
  moved: (count: number, serie: string | null) =>
    serie === null
      ? `${sailings(count)} står inte längre i någon serie.`
      : `${sailings(count)} flyttades till ${serie}.`,
  removed: (count: number) => `${sailings(count)} togs bort.`,
  undo: 'Ångra',
  undone: 'Ändringen är ångrad.',
  failed: 'Ingen segling ändrades. Försök igen.',
  changedMeanwhile: 'Någon annan har ändrat en av seglingarna. Ingenting ändrades.',

  moveTitle: (count: number) => `Flytta ${sailings(count)}`,
  serie: 'Serie',
  chooseSerie: 'Välj serie',
  noSerie: 'Ingen serie',
  seriesFailed: 'Serierna kunde inte hämtas',
  moveLabel: 'Flytta',

  removeTitle: (count: number) => `Ta bort ${sailings(count)}?`,
  removeText: (names: readonly string[], boats: number) =>
    boats === 0
      ? `${namesOf(names)} tas bort för gott. Det går inte att ångra.`
      : `${namesOf(names)} tas bort för gott, tillsammans med ${boats === 1 ? '1 deltagare' : `${boats} deltagare`}. Det går inte att ångra.`,
  removeLabel: (count: number) => `Ta bort ${sailings(count)}`,
} as const;
