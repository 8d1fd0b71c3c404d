import type { Change } from '../../../shared/contract/push';
import { noCache } from '../../db/memoryCache';
import type { EventVisibility, NewSerie, SerieRecord } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { serieFacts } from '../../resources/results/serieFacts';
import { presentSerieFrame } from '../../resources/series/present';
import { insertSerie, serieById } from '../../resources/series/repository';
import { visibilityOf } from '../../resources/series/access';

/** Publishes a change of the serie, whose row has taken its number. */
export async function publishSerie(
  work: Work,
  change: Change,
  serie: SerieRecord,
  visibility: EventVisibility,
): Promise<void> {
  const facts = await serieFacts(work.tx, { id: serie.id, clubId: serie.club_id }, noCache);
  const { club_id: clubId, version, id } = serie;
  await work.note({ clubId, version, model: 'serie', id, change, data: presentSerieFrame(serie, facts), visibility });
}

/** The serie as it stands now, of a write that holds it. */
export async function serieNow(work: Work, id: number): Promise<SerieRecord> {
  const serie = await serieById(work.tx, id);
  if (!serie) throw new Error(`Serie ${id} vanished within its own transaction.`);
  return serie;
}

/** Saves a new serie under the club's next number, and publishes it. */
export async function addSerie(
  work: Work,
  columns: Omit<NewSerie, 'version' | 'created_at' | 'updated_at'>,
): Promise<SerieRecord> {
  const version = await work.nextVersion(columns.club_id);
  const id = await insertSerie(work.tx, { ...columns, version, created_at: work.now, updated_at: work.now });
  const serie = await serieNow(work, id);
  await publishSerie(work, 'created', serie, visibilityOf(serie));
  return serie;
}
