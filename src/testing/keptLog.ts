import { Writable } from 'node:stream';
import { createLogger } from '../server/plugins/logging';

/** A log that is kept, line by line. */
export function keptLog() {
  const lines: string[] = [];
  const logger = createLogger(
    'trace',
    new Writable({ write: (line: Buffer, _encoding, done) => (lines.push(line.toString()), done()) }),
  );
  return { logger, lines, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}
