import type { EntryListFile } from '../../server/commands/entry-lists/entryListFile';

const DELIMITER_NAMES: Record<Extract<EntryListFile, { delimiter: string }>['delimiter'], string> = {
  ';': 'semikolon',
  ',': 'komma',
  '\t': 'tabb',
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Texts of the import. */
export const importTexts = {
  noSailing:
    'Skriv vilken segling det gäller, till exempel --sailing 5. Numret står i seglingens adress, efter sailings/.',
  noClub: 'Skriv vilken klubb serien ska till, till exempel --club exempel-ss. Det är ordet i klubbens adress.',
  noSuchClub: (club: string) => `Det finns ingen klubb som heter ${club} i adressen.`,
  notDate: (text: string) => `${text} är ingen dag. Skriv den som 2026-05-07.`,
  notYear: (text: string) => `${text} är inget år. Skriv det som 2026.`,
  sayWith: (text: string, option: string) => `${text} Skriv ${option}.`,
  serie: (name: string, id: number | null) =>
    id === null ? `Serien ${name}:` : `Serien ${name} är hämtad (nummer ${id}):`,
  content: (boats: number, races: number, sailed: number) =>
    `${counted(boats, 'båt', 'båtar')}, ${counted(races, 'segling', 'seglingar')}, varav ${counted(sailed, 'seglad', 'seglade')}.`,
  fleet: (name: string | null, rating: string, boats: number) =>
    `  ${name ?? 'Utan klass'}: ${counted(boats, 'båt', 'båtar')}, ${/^(none)?$/i.test(rating) ? 'utan tal' : rating}`,
  race: (name: string, date: string | null, boats: number) =>
    `  ${name}: ${date ?? 'okänd dag'}, ${counted(boats, 'båt', 'båtar')}`,
  compared: ({ same, different }: { same: number; different: number }) =>
    different === 0 ? `Poängen stämmer i alla ${same} fall.` : `Poängen stämmer i ${same} av ${same + different} fall.`,
  kinds: { points: 'poäng', total: 'summa', rank: 'placering' },
  figures: (stored: string, ours: string) => `Sailwave ${stored}, Styrbord ${ours}.`,
  noSuchSailing: (id: number) => `Det finns ingen segling med numret ${id}.`,
  readAs: (file: EntryListFile) =>
    'sheet' in file
      ? `Bladet ${file.sheet} är läst.`
      : `Filen är läst som ${file.encoding} med ${DELIMITER_NAMES[file.delimiter]} mellan fälten.`,
  problem: (row: number, column: string, text: string) =>
    column === '' ? `Rad ${row}: ${text}` : `Rad ${row}, kolumn ${column}: ${text}`,
  nothingImported: (problems: number) =>
    `Ingenting har importerats. Rätta ${counted(problems, 'felet', 'fel')} i filen och kör kommandot igen.`,
  dryRun: 'Provkörning: ingenting sparas.',
  wouldImport: (count: number, sailing: string) => `${counted(count, 'båt', 'båtar')} skulle anmälas till ${sailing}:`,
  imported: (count: number, sailing: string) =>
    `${counted(count, 'båt är anmäld', 'båtar är anmälda')} till ${sailing}.`,
  grouping: (grouped: number, ungrouped: number) => `I startgrupper: ${grouped}. Utan startgrupp: ${ungrouped}.`,
  newGroups: (names: string[]) => `${names.length === 1 ? 'Ny startgrupp' : 'Nya startgrupper'}: ${names.join(', ')}.`,
  classing: (classed: number, unclassed: number) => `I klasser: ${classed}. Utan klass: ${unclassed}.`,
  newClasses: (names: string[]) => `${names.length === 1 ? 'Ny klass' : 'Nya klasser'}: ${names.join(', ')}.`,
  noGroup: 'utan startgrupp',
  noNumber: 'utan segelnummer',
  entry: (row: number, parts: string[]) => `  rad ${row}: ${parts.filter((part) => part !== '').join(' · ')}`,
} as const;
