import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { connectDatabase, connectFile, type Connection } from '../../../server/db/connect';
import { copyDatabase } from '../../../server/db/copies/copyDatabase';
import { executedMigrations, migrate } from '../../../server/db/migrate';
import { SQLITE_FILE } from '../../../server/db/sqlite';
import type { Installation } from '../../installations';

/** Databases that earlier versions made, by their last migration. How: make.ts. */
export const EARLIER = ['0001', '0002', '0004'] as const;
export type Earlier = (typeof EARLIER)[number];

/** Data that the servers of former commits wrote while they were used, and the passwords that their demos drew. */
export const FORMER = [
  { commit: '1bf68a6', official: '6ymz-j8dz-mg9d', sailor: '6xxm-2qrk-tw9n' },
  { commit: 'aeaa37c', official: '73pa-5crx-euu8', sailor: 'v24h-4t4h-6n9d' },
  { commit: '0d52dee', official: 'h8se-c6zw-wsab', sailor: 'hahd-jmbp-8deg' },
  { commit: '2b655f7', official: 'c6rf-fsmv-qtm5', sailor: 'xz4y-2yvq-j7wz' },
] as const;
export type Former = (typeof FORMER)[number];

/** A moment soon after they were used. */
export const FORMER_AT = new Date('2026-11-23T04:00:00Z');

/** Puts the data of a former commit where the installation has its SQLite file. */
export const placeFormer = ({ commit }: Former, { dataDir }: Pick<Installation, 'dataDir'>): void =>
  writeFileSync(join(dataDir, SQLITE_FILE), unpacked(`${commit}.sqlite`));

/** What that version answered from its database. */
export interface Answers {
  /** The moment at which it was asked. */
  at: string;
  account: { email: string; password: string };
  /** By path. */
  answers: Record<string, object>;
}

const unpacked = (name: string): Buffer => gunzipSync(readFileSync(join('src/testing/faults/databases', `${name}.gz`)));

export const answersOf = (version: Earlier): Answers => JSON.parse(unpacked(`${version}.json`).toString()) as Answers;

/**
 * Puts the database of an earlier version, as that left it, where the installation has its own. `change` may alter it
 * first.
 */
export async function placeEarlier(
  version: Earlier,
  { dataDir, databaseUrl }: Installation,
  change: (earlier: Connection) => Promise<unknown> = async () => {},
): Promise<void> {
  const file = join(dataDir, databaseUrl === undefined ? SQLITE_FILE : 'earlier.sqlite');
  writeFileSync(file, unpacked(`${version}.sqlite`));
  const earlier = await connectFile(file);
  await change(earlier);
  if (databaseUrl !== undefined) await copyToPostgres(earlier, databaseUrl);
  await earlier.close();
}

async function copyToPostgres(earlier: Connection, databaseUrl: string): Promise<void> {
  const to = await connectDatabase({ dataDir: '', databaseUrl });
  await migrate(to, (await executedMigrations(earlier.db)).at(-1));
  await copyDatabase({ from: earlier, to });
  await to.close();
}
