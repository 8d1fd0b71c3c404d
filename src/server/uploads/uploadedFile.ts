import { BYTES_PER_MB } from '../../shared/limits';
import { invalid } from '../errors';

/** What is wrong with a file that somebody sends in. */
export const uploadTexts = {
  notTaken: 'Filer tas inte emot här.',
  notFile: 'Den skickade informationen var inte en fil. Kontrollera formulärets kodningstyp.',
  empty: 'Den skickade filen var tom.',
  longName: (max: number, length: number) =>
    `Se till att det här filnamnet har högst ${max} tecken (det har ${length}).`,
  wrongEnding: (ending: string, endings: readonly string[]) =>
    `Filändelsen “${ending}” är inte giltig. Giltiga filändelser är: ${endings.join(', ')}.`,
  notImage: 'Ladda upp en giltig bild. Filen du laddade upp var antingen inte en bild eller en skadad bild.',
  notMap: 'Ladda upp en bild eller en PDF. Filen du laddade upp var ingetdera, eller skadad.',
  tooLarge: (maxBytes: number) => `Filen är för stor. Välj en fil på högst ${maxBytes / BYTES_PER_MB} MB.`,
  tooManyPixels: (side: number) => `Bilden är för stor. Välj en bild på högst ${side} × ${side} bildpunkter.`,
} as const;

/** A file as it stands in the body of a multipart request. */
export interface UploadedFile {
  /** As the sender names it, without folders. Only repeated back to the sender. */
  filename: string;
  bytes: Buffer;
}

const MAX_FILENAME_LENGTH = 100;

/** JSON and the fields of a form never hold bytes. */
export const isUploadedFile = (value: unknown): value is UploadedFile =>
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

/** Whether the body is a form with bytes in that field. */
export const hasFile = (body: unknown, field: string): boolean =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, field) && isUploadedFile(Reflect.get(body, field));
