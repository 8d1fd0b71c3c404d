import { runChecks } from './check/runChecks';

void runChecks().then((results) => {
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
});
