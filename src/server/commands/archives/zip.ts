import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Files are written one after the other. */
export interface ZipWriter {
  /** A file of text that comes in parts. */
  text: (name: string) => { push: (text: string) => void; end: () => void };
  /** A file that is compressed already. */
  bytes: (name: string, content: Uint8Array) => void;
  /** The whole zip; nothing is written after it. */
  finish: () => Buffer;
}

/** A zip in memory whose files all carry the time `at`. Only what is compressed is kept. */
export function zipWriter(at: Date): ZipWriter {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  return {
    text: (name) => {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = at;
      zip.add(file);
      return {
        push: (text) => file.push(Buffer.from(text)),
        end: () => file.push(new Uint8Array(0), true),
      };
    },
    bytes: (name, content) => {
      const file = new ZipPassThrough(name);
      file.mtime = at;
      zip.add(file);
      file.push(content, true);
    },
    finish: () => {
      zip.end();
      return Buffer.concat(chunks);
    },
  };
}
