import { object } from 'yup';
import type { ClubRef } from '../../../shared/contract/clubs';
import { required } from '../../../shared/schemas/fields/field';
import { slug as slugField } from '../../../shared/schemas/fields/webAddress';
import { validationTexts } from '../../../shared/texts/validation';
import { unitOfWork, type UnitOfWorkDeps, type Work } from '../../db/unitOfWork';
import { invalid, refused } from '../../errors';
import { parse } from '../../http/parse';
import { clubBySlug, insertClub } from '../../resources/clubs/repository';
import { keepFile } from '../../uploads/keepFile';
import { prepareImage, prepareMap, type PreparedFile } from '../../uploads/prepareFile';
import { incomingClub, type Incoming } from './incoming';
import { closeNumbering } from './repository';
import { differencesOf } from './rescored';
import { addressesIn, clubColumns, findSailors, takeBoatModels, takeBoats, takeCourses, takeSeries } from './takeClub';
import { takeLogs, takePublishedSeries } from './takeLogs';
import { takeSailings } from './takeSailings';
import type { UnpackedClub } from './unpackClub';

export interface ImportedClub {
  club: ClubRef;
  series: number;
  sailings: number;
  entries: number;
  /** People of the archive who have an account here, whose entries are theirs. */
  linked: number;
  /** Series and sailings whose results are scored differently here than in the archive: none, or a fault. */
  differing: string[];
}

const newSlugSchema = object({ slug: required(slugField()) });

/** Files by their paths in the archive, made anew from what they hold. */
type Files = ReadonlyMap<string, PreparedFile>;

/** Throws 400 for a file that is missing, or is none that may be sent in. */
async function preparedFiles({ content, media }: UnpackedClub): Promise<Files> {
  const files = new Map<string, PreparedFile>();
  const take = async (path: string | null, prepare: typeof prepareImage) => {
    if (path === null || files.has(path)) return;
    const bytes = media.get(path);
    if (!bytes) throw refused(`Arkivet saknar ${path}.`);
    files.set(path, await prepare({ filename: path.slice(-100), bytes }, path));
  };
  await take(content['club.json'].logo, prepareImage);
  for (const { map } of content['courses.json']) await take(map, prepareMap);
  return files;
}

async function keptFiles(work: Work, files: Files): Promise<(path: string | null) => string | null> {
  const hashes = new Map<string, string>();
  for (const [path, file] of files) hashes.set(path, await keepFile(work, file));
  return (path) => (path === null ? null : (hashes.get(path) ?? null));
}

async function takeAll(incoming: Incoming, { content }: UnpackedClub, mapHash: (path: string | null) => string | null) {
  const sailings = content['sailings.json'];
  const entries = sailings.flatMap(({ competitors }) => competitors);
  await takeBoatModels(incoming, content['boat-models.json']);
  await findSailors(incoming, addressesIn(content['members.json'], entries));
  await takeBoats(incoming, content['boats.json'], content['club.json'].id);
  await takeCourses(incoming, content['courses.json'], mapHash);
  await takeSeries(incoming, content['series.json']);
  await takeSailings(incoming, sailings);
  await takeLogs(incoming, sailings);
  await takePublishedSeries(incoming, content['series.json']);
  return { series: content['series.json'].length, sailings: sailings.length, entries: entries.length };
}

/**
 * Makes a new club of an archive, with ids of its own, in one transaction. Nobody runs it yet, and nobody is its member.
 * What it holds is scored again and compared with the archive. Throws 400 for a slug that is taken, and for files that
 * may not be sent in. The JSON must be as the contract says.
 */
export async function importClub(
  deps: UnitOfWorkDeps,
  archive: UnpackedClub,
  typed: { slug?: string | undefined },
): Promise<ImportedClub> {
  const club = archive.content['club.json'];
  const { slug } = parse(newSlugSchema, { slug: typed.slug ?? club.slug });
  if (await clubBySlug(deps.db, slug)) throw invalid({ slug: [validationTexts.notUnique] });
  // Before the transaction, which nobody else should wait for that long.
  const files = await preparedFiles(archive);
  return unitOfWork(deps, async (work) => {
    const hashOf = await keptFiles(work, files);
    const id = await insertClub(work.tx, { ...clubColumns(club), slug, logo_hash: hashOf(club.logo) });
    const incoming = incomingClub(work, id);
    const counts = await takeAll(incoming, archive, hashOf);
    const differing = await differencesOf(incoming, archive.content);
    await closeNumbering(work.tx, id, incoming.nextVersion());
    return { club: { id, slug, name: club.name }, ...counts, linked: incoming.ids.sailors.size, differing };
  });
}
