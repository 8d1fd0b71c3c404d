import type { Change } from '../shared/contract/push';
import type { EventVisibility } from '../server/db/schema';
import type { TestApp } from './testApp';

export interface LoggedEvent {
  version: number;
  what: string;
  change: Change;
  visibility: EventVisibility;
  data: Record<string, unknown> | null;
}

/** The club's events after a number, in their order; `what` is like "competitor 118". */
export async function eventsSince({ db }: Pick<TestApp, 'db'>, clubId: number, after = 0): Promise<LoggedEvent[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('club_id', '=', clubId)
    .where('version', '>', after)
    .orderBy('version')
    .execute();
  return rows.map(({ version, model, object_id, change, visibility, data }) => ({
    version,
    what: `${model} ${object_id}`,
    change,
    visibility,
    data: data === null ? null : { ...JSON.parse(data) },
  }));
}

export async function numberOf({ db }: Pick<TestApp, 'db'>, clubId: number): Promise<number> {
  const { counter } = await db.selectFrom('clubs').select('counter').where('id', '=', clubId).executeTakeFirstOrThrow();
  return counter;
}
