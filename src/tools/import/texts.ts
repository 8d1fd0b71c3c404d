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
