import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '../runTool';

/** An installation with a club that has nothing yet, and which no server works on: each story begins with a copy. */
export const CLUB_DATA = join('.cache', 'story-club');

export const EMPTY_CLUB = {
  name: 'Exempel Segelsällskap',
  slug: 'exempel-ss',
  email: 'kansli@exempel.se',
  password: 'Kryssa-mot-vinden',
} as const;

/** Runs the admin command as an operator does, also beside a running server. Throws what it says when it fails. */
export async function admin(
  dataDir: string,
  words: readonly string[],
  options: Readonly<Record<string, string>>,
): Promise<void> {
  const typed = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const { code, stderr } = await runTool('admin', [...words, ...typed], { DATA_DIR: dataDir });
  if (code !== 0) throw new Error(`admin ${words.join(' ')} failed: ${stderr}`);
}

/** Makes it once for all stories: the command takes as long as a short story. */
async function makeClubData(): Promise<void> {
  await rm(CLUB_DATA, { recursive: true, force: true });
  await admin(CLUB_DATA, ['club', 'create'], EMPTY_CLUB);
}

export default makeClubData;
