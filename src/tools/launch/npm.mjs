import { env, execPath, platform } from 'node:process';
import { run } from './run.mjs';

const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** Runs the npm that started us, on its own Node, else the one on PATH. Resolves with the exit code. */
export function npm(...args) {
  const options = { stdio: ['ignore', 'ignore', 'inherit'] };
  const cli = env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(cli)) return run(env.npm_node_execpath ?? execPath, [cli, ...args, ...QUIET], options);
  return run('npm', [...args, ...QUIET], { ...options, shell: platform === 'win32' });
}
