import { fileTypeFromBuffer } from 'file-type';

/** What we take, by its content. */
export type Kind = 'image' | 'pdf';

const KINDS: Readonly<Record<string, Kind>> = {
  'image/png': 'image',
  // An animated PNG: its first picture is taken.
  'image/apng': 'image',
  'image/jpeg': 'image',
  'image/webp': 'image',
  'application/pdf': 'pdf',
};

/** The kind of file that the first bytes tell of; undefined for all that we do not take. */
export async function sniff(bytes: Buffer): Promise<Kind | undefined> {
  const type = await fileTypeFromBuffer(bytes);
  return type && KINDS[type.mime];
}
