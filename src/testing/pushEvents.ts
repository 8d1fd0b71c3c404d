import type { ChangeEvent } from '../server/db/events';
import { unitOfWork } from '../server/db/unitOfWork';
import type { ClubRecord, UserRecord } from '../server/db/schema';
import { createTokens } from '../server/resources/auth/tokens';
import type { TestApp } from './testApp';

/** Takes a number of the club for each event and puts it in the log, in one write; told on the app's own bus. */
export async function noteEvents(
  { deps }: Pick<TestApp, 'deps'>,
  club: Pick<ClubRecord, 'id'>,
  ...events: Partial<Pick<ChangeEvent, 'model' | 'id' | 'change' | 'data' | 'visibility' | 'sailing'>>[]
): Promise<void> {
  await unitOfWork(deps, async (work) => {
    for (const event of events) {
      const version = await work.nextVersion(club.id);
      const base = {
        model: 'competitor',
        id: 118,
        change: 'updated',
        data: { id: 118, version },
        visibility: 'everyone',
      } as const;
      await work.note({ clubId: club.id, version, ...base, ...event });
    }
  });
}

/** An access token, as a login would give it. */
export const accessTokenOf = (
  { deps }: Pick<TestApp, 'deps'>,
  { id }: Pick<UserRecord, 'id'>,
  sessionId: string | null = null,
): string => createTokens({ secret: deps.jwtSecret, now: deps.now, newId: deps.newId }).access(id, sessionId);
