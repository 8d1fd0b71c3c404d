import type { FastifyBaseLogger } from 'fastify';

export interface Repeated {
  everyMs: number;
  /** Begins at once, and not only after the first interval. */
  isImmediate?: boolean;
  /** Whether the clock can be acted on (`steadyClock`); always, where it is left out. */
  isSteady?: () => boolean;
  logger: Pick<FastifyBaseLogger, 'error'>;
  /** What the log says of a failure; the next time it is tried again. */
  failure: string;
}

/** Does something again and again, never twice at once. Returns the way to stop, which waits for what is under way. */
export function repeat(
  act: () => Promise<void>,
  { everyMs, isImmediate = false, isSteady = () => true, logger, failure }: Repeated,
): () => Promise<void> {
  let underWay: Promise<void> | undefined;

  const turn = () => {
    if (!isSteady()) return;
    underWay ??= act()
      .catch((err: unknown) => logger.error({ err }, failure))
      .finally(() => {
        underWay = undefined;
      });
  };
  const timer = setInterval(turn, everyMs);
  timer.unref();
  if (isImmediate) turn();

  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
