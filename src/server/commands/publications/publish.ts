import type { PublicationState } from '../../../shared/contract/publications';
import { resultChanges, serieChanges } from '../../../shared/domain/publication/changes';
import { noCache } from '../../db/memoryCache';
import type { SerieRecord } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { clubVersion } from '../../resources/clubs/clubs';
import {
  insertPublication,
  lastNumber,
  markLookedAt,
  publicationOf,
  stampPublic,
  type Subject,
} from '../../resources/publications/repository';
import { sailingAsPublished, type SailingData } from '../../resources/publications/publishedSailing';
import { serieAsPublished, type SerieData } from '../../resources/publications/publishedSerie';
import type { SailingView } from '../../resources/sailings/access';
import { tellWebhooks } from '../../webhooks/tell';

export interface Publishing {
  state: PublicationState;
  note?: string;
  /** Nobody has asked for it: a version that shows the same as the last one is not made. */
  isAutomatic: boolean;
}

/** What became of it: a new version, the same as before, or nothing that could be shown. */
export type Published = { number: number } | 'same' | 'empty';

interface Version<T> {
  subject: Subject;
  clubId: number;
  /** For webhooks; null: members do not see it yet, so nobody is told. */
  name: string | null;
  data: T | null;
  changesSince: (earlier: T) => string[];
}

const signed = ({ author, now }: Work) => ({
  made_at: now,
  user_id: author?.userId ?? null,
  made_by_name: author?.name ?? null,
});

const idsOf = (subject: Subject) =>
  'sailing' in subject
    ? { sailing_id: subject.sailing, serie_id: null }
    : { sailing_id: null, serie_id: subject.serie };

async function insertVersion<T extends object>(
  work: Work,
  { subject, clubId, name, data, changesSince }: Version<T>,
  { state, note = '', isAutomatic }: Publishing,
): Promise<Published> {
  const { tx } = work;
  await markLookedAt(tx, subject, await clubVersion(tx, clubId));
  if (data === null) return 'empty';
  const before = await publicationOf(tx, subject);
  const text = JSON.stringify(data);
  if (isAutomatic && before?.data === text && before.state === state) return 'same';

  const number = (await lastNumber(tx, subject)) + 1;
  const changes = JSON.stringify(before?.data ? changesSince(JSON.parse(before.data) as T) : []);
  await insertPublication(tx, { ...idsOf(subject), number, state, ...signed(work), note, changes, data: text });
  await stampPublic(tx, { club: clubId });
  if (name !== null) {
    const event = state === 'final' ? 'result.final' : 'result.published';
    const named =
      'sailing' in subject ? { sailing: { id: subject.sailing, name } } : { serie: { id: subject.serie, name } };
    await tellWebhooks(work, clubId, { event, ...named, version: number });
  }
  return { number };
}

/** Makes the result of the sailing public as it stands now. The work holds the club. */
export async function publishSailing(work: Work, sailing: SailingView, publishing: Publishing): Promise<Published> {
  const data = await sailingAsPublished(work.tx, sailing, noCache);
  const changesSince = (earlier: SailingData) => resultChanges(earlier.rows, data?.rows ?? []);
  const subject = { sailing: sailing.id };
  const name = sailing.status === 'unpublished' ? null : sailing.name;
  return insertVersion(work, { subject, clubId: sailing.club_id, name, data, changesSince }, publishing);
}

/** The same for the standings of a series. */
export async function publishSerie(work: Work, serie: SerieRecord, publishing: Publishing): Promise<Published> {
  const data = await serieAsPublished(work.tx, serie, noCache);
  const changesSince = (earlier: SerieData) => (data ? serieChanges(earlier, data) : []);
  const subject = { serie: serie.id };
  const name = serie.is_published === 1 ? serie.name : null;
  return insertVersion(work, { subject, clubId: serie.club_id, name, data, changesSince }, publishing);
}
