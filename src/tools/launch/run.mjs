import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a program with our own terminal, hands signals on to it, and resolves with its exit code (128 + n for signal n). */
export function run(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: 'inherit', ...options });
    const forward = (signal) => child.kill(signal);
    for (const signal of FORWARDED) process.on(signal, forward);
    const settle = (then) => {
      for (const signal of FORWARDED) process.off(signal, forward);
      then();
    };

    child.on('error', (error) => settle(() => reject(error)));
    child.on('exit', (code, signal) => settle(() => resolve(signal ? 128 + constants.signals[signal] : code)));
  });
}
