import { repeat, type Repeated } from '../../db/repeat';
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

export type StartTimerDeps = UnitOfWorkDeps & Pick<Repeated, 'isSteady' | 'logger'>;

/** Looks every ten seconds, the first time at once. Returns the way to stop. */
export const startTimer = ({ logger, isSteady, ...deps }: StartTimerDeps): (() => Promise<void>) =>
  repeat(() => startDueSailings(deps), {
    everyMs: START_CHECK_MS,
    isImmediate: true,
    ...(isSteady && { isSteady }),
    logger,
    failure: 'sailings could not be started',
  });
