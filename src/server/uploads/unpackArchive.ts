import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** What the directory of a zip archive says of one of its files. */
interface PackedFile {
  name: string;
  method: number;
  packedBytes: number;
  bytes: number;
  at: number;
}

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
/** In front of the end: the directory is told once more, in larger numbers. No file of a few megabytes needs that. */
const LARGE_SIGNATURE = 0x07064b50;
const LARGE_BYTES = 20;
const MAX_COMMENT_BYTES = 0xffff;
const FILE_BYTES = 46;
const LOCAL_BYTES = 30;

const STORED = 0;
const DEFLATED = 8;

/** Where the directory ends: the last signature of that kind. */
function endOf(bytes: Buffer): number {
  const last = bytes.length - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at -= 1)
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  throw new RangeError('No directory');
}

function directoryOf(bytes: Buffer): PackedFile[] {
  const end = endOf(bytes);
  if (end >= LARGE_BYTES && bytes.readUInt32LE(end - LARGE_BYTES) === LARGE_SIGNATURE)
    throw new RangeError('Two directories');
  const [count, start] = [bytes.readUInt16LE(end + 8), bytes.readUInt32LE(end + 16)];
  const files: PackedFile[] = [];
  for (let at = start; files.length < count;) {
    const nameEnd = at + FILE_BYTES + bytes.readUInt16LE(at + 28);
    files.push({
      name: bytes.toString('utf8', at + FILE_BYTES, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      bytes: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

/** Throws where the content is not as long as the directory says. */
async function unpack(bytes: Buffer, { method, packedBytes, bytes: length, at }: PackedFile): Promise<Buffer> {
  const start = at + LOCAL_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const packed = bytes.subarray(start, start + packedBytes);
  const isDeflated = method === DEFLATED && length > 0;
  if (!isDeflated && method !== STORED && length > 0) throw new RangeError('Unknown method');
  const content = isDeflated ? await inflate(packed, { maxOutputLength: length }) : packed.subarray(0, length);
  if (content.length !== length) throw new RangeError('Wrong length');
  return content;
}

export interface ArchiveLimits {
  /** How much all files may be unpacked. */
  bytes: number;
  files: number;
}

/**
 * The files of a zip archive by their names. `too large` is told by its directory, before anything is unpacked;
 * `broken` is also one whose files are longer than its directory says.
 */
export async function unpackArchive(
  bytes: Buffer,
  limits: ArchiveLimits,
): Promise<Map<string, Buffer> | 'broken' | 'too large'> {
  try {
    const directory = directoryOf(bytes);
    const total = directory.reduce((sum, file) => sum + file.bytes, 0);
    if (directory.length > limits.files || total > limits.bytes) return 'too large';
    const files = new Map<string, Buffer>();
    for (const file of directory) files.set(file.name, await unpack(bytes, file));
    return files;
  } catch {
    return 'broken';
  }
}
