import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepingFormerFiles } from './formerFiles';

const DAY = 24 * 60 * 60 * 1000;

describe('a build in the place of another', () => {
  let place: { dir: string; record: string };
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'styrbord-build-'));
    place = { dir: join(root, 'client'), record: join(root, 'former.json') };
  });
  afterEach(() => rm(root, { recursive: true }));

  const build = (files: readonly string[], now: number) =>
    keepingFormerFiles(
      place,
      async () => {
        await mkdir(join(place.dir, 'js'), { recursive: true });
        for (const file of files) await writeFile(join(place.dir, file), file);
      },
      now,
    );
  const scripts = async () => (await readdir(join(place.dir, 'js'))).sort();

  test('leaves what open pages may still ask for', async () => {
    await build(['index.html', 'js/main.0123abcd.js', 'js/main.0123abcd.js.br', 'js/main.0123abcd.js.map'], 0);
    await build(['index.html', 'js/main.ffff0000.js'], DAY);
    expect(await scripts()).toEqual(['main.0123abcd.js', 'main.0123abcd.js.br', 'main.ffff0000.js']);
    expect(await readFile(join(place.dir, 'index.html'), 'utf8')).toBe('index.html');
  });

  test('for seven days after they left it, however often it is built', async () => {
    await build(['js/main.00000001.js'], 0);
    await build(['js/main.00000002.js'], 10 * DAY);
    await build(['js/main.00000003.js'], 16 * DAY);
    expect(await scripts()).toEqual(['main.00000001.js', 'main.00000002.js', 'main.00000003.js']);
    await build(['js/main.00000004.js'], 18 * DAY);
    expect(await scripts()).toEqual(['main.00000002.js', 'main.00000003.js', 'main.00000004.js']);
  });

  test('and one that comes back is no former file', async () => {
    await build(['js/main.00000001.js'], 0);
    await build(['js/main.00000002.js'], DAY);
    await build(['js/main.00000001.js'], 2 * DAY);
    await build(['js/main.00000003.js'], 8 * DAY + 1);
    expect(await scripts()).toEqual(['main.00000001.js', 'main.00000002.js', 'main.00000003.js']);
  });

  test('when it fails, nothing has changed', async () => {
    await build(['js/main.00000001.js'], 0);
    await expect(keepingFormerFiles(place, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await scripts()).toEqual(['main.00000001.js']);
  });
});
