import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MAX_LINES = 300;
const FOLDERS = ['.ci', 'docs', 'public', 'src'];
const NOT_WRITTEN_BY_HAND = /^package-lock\.json$|contractSchemas\.json$|\.(png|woff2|ico)$/;

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesBelow(join(path, name))) : [path];

/** Blank lines and comments count here, unlike in the lint rule, and files of every kind. */
test('no file of the repository is longer than 300 lines', () => {
  const atTheTop = readdirSync('.').filter((name) => statSync(name).isFile());
  const files = [...atTheTop, ...FOLDERS.flatMap(filesBelow)].filter((file) => !NOT_WRITTEN_BY_HAND.test(file));
  const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > MAX_LINES + 1);
  expect(files).toContain(join('src', 'tools', 'launch.mjs'));
  expect(long).toEqual([]);
});
