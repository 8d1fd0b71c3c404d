import { unitOfWork, type UnitOfWorkDeps } from '../server/db/unitOfWork';
import { HttpError } from '../server/errors';
import { basename } from 'node:path';
import { readEntryListFile, type EntryListFile } from '../server/commands/entry-lists/entryListFile';
import { importEntryList, planImport, type EntryListOf } from '../server/commands/entry-lists/importEntryList';
import { StartError } from '../server/startError';
import { MAX_ID } from '../shared/limits';
import type { EntryListProblem } from '../shared/schemas/entryList/parseEntryList';
import { OPERATOR, runTool, withDatabase, readTyped } from './cli/runTool';
import { swedishProgram } from './cli/swedishProgram';
import { dryRunLines, importedLines, problemLines } from './import/report';
import { importSeries, isForSailwave, type SailwaveOptions } from './import/sailwave';
import { importTexts } from './import/texts';

interface Options extends SailwaveOptions {
  sailing?: string;
  sheet?: string;
}

function sailingIdOf({ sailing = '' }: Options): number {
  const id = Number(sailing);
  if (!/^\d+$/.test(sailing) || id > MAX_ID) throw new StartError(importTexts.noSailing);
  return id;
}

function refuse(problems: EntryListProblem[]): void {
  console.error(problemLines(problems).join('\n'));
  process.exitCode = 1;
}

async function bringIn(
  deps: UnitOfWorkDeps,
  sailingId: number,
  { rows }: EntryListFile,
  isDryRun: boolean,
): Promise<EntryListOf> {
  try {
    if (isDryRun) return await planImport(deps.db, OPERATOR, sailingId, rows);
    return await unitOfWork(deps, (work) => importEntryList(work, OPERATOR, sailingId, rows));
  } catch (error) {
    throw error instanceof HttpError && error.status === 404
      ? new StartError(importTexts.noSuchSailing(sailingId))
      : error;
  }
}

async function importFile(path: string, options: Options): Promise<void> {
  if (isForSailwave(path, options)) {
    console.log(await importSeries(await readTyped(path), options));
    return;
  }
  const sailingId = sailingIdOf(options);
  const upload = { filename: basename(path), bytes: Buffer.from(await readTyped(path)) };
  const file = await readEntryListFile(upload, options.sheet);
  if ('problems' in file) return refuse(file.problems);

  const isDryRun = options.dryRun === true;
  const { sailing, reading } = await withDatabase((deps) => bringIn(deps, sailingId, file, isDryRun));
  if ('problems' in reading) return refuse(reading.problems);
  const lines = isDryRun ? dryRunLines(reading.plan, sailing.name) : importedLines(reading.plan, sailing.name);
  console.log([importTexts.readAs(file), ...lines].join('\n'));
}

await swedishProgram(
  'npm run import --',
  'Anmäler båtarna i en deltagarlista (Excel eller CSV) till en segling, eller hämtar en serie från Sailwave (.blw) till en klubb: allt eller inget.',
)
  .argument(
    '<fil>',
    'listan, med rubriker som Segelnummer, Båtnamn, Båttyp, SRS, Rorsman och Startgrupp, eller SailArenas; eller seriens fil från Sailwave',
  )
  .option('--sailing <nummer>', 'seglingens nummer')
  .option('--sheet <namn>', 'bladet i en Excelfil, om det inte är det första med en lista')
  .option('--club <klubb>', 'klubben som serien från Sailwave ska till, med ordet i dess adress')
  .option('--first-date <dag>', 'dagen för den första seglingen som saknar dag, till exempel 2026-05-07')
  .option('--year <år>', 'året för dagar som saknar år')
  .option('--json', 'skriv svaret som JSON (serier från Sailwave)')
  .option('--dry-run', 'visa vad som skulle hända, utan att spara')
  .action((path: string, options: Options) => runTool(() => importFile(path, options)))
  .parseAsync();
