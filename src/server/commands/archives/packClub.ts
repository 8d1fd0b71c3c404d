import type { Kysely } from 'kysely';
import {
  ARCHIVE_FORMAT,
  type ArchiveContent,
  type ArchivedSailing,
  type ArchiveFileName,
} from '../../../shared/contract/clubArchive';
import type { ClubRef } from '../../../shared/contract/clubs';
import { fileName } from '../../../shared/domain/csv';
import { localDateOf, wireDatetime } from '../../../shared/domain/time';
import type { MemoryCache } from '../../db/memoryCache';
import { snapshot } from '../../db/insideWork';
import type { Database } from '../../db/schema';
import { HttpError, notFound } from '../../errors';
import { listBoatModels } from '../../resources/boat-models/boatModels';
import { presentBoat } from '../../resources/boats/present';
import { boatsAroundClub } from '../../resources/boats/repository';
import { presentClub } from '../../resources/clubs/present';
import { clubById, counterOf, type ClubView } from '../../resources/clubs/repository';
import { presentCourse } from '../../resources/courses/readCourses';
import { findCourses } from '../../resources/courses/repository';
import { findSailings } from '../../resources/sailings/repository';
import { listSailors } from '../../resources/sailors/sailors';
import { findSeries } from '../../resources/series/repository';
import { findFile } from '../../uploads/keepFile';
import { archivedSailing, archivedSerie, type NameWish, type Reading } from './readBelow';
import { sailorsToMind } from './repository';
import { zipWriter, type ZipWriter } from './zip';

type Db = Kysely<Database>;

/** A zip to save. */
export interface PackedClub {
  name: string;
  content: Buffer;
}

export interface Packing {
  /** Where files are read. */
  site: string;
  build: string;
  now: Date;
  memoryCache: MemoryCache;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
};

/**
 * Reads a part of the club as it stood at one moment. SQLite has one connection, which everybody waits for while a
 * snapshot holds it: a club of many years is read sailing by sailing.
 */
type Read = <T>(part: (db: Db) => Promise<T>) => Promise<T>;

/** Writes files that objects name by their hash, each once, and tells their paths in the archive. */
function mediaWriter(read: Read, zip: ZipWriter) {
  const written = new Map<string, string>();
  return async (hash: string | null): Promise<string | null> => {
    const file = hash === null ? undefined : await read((db) => findFile(db, hash));
    if (hash === null || !file) return null;
    const path = written.get(hash) ?? `media/${hash}.${ENDINGS[file.mime] ?? 'bin'}`;
    if (!written.has(hash)) zip.bytes(path, file.data);
    written.set(hash, path);
    return path;
  };
}

const writeJson = <N extends ArchiveFileName>(zip: ZipWriter, name: N, content: ArchiveContent[N]): void => {
  const file = zip.text(name);
  file.push(`${JSON.stringify(content, null, 1)}\n`);
  file.end();
};

/** A list of which each item is read when it is written, since all of them may be many megabytes. */
async function writeList<T, Row>(
  zip: ZipWriter,
  name: ArchiveFileName,
  rows: readonly Row[],
  itemOf: (row: Row) => Promise<T>,
): Promise<void> {
  const file = zip.text(name);
  file.push('[');
  for (const [index, row] of rows.entries())
    file.push(`${index === 0 ? '' : ','}\n${JSON.stringify(await itemOf(row))}`);
  file.push('\n]\n');
  file.end();
}

async function wishesIn(db: Db, clubId: number): Promise<Map<number, NameWish>> {
  const found = await sailorsToMind(db, clubId);
  return new Map(
    found.map(({ id, hide_name, is_minor }) => [id, { hide_name: hide_name === 1, is_minor: is_minor === 1 }]),
  );
}

/** The types that boats, classes and entries name. */
function typesIn(used: Set<number>, { competitors, race_classes }: ArchivedSailing): void {
  for (const { boat_model } of [...competitors, ...race_classes]) if (boat_model !== null) used.add(boat_model);
}

async function packParts(read: Read, club: ClubView, { site, build, now, memoryCache }: Packing): Promise<Buffer> {
  const { id, slug, name } = club;
  const actor = { is_staff: false, club: { id }, sailor: null };
  const reading: Reading = { actor, now, memoryCache };
  const zip = zipWriter(now);
  const made_at = wireDatetime(now.getTime());
  writeJson(zip, 'archive.json', { format: ARCHIVE_FORMAT, made_at, build, club: { id, slug, name } });

  const media = mediaWriter(read, zip);
  writeJson(zip, 'club.json', { ...presentClub(club, actor, site), logo: await media(club.logo_hash) });
  const whose = { club: String(id), membership: undefined };
  const members = await read((db) => listSailors(db, { actor, site }, whose));
  const withoutPhotos = members.map((member) => ({ ...member, photo: null }));
  writeJson(zip, 'members.json', withoutPhotos);
  const courses = await read((db) => findCourses(db, id));
  await writeList(zip, 'courses.json', courses, async (course) => ({
    ...presentCourse(course, site),
    map: await media(course.map_hash),
  }));

  const series = (await read((db) => findSeries(db, actor, id))).reverse();
  await writeList(zip, 'series.json', series, (serie) => read((db) => archivedSerie(db, serie, reading)));
  const wishes = await read((db) => wishesIn(db, id));
  const used = new Set<number>();
  const sailings = await read((db) => findSailings(db, { actor, clubId: id }));
  await writeList(zip, 'sailings.json', sailings, async (sailing) => {
    const archived = await read((db) => archivedSailing(db, sailing, wishes, reading));
    typesIn(used, archived);
    return archived;
  });

  const boats = (await read((db) => boatsAroundClub(db, id))).map(presentBoat);
  for (const { boat_model } of boats) if (boat_model !== null) used.add(boat_model);
  writeJson(zip, 'boats.json', boats);
  const models = await read((db) => listBoatModels(db));
  const usedModels = models.filter((model) => used.has(model.id));
  writeJson(zip, 'boat-models.json', usedModels);
  return zip.finish();
}

const TRIES = 2;

/** Part by part; undefined where the club was changed meanwhile, or a part went away. */
async function packUnchanged(db: Kysely<Database>, id: number, packing: Packing): Promise<Buffer | undefined> {
  const read: Read = (part) => snapshot(db, part);
  const before = await read((tx) => clubById(tx, id));
  if (!before) throw notFound();
  const content = await packParts(read, before, packing).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  });
  const after = await read((tx) => counterOf(tx, id));
  return after === before.counter ? content : undefined;
}

/** In one snapshot. */
const packAtOnce = (db: Kysely<Database>, id: number, packing: Packing): Promise<Buffer> =>
  snapshot(db, async (tx) => {
    const club = await clubById(tx, id);
    if (!club) throw notFound();
    return packParts((part) => part(tx), club, packing);
  });

/**
 * The whole club as one zip (`ArchiveContent` of the contract, and files below `media/`), as its owner reads it: no
 * passwords, tokens, roles or photos of people. It shows one moment, so it begins again when somebody changes the club
 * meanwhile, and lets nobody change anything when that happens twice. Throws 404 for a club that there is not.
 */
export async function packClub(db: Kysely<Database>, { id, name }: ClubRef, packing: Packing): Promise<PackedClub> {
  let content: Buffer | undefined;
  for (let tried = 0; content === undefined && tried < TRIES; tried += 1)
    content = await packUnchanged(db, id, packing);
  content ??= await packAtOnce(db, id, packing);
  return { name: fileName(`${name} arkiv`, localDateOf(packing.now.getTime()), 'zip'), content };
}
