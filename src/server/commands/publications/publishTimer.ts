import { repeat, type Repeated } from '../../db/repeat';
import { unitOfWork, type UnitOfWorkDeps, type Work } from '../../db/unitOfWork';
import { clubVersion, holdClub } from '../../resources/clubs/clubs';
import { markLookedAt, type Subject } from '../../resources/publications/repository';
import {
  burstsOfSailings,
  burstsOfSeries,
  clubsToLookAt,
  closeClub,
  type Burst,
  type WaitingClub,
} from '../../resources/publications/repositoryWaiting';
import { sailingById } from '../../resources/sailings/repository';
import { publishSailingBySelf, publishSerieBySelf } from './publishBySelf';

/** How often each node looks. */
const PUBLISH_CHECK_MS = 5_000;
/** A burst of changes is over when it has been quiet for so long. */
export const QUIET_MS = 60_000;
/** A burst that does not end is published meanwhile. */
export const PATIENCE_MS = 5 * 60_000;

const isDue = ({ first, last }: Burst, now: number): boolean =>
  now - Date.parse(last) >= QUIET_MS || now - Date.parse(first) >= PATIENCE_MS;

/** Another node may have done it meanwhile: then the version is the same, and none is made. */
async function publishBurst(work: Work, { id: clubId }: WaitingClub, subject: Subject): Promise<void> {
  await holdClub(work, clubId);
  if ('serie' in subject) await publishSerieBySelf(work, subject.serie);
  else {
    const sailing = await sailingById(work.tx, subject.sailing);
    if (sailing) await publishSailingBySelf(work, sailing);
  }
  await markLookedAt(work.tx, subject, await clubVersion(work.tx, clubId));
}

async function publishDueOf(deps: UnitOfWorkDeps, club: WaitingClub, now: number): Promise<void> {
  const bursts: { subject: Subject; burst: Burst }[] = [
    ...(await burstsOfSailings(deps.db, club)).map((burst) => ({ subject: { sailing: burst.id }, burst })),
    ...(await burstsOfSeries(deps.db, club)).map((burst) => ({ subject: { serie: burst.id }, burst })),
  ];
  const due = bursts.filter(({ burst }) => isDue(burst, now));
  for (const { subject } of due) await unitOfWork(deps, (work) => publishBurst(work, club, subject));
  if (due.length === bursts.length) await unitOfWork(deps, (work) => closeClub(work.tx, club));
}

/** Publishes what has changed in the clubs that publish at once, and has been quiet, or has changed for long. */
export async function publishDue(deps: UnitOfWorkDeps): Promise<void> {
  const now = deps.now().getTime();
  for (const club of await clubsToLookAt(deps.db)) await publishDueOf(deps, club, now);
}

/** Looks every five seconds. Returns the way to stop. */
export const startPublishTimer = ({
  logger,
  isSteady,
  ...deps
}: UnitOfWorkDeps & Pick<Repeated, 'isSteady' | 'logger'>): (() => Promise<void>) =>
  repeat(() => publishDue(deps), {
    everyMs: PUBLISH_CHECK_MS,
    ...(isSteady && { isSteady }),
    logger,
    failure: 'results could not be published',
  });
