/**
 * Every npm script starts here, in plain JavaScript on Node 18 or later with nothing installed: it installs the part of
 * the lock file that the command needs, finds a Node that the database driver can run on, builds what is stale, and
 * runs the command. npm's own pre and post scripts would not do: `ignore-scripts` skips them.
 */
import { chdir, cwd, env, stderr } from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './launch/build.mjs';
import { COMMANDS } from './launch/commands.mjs';
import { installPackages } from './launch/install.mjs';
import { nodeToRunOn, withNodeFirst } from './launch/node.mjs';
import { run } from './launch/run.mjs';
import { texts } from './launch/texts.mjs';

/** Where Node keeps what it has compiled: a command starts half a dozen programs with the same modules. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));

async function launch(name, args) {
  const command = COMMANDS[name];
  if (!command) throw new Error(texts.unknownCommand(name, Object.keys(COMMANDS)));

  env.INIT_CWD ??= cwd();
  chdir(fileURLToPath(new URL('../..', import.meta.url)));
  const say = command.answers ? sayToPeople : console.log;

  const [node] = await Promise.all([nodeToRunOn(say), installPackages(command.develops ? 'all' : 'product', say)]);
  const childEnv = withNodeFirst(node, { NODE_COMPILE_CACHE, ...env, ...command.env });
  if (command.builds) await buildWhatIsStale(node, childEnv, say);
  return command.run ? run(node, [...command.run, ...args], { env: childEnv }) : 0;
}

/** Commands with answers keep standard output clean, and programs read their standard error too. */
function sayToPeople(line) {
  if (stderr.isTTY) console.error(line);
}

const [name = 'start', ...args] = process.argv.slice(2);
try {
  process.exitCode = await launch(name, args);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
