import { listed } from '../../../shared/texts/swedishList';

const count = (one: string, many: string) => (number: number) => (number === 1 ? `1 ${one}` : `${number} ${many}`);
const boats = count('båt', 'båtar');
const sailings = count('segling', 'seglingar');

export const serieTexts = {
  title: 'Serier',
  boats,
  sailings,
  leader: (names: readonly string[]) => `Leder: ${listed(names)}`,
  emptyTitle: 'Inga serier ännu',
  emptyOfficial: 'En serie samlar flera seglingar i en ställning. Skapa en, och lägg sedan till dess seglingar.',
  emptySailor: 'När klubben lägger upp en serie visas den här.',
  failed: 'Serierna kunde inte hämtas',

  create: 'Skapa serie',
  fromSailwave: 'Hämta från Sailwave',
  edit: 'Ändra',
  copy: 'Kopiera till ny säsong',
  remove: 'Ta bort',
  more: (name: string) => `Fler val för ${name}`,

  form: {
    createTitle: 'Skapa serie',
    editTitle: 'Ändra serie',
    create: 'Skapa',
    save: 'Spara',
    name: 'Namn',
    nameHint: 'Till exempel Torsdagsserien 2026.',
    description: 'Beskrivning',
    descriptionHint: 'Valfritt. Visas på seriens sida.',
    publish: 'Visa serien för alla',
    publishHint: 'Annars ser bara klubbens funktionärer den.',
    preset: 'Så räknas serien',
    presetHint: 'Kan ändras i detalj när serien är skapad.',
  },
  created: 'Serien skapades.',
  saved: 'Serien sparades.',
  removed: 'Serien togs bort.',

  confirmRemove: {
    title: 'Ta bort serien?',
    text: (name: string, sailingCount: number) =>
      sailingCount === 0
        ? `${name} tas bort för gott. Det går inte att ångra.`
        : `${name} tas bort för gott, med sin ställning. Seriens ${sailings(sailingCount)} och deras resultat finns kvar. Det går inte att ångra.`,
    confirm: 'Ta bort serien',
  },
} as const;
