const dayText = new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What pictures of results say. */
export const pictureTexts = {
  preliminary: 'Preliminärt',
  unnumbered: 'Båt utan nummer',
  nobody: 'Ingen båt har placering',
  date: (date: string) => dayText.format(new Date(`${date}T00:00:00Z`)),
  races: (sailed: number, all: number) => `Efter ${sailed} av ${all} seglingar`,
  home: (count: number) => (count === 1 ? '1 båt i mål' : `${count} båtar i mål`),
  boats: (count: number) => (count === 1 ? '1 båt' : `${count} båtar`),
  points: (points: string) => `${points.replace(/\.0+$/, '').replace('.', ',')} p`,
  unit: { corrected: 'korrigerad tid', elapsed: 'seglad tid', finish_order: 'i mål' },
  net: 'efter borträkning',
} as const;
