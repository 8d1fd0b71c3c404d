import type { Command } from 'commander';
import { unitOfWork } from '../../server/db/unitOfWork';
import { readBoatModelFile } from '../../server/commands/boats/boatModelFile';
import { importBoatModels, type ImportedModels } from '../../server/commands/boats/importBoatModels';
import { StartError } from '../../server/startError';
import { readTyped } from '../cli/typedPath';
import { withDatabase } from '../cli/runTool';
import { doing } from './command';
import { adminTexts } from './texts';

async function importFile(path: string): Promise<ImportedModels> {
  const file = readBoatModelFile(await readTyped(path));
  if ('problems' in file) {
    const lines = file.problems.map(({ row, column, text }) => adminTexts.modelProblem(row, column, text));
    throw new StartError([...lines, adminTexts.modelsRefused(file.problems.length)].join('\n'));
  }
  return withDatabase((deps) => unitOfWork(deps, (work) => importBoatModels(work, file.models)));
}

export function boatModelCommands(program: Command): void {
  doing(
    program
      .command('boat-models')
      .description('båttyper')
      .command('import')
      .description('läser in en tabell över båttyper (CSV): alla rader eller ingen')
      .argument('<fil>', 'rubriker: name;kind;srs;srs_no_flying;srs_shorthanded;srs_shorthanded_no_flying;srs_year'),
    {
      run: (_options: object, [path = '']) => importFile(path),
      lines: (counts) => [adminTexts.modelsImported(counts)],
    },
  );
}
