import { unzipSync } from 'fflate';
import { ARCHIVE_FORMAT, type ArchiveContent, type ArchiveFileName } from '../../../shared/contract/clubArchive';
import { BYTES_PER_MB, MAX_MAP_BYTES } from '../../../shared/limits';
import { refused } from '../../errors';

/** An archive as it was read; what its JSON holds has not been compared with the contract. */
export interface UnpackedClub {
  content: ArchiveContent;
  /** By their paths. */
  media: ReadonlyMap<string, Buffer>;
}

const MAX_BYTES = 1024 * BYTES_PER_MB;
const MAX_FILES = 10_000;

const NAMES: Record<ArchiveFileName, true> = {
  'archive.json': true,
  'club.json': true,
  'members.json': true,
  'boats.json': true,
  'boat-models.json': true,
  'courses.json': true,
  'series.json': true,
  'sailings.json': true,
};
/** The files that every archive has. */
export const ARCHIVE_FILES = Object.keys(NAMES) as ArchiveFileName[];

const texts = {
  notArchive: 'Filen är inget klubbarkiv från Styrbord.',
  otherFormat: (format: unknown) =>
    `Arkivet har formatet ${JSON.stringify(format) ?? 'okänt'}, och den här versionen läser bara format ${ARCHIVE_FORMAT}.`,
  tooLarge: 'Arkivet är för stort för att läsas.',
  missing: (name: string) => `Arkivet saknar ${name}.`,
  unreadable: (name: string) => `${name} i arkivet går inte att läsa.`,
} as const;

/** Files of other names are passed over; no more is unpacked than an archive may hold. */
function filesIn(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  let count = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isMedia = /^media\/[\w.-]+$/.test(name);
        if (!isMedia && !Object.hasOwn(NAMES, name)) return false;
        total += originalSize;
        count += 1;
        if (total > MAX_BYTES || count > MAX_FILES || (isMedia && originalSize > MAX_MAP_BYTES)) throw TOO_LARGE;
        return true;
      },
    });
  } catch (error) {
    throw refused(error === TOO_LARGE ? texts.tooLarge : texts.notArchive);
  }
}

const TOO_LARGE = new Error('An archive is too large.');

function jsonIn(files: Record<string, Uint8Array>, name: ArchiveFileName): unknown {
  const bytes = files[name];
  if (bytes === undefined) throw refused(texts.missing(name));
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refused(texts.unreadable(name));
  }
}

const formatOf = (head: unknown): unknown =>
  typeof head === 'object' && head !== null ? Reflect.get(head, 'format') : undefined;

/** Reads the zip of an archive. Throws 400 with one sentence for what is none, or of another format. */
export function unpackClub(bytes: Uint8Array): UnpackedClub {
  const files = filesIn(bytes);
  if (!Object.hasOwn(files, 'archive.json')) throw refused(texts.notArchive);
  const format = formatOf(jsonIn(files, 'archive.json'));
  if (format !== ARCHIVE_FORMAT) throw refused(texts.otherFormat(format));
  const content = Object.fromEntries(ARCHIVE_FILES.map((name) => [name, jsonIn(files, name)]));
  const media = Object.entries(files).filter(([name]) => name.startsWith('media/'));
  return {
    content: content as unknown as ArchiveContent,
    media: new Map(media.map(([name, data]) => [name, Buffer.from(data)])),
  };
}
