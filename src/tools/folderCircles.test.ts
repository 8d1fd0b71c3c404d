import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderCircles, readImportGraph } from './check/importGraph';

test('no two folders or files beside each other reach each other by their imports', () => {
  const circles = folderCircles(readImportGraph('.', 'src'));
  expect(circles.map(({ parent, siblings, steps }) => [`${parent}: ${siblings.join(', ')}`, ...steps])).toEqual([]);
});

describe('a small tree', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'styrbord-circles-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  async function circlesOf(tree: Record<string, string>): Promise<string[]> {
    for (const [file, source] of Object.entries(tree)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), source);
    }
    return folderCircles(readImportGraph(root, 'src')).map(
      ({ parent, siblings }) => `${parent}: ${siblings.join(', ')}`,
    );
  }

  test('of one direction has no circle', async () => {
    const tree = {
      'src/a/top.ts': "import { ground } from '../b/ground';\nimport { near } from './near';",
      'src/a/near.ts': "import { ground } from '../b/ground';\nexport const near = ground;",
      'src/b/ground.ts': 'export const ground = 1;',
    };
    expect(await circlesOf(tree)).toEqual([]);
  });

  test.each([
    ['an import', "import { x } from '../a/other';"],
    ['an export', "export { x } from '../a/other';"],
    ['a type', "import type { X } from '../a/other';"],
    ['a type in place', "export type Y = import('../a/other').X;"],
    ['a lazy import', "export const load = () => import('../a/other');"],
  ])('finds the way back by %s, though the files form none', async (_name, source) => {
    const tree = {
      'src/a/one.ts': "import { y } from '../b/back';",
      'src/a/other.tsx': 'export const x = 1;\nexport type X = number;',
      'src/b/back.ts': source,
    };
    expect(await circlesOf(tree)).toEqual(['src: a, b']);
  });

  test('finds circles of three, of a file and a folder, and deep in the tree', async () => {
    const tree = {
      'src/a/one.ts': "import '../b/one';",
      'src/b/one.ts': "import '../c/one';",
      'src/c/one.ts': "import '../a/two';",
      'src/a/two.ts': '',
      'src/deep/down/file.ts': "import './folder/one';",
      'src/deep/down/folder/one.ts': '',
      'src/deep/down/folder/two.ts': "import '../file';",
    };
    expect(await circlesOf(tree)).toEqual(['src: a, b, c', 'src/deep/down: file.ts, folder']);
  });

  test('leaves tests out', async () => {
    const tree = {
      'src/a/one.ts': "import '../b/one';",
      'src/b/one.ts': '',
      'src/b/one.test.ts': "import '../a/one';",
    };
    expect(await circlesOf(tree)).toEqual([]);
  });
});
