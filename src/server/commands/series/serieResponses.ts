import type { Kysely } from 'kysely';
import { maySeeSerie, type Asker } from '../../../shared/domain/permissions';
import type { Remember } from '../../db/remember';
import type { Database } from '../../db/schema';
import { notFound } from '../../errors';
import { audienceIn } from '../../http/audience';
import type { Question, Standing } from '../../http/keptAnswer';
import { clubMoment, findClub } from '../../resources/clubs/clubs';
import { serieMoments } from '../../resources/series/repositoryVersion';
import { listSeries, rowsFor, wholeSerie } from './readSeries';
import { visibleSerie } from '../../resources/series/access';

type Db = Kysely<Database>;

/** Throws 404 when there is no such serie, or none that the asker may know of. */
async function standingOf(db: Db, asker: Asker, id: number): Promise<Omit<Standing, 'of'>> {
  const [found] = await serieMoments(db, { serie: id, sailor: asker.sailor?.id ?? null });
  if (!found || !maySeeSerie(asker, { club: found.club, is_published: found.is_published === 1 })) throw notFound();
  const { club, number, under, own_entry: ownEntry } = found;
  return { number, under, clubVersion: number, audience: audienceIn(asker, club, ownEntry !== null) };
}

/** The serie with its sailings and results. */
export const wholeSerieQuestion = (asker: Asker, id: number, remember: Remember): Question => ({
  look: async (db) => ({ of: `serie ${id}`, ...(await standingOf(db, asker, id)) }),
  compute: async (db, { audience }) => wholeSerie(db, audience, await visibleSerie(db, audience, id), remember),
});

/** The table alone, in which nobody's own entries are told apart. */
export const serieResultsQuestion = (asker: Asker, id: number, remember: Remember): Question => ({
  look: async (db) => {
    const { audience, ...standing } = await standingOf(db, asker, id);
    return { of: `results of serie ${id}`, ...standing, audience: { ...audience, sailor: null } };
  },
  compute: async (db, { audience }) => rowsFor(db, audience, await visibleSerie(db, audience, id), remember),
});

/** All series of the club that is named; undefined where none is, or none that there is. */
export async function clubSeriesQuestion(
  db: Db,
  asker: Asker,
  club: string | undefined,
  remember: Remember,
): Promise<Question | undefined> {
  const found = club === undefined ? undefined : await findClub(db, club);
  if (!found) return undefined;
  const { id } = found;
  return {
    look: async (executor) => {
      const { number, under } = await clubMoment(executor, id);
      return { of: `series of club ${id}`, number, under, clubVersion: number, audience: audienceIn(asker, id, false) };
    },
    compute: async (executor, { audience }) => (await listSeries(executor, audience, String(id), remember)).series,
  };
}
