import { readConfig } from '../server/config';
import { openDatabase } from '../server/main';
import { createPasswords, PASSWORD_COST } from '../server/resources/users/passwords';
import { runTool } from './cli/runTool';
import { swedishProgram } from './cli/swedishProgram';
import { accountLines } from './demo/accountLines';
import { seedDemo } from './demo/seedDemo';

async function demo(): Promise<void> {
  const config = readConfig(process.env);
  const connection = await openDatabase(config);
  try {
    const made = await seedDemo({
      ...connection,
      dataDir: config.dataDir,
      now: () => new Date(),
      passwords: createPasswords(PASSWORD_COST),
    });
    console.log(accountLines(made).join('\n'));
  } finally {
    await connection.close();
  }
}

await swedishProgram('npm run demo', 'Skapar demoklubben om den saknas, och visar dess konton.')
  .action(() => runTool(demo))
  .parseAsync();
