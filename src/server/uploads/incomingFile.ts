import type { PreparedFile } from './prepareFile';
import { fileOf, type UploadedFile } from './uploadedFile';

interface Intake {
  /** Counts the file against the sender's limit; throws 429 when it is spent. */
  count: () => Promise<void>;
  prepare: (file: UploadedFile, field: string) => Promise<PreparedFile>;
}

/** What a write does with a file: undefined leaves what is there, null takes it away. */
export type IncomingFile = PreparedFile | null | undefined;

/**
 * The file in a field of a body, ready for `keepFile`. Called between the actor's rights on the object and the unit of
 * work, which nobody is to wait in while an image is made anew. Throws 400 as `fileOf` and `prepare` do.
 */
export async function incomingFile(body: unknown, field: string, { count, prepare }: Intake): Promise<IncomingFile> {
  const file = fileOf(body, field);
  if (!file) return file;
  await count();
  return prepare(file, field);
}
