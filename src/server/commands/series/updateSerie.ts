import type { Serie } from '../../../shared/contract/series';
import { mayEditClub, type Actor } from '../../../shared/domain/permissions';
import { serieSchema } from '../../../shared/schemas/serie';
import { isEmpty, realChanges } from '../../db/changes';
import { forgetEvents } from '../../db/events';
import type { SerieChanges, SerieRecord } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { conflict, forbidden } from '../../errors';
import { parse } from '../../http/parse';
import type { Update } from '../../http/writeRoutes';
import { ownClubOfBody } from '../../resources/clubs/ownClub';
import { noCache } from '../../db/memoryCache';
import { sailingsOfSerie } from '../../resources/sailings/repository';
import { changeSailingsOf } from '../../resources/sailings/saveSailing';
import { toSerieColumns } from '../../resources/series/columns';
import { deleteSerie, updateSerie as saveSerie } from '../../resources/series/repository';
import { heldOwnSerie, visibilityOf } from '../../resources/series/access';
import { wholeSerie } from './readSeries';
import { addSerie, publishSerie, serieNow } from './saveSerie';

export async function createSerie(work: Work, actor: Actor, body: unknown): Promise<Serie> {
  const { id: clubId } = await ownClubOfBody(work.tx, actor, body, () => parse(serieSchema, body));
  const input = parse(serieSchema, body);
  const serie = await addSerie(work, { ...toSerieColumns(input), name: input.name, club_id: clubId });
  return wholeSerie(work.tx, actor, serie, noCache);
}

async function assertUnchanged(
  work: Work,
  actor: Actor,
  serie: SerieRecord,
  expected: number | undefined,
): Promise<void> {
  if (expected === undefined || serie.version <= expected) return;
  throw conflict(await wholeSerie(work.tx, actor, serie, noCache));
}

/** Saves the changes under the club's next number, and publishes it. */
export async function changeSerie(work: Work, before: SerieRecord, changes: SerieChanges): Promise<SerieRecord> {
  const version = await work.nextVersion(before.club_id);
  await saveSerie(work.tx, before.id, { ...changes, version, updated_at: work.now });
  const serie = await serieNow(work, before.id);
  const isWithdrawn = before.is_published === 1 && serie.is_published === 0;
  await publishSerie(work, 'updated', serie, isWithdrawn ? 'withdrawn' : visibilityOf(serie));
  return serie;
}

/** What the body leaves out stays as it is, in PUT as well; PUT only demands the name. */
export async function updateSerie(work: Work, actor: Actor, { id, body, partial, expected }: Update): Promise<Serie> {
  const serie = await heldOwnSerie(work, actor, id);
  await assertUnchanged(work, actor, serie, expected);
  const input = partial ? parse(serieSchema, body, { partial }) : parse(serieSchema, body);
  if (input.club !== undefined && !mayEditClub(actor, input.club)) throw forbidden();

  const changes = realChanges(serie, toSerieColumns(input, serie.rules));
  if (isEmpty(changes)) return wholeSerie(work.tx, actor, serie, noCache);
  const saved = await changeSerie(work, serie, changes);
  // Its sailings carry its name, where it may be known, and so does what the log holds of them.
  if (changes.name !== undefined || changes.is_published !== undefined) {
    const sailings = await sailingsOfSerie(work.tx, id);
    if (saved.is_published === 0)
      await forgetEvents(
        work.tx,
        'sailing',
        sailings.map((sailing) => sailing.id),
      );
    await changeSailingsOf(work, id, {});
  }
  return wholeSerie(work.tx, actor, saved, noCache);
}

/** Its sailings stay, without a serie: each is a change of its own. */
export async function removeSerie(work: Work, actor: Actor, id: number, expected: number | undefined): Promise<void> {
  const serie = await heldOwnSerie(work, actor, id);
  await assertUnchanged(work, actor, serie, expected);
  await changeSailingsOf(work, id, { serie_id: null });
  const version = await work.nextVersion(serie.club_id);
  await deleteSerie(work.tx, id);
  const visibility = visibilityOf(serie);
  await work.note({ clubId: serie.club_id, version, model: 'serie', id, change: 'deleted', data: null, visibility });
}
