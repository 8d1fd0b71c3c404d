import { invalid } from '../errors';
import { uploadTexts } from './texts';

/** A file as it stands in the body of a multipart request. */
export interface UploadedFile {
  /** As the sender says it, without folders. Told back to him, and used for nothing else. */
  filename: string;
  bytes: Buffer;
}

const MAX_FILENAME_LENGTH = 100;

/** JSON and the fields of a form never hold bytes. */
const isUploadedFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes);

function problemOf(value: unknown): string | undefined {
  if (!isUploadedFile(value)) return uploadTexts.notFile;
  if (value.bytes.length === 0) return uploadTexts.empty;
  const { length } = value.filename;
  return length > MAX_FILENAME_LENGTH ? uploadTexts.longName(MAX_FILENAME_LENGTH, length) : undefined;
}

/**
 * The file in a field of a body. undefined: left out, what is there stays. null: null or "", what is there is taken
 * away. Throws 400 for anything else, an address that was sent back among it.
 */
export function fileOf(body: unknown, field: string): UploadedFile | null | undefined {
  const value: unknown =
    typeof body === 'object' && body !== null && Object.hasOwn(body, field) ? Reflect.get(body, field) : undefined;
  if (value === undefined) return undefined;
  if (value === null || value === '') return null;
  const problem = problemOf(value);
  if (problem !== undefined || !isUploadedFile(value)) throw invalid({ [field]: [problem ?? uploadTexts.notFile] });
  return value;
}
