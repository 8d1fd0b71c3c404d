import type { FastifyBaseLogger } from 'fastify';
import { unitOfWork, type UnitOfWorkDeps } from '../../db/unitOfWork';
import { dueSailings, startIfDue } from './starts';

/** How often each node looks. */
export const START_CHECK_MS = 10_000;

/**
 * Starts every sailing that is due, each in a write of its own. The time is asked for once: the clock may jump while
 * writes wait.
 */
export async function startDueSailings(deps: UnitOfWorkDeps): Promise<void> {
  const at = deps.now();
  for (const id of await dueSailings(deps.db, at)) await unitOfWork(deps, (work) => startIfDue(work, id, at));
}

export interface StartTimerDeps extends UnitOfWorkDeps {
  /** Whether the clock can be acted on (`steadyClock`); always, where it is left out. */
  isSteady?: () => boolean;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Looks every ten seconds, never twice at once. Returns the way to stop, which waits for the look that is under way.
 */
export function startTimer({ logger, isSteady = () => true, ...deps }: StartTimerDeps): () => Promise<void> {
  let looking: Promise<void> | undefined;

  const look = () => {
    if (!isSteady()) return;
    looking ??= startDueSailings(deps)
      .catch((err: unknown) => logger.error({ err }, 'sailings could not be started'))
      .finally(() => {
        looking = undefined;
      });
  };
  const timer = setInterval(look, START_CHECK_MS);
  timer.unref();
  look();

  return async () => {
    clearInterval(timer);
    await looking;
  };
}
