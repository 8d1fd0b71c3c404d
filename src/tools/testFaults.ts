import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestDatabase } from './provision/postgres';
import { runJest } from './test/jestSuite';
import { exitCodeOf, inWords } from './test/tally';

/** `npm run test:faults`: the fault tests with all their rounds. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'styrbord-faults-'));
  const database = await startTestDatabase();
  try {
    const tally = await runJest('longFaults', {
      folder,
      env: { ...process.env, FAULTS: 'long', TEST_DATABASE_URL: database?.url },
    });
    console.log(`\n${inWords(tally)}`);
    process.exitCode = exitCodeOf(tally, process.env.CI !== 'true');
  } finally {
    await database?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

void main();
