import type { Kysely } from 'kysely';
import type {
  PublicPeople,
  PublicSailing,
  PublicSerie,
  PublishedSerieRow,
} from '../../../shared/contract/publications';
import { wireDatetime } from '../../../shared/domain/time';
import type { MemoryCache } from '../../db/memoryCache';
import type { Database, SerieRecord } from '../../db/schema';
import { notFound } from '../../errors';
import { findClub } from '../clubs/clubs';
import type { SailingView } from '../sailings/access';
import { sailingAsPublished } from './publishedSailing';
import { isSettled, serieAsPublished } from './publishedSerie';
import { namesOf } from './readPublished';

type Db = Kysely<Database>;

/** What is not a version of anything: it belongs to whoever asked, and has no number. */
type Unnumbered<T> = Omit<T, 'format' | 'version' | 'changes' | 'rows'> & { version: null };

export type SailingAsPublic = Unnumbered<PublicSailing> & Pick<PublicSailing, 'rows'>;
export type SerieAsPublic = Unnumbered<PublicSerie> & { rows: (PublishedSerieRow & PublicPeople)[] };

/** The club with its rules for names. Throws 404 where there is none. */
export async function namingClub(db: Db, id: number) {
  const club = await findClub(db, String(id));
  if (!club) throw notFound();
  return club;
}

const headOf = ({ id, slug, name }: { id: number; slug: string; name: string }, isFinal: boolean, now: Date) => ({
  state: isFinal ? ('final' as const) : ('preliminary' as const),
  version: null,
  made_at: wireDatetime(Math.floor(now.getTime() / 1000) * 1000),
  note: '',
  club: { id, slug, name },
});

/**
 * The result of a sailing as it stands now, with the people named as the public may read them, whoever asks: a file is
 * passed on. Null while no boat has a result.
 */
export async function sailingAsPublic(
  db: Db,
  sailing: SailingView,
  { memoryCache, now }: { memoryCache: MemoryCache; now: Date },
): Promise<SailingAsPublic | null> {
  const data = await sailingAsPublished(db, sailing, memoryCache);
  if (!data) return null;
  const club = await namingClub(db, sailing.club_id);
  const nameOf = await namesOf(db, club, data.rows);
  return {
    ...headOf(club, sailing.verified_result === 1, now),
    sailing: data.sailing,
    rows: data.rows.map((row) => ({ ...row, ...nameOf(row.competitor) })),
  };
}

/** The standings of a series likewise; null before its first race has been sailed. */
export async function serieAsPublic(
  db: Db,
  serie: SerieRecord,
  { memoryCache, now }: { memoryCache: MemoryCache; now: Date },
): Promise<SerieAsPublic | null> {
  const data = await serieAsPublished(db, serie, memoryCache);
  if (!data) return null;
  const club = await namingClub(db, serie.club_id);
  const nameOf = await namesOf(db, club, data.rows);
  return {
    ...headOf(club, await isSettled(db, serie, memoryCache), now),
    serie: data.serie,
    rows: data.rows.map((row) => ({ ...row, ...nameOf(row.competitor) })),
  };
}
