import { Option, type Command } from 'commander';
import { readSentTable, type SentTable } from '../../server/commands/boats/sentTable';
import { previewSrsTable, takeSrsTable } from '../../server/commands/boats/srsTable';
import { unitOfWork } from '../../server/db/unitOfWork';
import { HttpError } from '../../server/errors';
import { StartError } from '../../server/startError';
import { BOAT_KINDS } from '../../shared/contract/boats';
import {
  SRS_NUMBERS,
  type SrsChange,
  type SrsNumbers,
  type SrsTableAnswer,
  type SrsTablePreview,
} from '../../shared/contract/srsTable';
import { shownDecimal } from '../../shared/domain/decimals';
import { readTyped, withDatabase } from '../cli/runTool';
import { doing } from './command';
import { adminTexts as texts } from './texts';

interface Options {
  kind?: string;
  year?: string;
  take?: boolean;
}

const shown = (number: string | null): string => (number === null ? '–' : shownDecimal(number));
const allOf = (numbers: SrsNumbers): string => SRS_NUMBERS.map((number) => shown(numbers[number])).join('  ');
const fromTo = ({ before, after }: SrsChange): string =>
  SRS_NUMBERS.map((number) =>
    before[number] === after[number] ? shown(after[number]) : `${shown(before[number])}→${shown(after[number])}`,
  ).join('  ');

const previewLines = (preview: SrsTablePreview): string[] => [
  texts.tableYear(preview.year, preview.replaces_year),
  ...preview.warnings,
  ...preview.added.map((type) => texts.tableRow('+', type.name, allOf(type))),
  ...preview.gone.map((type) => texts.tableRow('-', type.name, allOf(type))),
  ...preview.changed.map((change) => texts.tableRow('*', change.name, fromTo(change))),
  ...preview.slightly.map((change) => texts.tableRow('~', change.name, fromTo(change))),
  texts.tableCounts({
    added: preview.added.length,
    gone: preview.gone.length,
    changed: preview.changed.length,
    slightly: preview.slightly.length,
    same: preview.same,
  }),
  texts.tableNotTaken,
];

/** Mistakes in the file are told one a line. */
function readFileOf(body: object, now: Date): SentTable {
  try {
    return readSentTable(body, now);
  } catch (error) {
    const problems: unknown = error instanceof HttpError ? Reflect.get(error.body, 'file') : undefined;
    throw Array.isArray(problems) ? new StartError([...problems.map(String), texts.tableRefused].join('\n')) : error;
  }
}

async function importFile(path: string, { kind, year, take }: Options): Promise<SrsTablePreview | SrsTableAnswer> {
  const file = { filename: path.slice(-100), bytes: await readTyped(path) };
  return withDatabase<SrsTablePreview | SrsTableAnswer>((deps) => {
    const sent = readFileOf({ file, kind, year }, deps.now());
    return take === true ? unitOfWork(deps, (work) => takeSrsTable(work, sent)) : previewSrsTable(deps.db, sent);
  });
}

/** The table of types of boats with their SRS numbers: how a file differs from it, and the file taken in its place. */
export function boatModelCommands(program: Command): void {
  doing<Options, SrsTablePreview | SrsTableAnswer>(
    program
      .command('boat-models')
      .description('båttyper')
      .command('import')
      .description('visar hur en SRS-tabell skiljer sig från den som finns, och tar in den med --take')
      .argument('<fil>', 'tabellen: en sparad webbsida (HTML), eller rader med tabbar, semikolon eller komman')
      .addOption(new Option('--kind <sort>', 'vad båtarna är, om tabellen inte säger det').choices(BOAT_KINDS))
      .option('--year <år>', 'året som talen gäller, om tabellen inte säger det; annars i år')
      .option('--take', 'ta in tabellen: alla rader eller ingen'),
    {
      run: (options, [path = '']) => importFile(path, options),
      lines: (result) =>
        'columns' in result ? previewLines(result) : [texts.tableTaken(result.year), texts.tableCounts(result)],
    },
  );
}
