import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { env, ppid as parent, stdin } from 'node:process';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 500;

/**
 * Runs a program with our own terminal, hands signals on to it, and resolves with its exit code (128 + n for signal n).
 */
export function run(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: 'inherit', ...options });
    // Ctrl-C in a terminal reaches the child directly, and a second one would mean "at once".
    const forward = (signal) => !(signal === 'SIGINT' && stdin.isTTY) && child.kill(signal);
    for (const signal of FORWARDED) process.on(signal, forward);
    const stopWatching = whenParentIsGone(() => child.kill('SIGTERM'));
    const settle = (then) => {
      for (const signal of FORWARDED) process.off(signal, forward);
      stopWatching();
      then();
    };

    child.on('error', (error) => settle(() => reject(error)));
    child.on('exit', (code, signal) => settle(() => resolve(signal ? 128 + constants.signals[signal] : code)));
  });
}

/**
 * A signal sent to npm alone reaches the shell that npm put between itself and us, and ends there. So what npm started
 * ends when its shell has, or a server would be left behind on the port. Returns the way to stop watching.
 */
function whenParentIsGone(then) {
  if (!env.npm_lifecycle_event) return () => {};
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    stop();
    then();
  }, PARENT_CHECK_MS);
  return stop;
}
