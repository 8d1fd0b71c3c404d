import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Pages that were open when a new build came still ask for files of theirs. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** A name with the hash of its content, as it is or compressed. What explains a script is of no use to a page. */
const HASHED = /\.[\da-f]{8}\.\w+(\.(br|gz))?$/;

/** When each file left the build, in milliseconds since 1970. */
type Former = Record<string, number>;

async function hashedFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && HASHED.test(entry.name) && !entry.name.endsWith('.map'));
  return files.map(({ parentPath, name }) => relative(dir, join(parentPath, name)).split(sep).join('/'));
}

async function readFormer(record: string): Promise<Former> {
  try {
    return JSON.parse(await readFile(record, 'utf8')) as Former;
  } catch {
    return {};
  }
}

/**
 * Builds in `dir` from scratch, and keeps the hashed files of former builds there for seven days after they left it, so
 * that pages opened before can load the rest of their files. `record` stores when they left. A failed build changes
 * nothing.
 */
export async function keepingFormerFiles(
  { dir, record }: { dir: string; record: string },
  build: () => Promise<void>,
  now = Date.now(),
): Promise<void> {
  const old = `${dir}.old`;
  await rm(old, { recursive: true, force: true });
  const hadBuild = await rename(dir, old).then(
    () => true,
    () => false,
  );
  try {
    await build();
  } catch (error) {
    await rm(dir, { recursive: true, force: true });
    if (hadBuild) await rename(old, dir);
    throw error;
  }

  const known = await readFormer(record);
  const present = new Set(await hashedFiles(dir));
  const former: Former = {};
  for (const file of await hashedFiles(old)) {
    const leftAt = known[file] ?? now;
    if (present.has(file) || now - leftAt > KEPT_MS) continue;
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await cp(join(old, file), join(dir, file));
    former[file] = leftAt;
  }
  await writeFile(record, JSON.stringify(former));
  await rm(old, { recursive: true, force: true });
}
