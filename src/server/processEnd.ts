import type { Logger } from 'pino';

/** How long a stop may take before the process ends anyway. */
const STOP_WITHIN_MS = 10_000;

export interface ProcessEndParts {
  stop: () => Promise<void>;
  /** How long the stop waits by itself, for balancers to turn elsewhere. */
  delayMs: number;
  logger: Pick<Logger, 'fatal' | 'info'>;
}

/**
 * Stops in order when the system asks for it, or when something was thrown that nobody caught; then the process is in a
 * state that nobody knows, and whoever supervises it starts another. A second signal, or ten seconds, ends the process
 * at once.
 */
export function stopOnSignals({ stop, delayMs, logger }: ProcessEndParts): void {
  let isStopping = false;

  function end(code: number): void {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), delayMs + STOP_WITHIN_MS).unref();
    stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      logger.info({ signal }, 'stopping');
      end(0);
    });
  }
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(kind, (err: unknown) => {
      logger.fatal({ err, kind }, 'nobody caught this: stopping');
      end(1);
    });
  }
}
