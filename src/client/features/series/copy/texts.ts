const sailings = (count: number): string => (count === 1 ? '1 segling' : `${count} seglingar`);
const weeks = (count: number): string => (count === 1 ? '1 vecka' : `${count} veckor`);

export const serieCopyTexts = {
  title: 'Kopiera till ny säsong',
  lead: 'Serien görs om med sina regler och seglingar. Startgrupper och klasser följer med, men inte båtar och resultat.',
  name: 'Den nya seriens namn',
  publish: 'Publicera direkt',
  publishHint: 'Annars ser bara klubbens funktionärer serien och seglingarna.',

  shift: 'Flytta seglingarna',
  shifted: (count: number) => `${weeks(count)} senare, på samma veckodag`,
  earlier: 'En vecka tidigare',
  later: 'En vecka senare',

  preview: 'Seglingarna',
  previewLead: 'Tryck på en segling som inte ska vara med.',
  noSailings: 'Serien har inga seglingar. Bara reglerna kopieras.',
  out: (name: string) => `${name} är inte med`,
  was: (day: string) => `var ${day}`,

  create: (count: number) => (count === 0 ? 'Skapa serien' : `Skapa serien med ${sailings(count)}`),
  cancel: 'Avbryt',
  created: (name: string) => `${name} skapades.`,
  tooMany: (max: number) => `Högst ${max} seglingar åt gången. Välj bort några.`,
} as const;
