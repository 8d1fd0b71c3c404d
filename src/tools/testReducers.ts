import { runProgram } from './runProgram';
import { JEST } from './test/jestSuite';

/**
 * The pure suites that a tester runs while working on the rules of moves and push messages: no database, no browser.
 */
const PURE_SUITES = String.raw`/(moveCompetitor|pushMessage|convergence)[^/]*\.test\.ts$`;

void runProgram(process.execPath, [...JEST, '--testPathPatterns', PURE_SUITES, ...process.argv.slice(2)], {
  shown: true,
}).then(({ code }) => {
  process.exitCode = code ?? 1;
});
