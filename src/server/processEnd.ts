import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';

/** How long a stop may take before the process ends anyway. */
const STOP_WITHIN_MS = 10_000;

export interface ProcessEndParts {
  stop: () => Promise<void>;
  /** How long the stop waits by itself, for balancers to turn elsewhere. */
  delayMs: number;
  logger: Pick<Logger, 'fatal' | 'info'>;
}

/** The library listens for these too; here they keep Node's own behaviour. */
const OTHER_EVENTS: closeWithGrace.AllEvents[] = [
  'SIGHUP',
  'SIGQUIT',
  'SIGILL',
  'SIGTRAP',
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGSEGV',
  'SIGUSR2',
  'beforeExit',
];

/**
 * Shuts the process down gracefully on SIGTERM and SIGINT (exit code 0), and on an error that nobody caught (exit code
 * 1), after which the state of the process is unknown and its supervisor starts another. A second signal or error, a
 * stop that fails, or one that takes ten seconds longer than `delayMs` ends the process at once with exit code 1.
 */
export function stopOnSignals({ stop, delayMs, logger }: ProcessEndParts): void {
  const logUncaught = (err: unknown) => logger.fatal({ err }, 'nobody caught this: stopping');

  closeWithGrace(
    { delay: delayMs + STOP_WITHIN_MS, logger: false, skip: OTHER_EVENTS, onSecondError: logUncaught },
    async ({ signal, err }) => {
      if (signal) logger.info({ signal }, 'stopping');
      else logUncaught(err);
      await stop();
      // The library would exit with 0 after a rejection without a reason.
      if (!signal) throw err ?? new Error('rejected without a reason');
    },
  );
}
