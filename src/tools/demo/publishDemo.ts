import type { Transaction } from 'kysely';
import { publishSailing, publishSerie } from '../../server/commands/publications/publish';
import { isSettled } from '../../server/resources/publications/publishedSerie';
import { noCache } from '../../server/db/memoryCache';
import type { Database } from '../../server/db/schema';
import type { Work } from '../../server/db/unitOfWork';
import { sailingById } from '../../server/resources/sailings/repository';
import { serieById } from '../../server/resources/series/repository';

type Tx = Transaction<Database>;

/** When results of an evening are out. */
const OUT_AT = 'T19:10:00.000Z';

/** What publishing needs of a write: it takes no numbers and sends no frames. */
function workAt(tx: Tx, day: string): Work {
  const refuse = () => Promise.reject(new Error('Publishing takes no number and sends no frame.'));
  return { tx, now: `${day}${OUT_AT}`, author: null, nextVersion: refuse, note: refuse };
}

/** Publishes what the demo club has sailed, as its server would have done on each evening. */
export async function publishDemo(tx: Tx, clubId: number): Promise<void> {
  const finished = await tx
    .selectFrom('sailings')
    .select(['id', 'serie_id', 'start_date'])
    .where('club_id', '=', clubId)
    .where('status', '=', 'finished')
    .orderBy('start_date')
    .execute();
  for (const { id, start_date } of finished) {
    const sailing = await sailingById(tx, id);
    const state = sailing?.verified_result === 1 ? 'final' : 'preliminary';
    if (sailing) await publishSailing(workAt(tx, start_date), sailing, { state, isAutomatic: true });
  }
  const latest = new Map(finished.map(({ serie_id, start_date }) => [serie_id, start_date]));
  for (const [id, day] of latest) {
    const serie = id === null ? undefined : await serieById(tx, id);
    if (serie?.is_published !== 1) continue;
    const state = (await isSettled(tx, serie, noCache)) ? 'final' : 'preliminary';
    await publishSerie(workAt(tx, day), serie, { state, isAutomatic: true });
  }
}
