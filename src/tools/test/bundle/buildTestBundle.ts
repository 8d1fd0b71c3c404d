import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { packagesFor, type Manifest } from './packagesFor';

const ROOT = resolve(__dirname, '../../../..');
const CACHE = join(ROOT, '.cache/tests');
/** A run that began before may still be reading an older bundle. */
const KEPT_MS = 60 * 60 * 1000;
/** The name of a package, in any form of an import. */
const IMPORTED = /(?:from|import|import\(|requireActual\()\s*'((?:@[\w-]+\/)?[\w-][\w./-]*)'/g;

const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: ROOT }).sort();
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
/** They are loaded by Playwright, or in a process of their own. */
const isApart = (path: string): boolean => /^src\/testing\/(stories|faults)\/|\.d\.ts$/.test(path);

/** Awaits at the top, so that nothing can require it; nor does any test. */
const isProgram = (path: string): boolean => /^await /m.test(read(path));

/** What the tests themselves import of these packages: they must get the instances that the sources have. */
function importsOf(tests: string[], packages: string[]): string[] {
  const names = tests.flatMap((path) => Array.from(read(path).matchAll(IMPORTED), ([, name = '']) => name));
  const isInside = (name: string) => packages.some((inside) => name === inside || name.startsWith(`${inside}/`));
  return [...new Set(names)].filter(isInside).sort();
}

/**
 * Resolves `package:NAME` to a module that passes everything on, so that a test gets what an import gets and not what
 * `require` gets, which in some packages is another file with an instance of its own.
 */
const passedOn: Plugin = {
  name: 'passed on',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^package:/ }, ({ path }) => ({ path: path.replace('package:', ''), namespace: 'package' }));
    onLoad({ filter: /.*/, namespace: 'package' }, ({ path }) => ({
      contents: `export * from '${path}'; import * as all from '${path}'; export default all.default;`,
      resolveDir: ROOT,
    }));
  },
};

/** esbuild takes firstSteps.ts and FirstSteps.tsx for the same file. */
const ownSources: Plugin = {
  name: 'own sources',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      if (resolveDir.includes('/node_modules/')) return undefined;
      const found = ['.ts', '.tsx']
        .map((ending) => `${resolve(resolveDir, path)}${ending}`)
        .find((one) => existsSync(one));
      return found ? { path: found } : undefined;
    });
  },
};

/** One mapping for a whole file: stacks lead into our sources, and the map of the packages would be most of it. */
const NO_MAP = `//# sourceMappingURL=data:application/json,${encodeURIComponent('{"version":3,"sources":[""],"mappings":"A"}')}`;
const packagesUnmapped: Plugin = {
  name: 'packages unmapped',
  setup({ onLoad }) {
    onLoad({ filter: /\/node_modules\/.*\.[cm]?js$/ }, ({ path }) => ({
      contents: `${readFileSync(path, 'utf8')}\n${NO_MAP}`,
      loader: 'js',
    }));
  },
};

const LOAD = `exports.load = (key) => {
  if (!(key in loaders)) throw new Error(key + ' is not in the bundle of the tests');
  return loaders[key]();
};`;

/** `modules` are keys and what esbuild finds under them. */
async function bundle(modules: [key: string, path: string][], outside: string[], outfile: string): Promise<void> {
  const loaders = modules.map(([key, path]) => `'${key}': () => require('${path}'),`);
  await build({
    stdin: {
      contents: `const loaders = {${loaders.join('\n')}};\n${LOAD}`,
      resolveDir: ROOT,
    },
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node22',
    // As webpack chooses, of packages that have both.
    mainFields: ['module', 'main'],
    format: 'cjs',
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    // Jest gives each test file modules of its own, by the `require` of the bundle.
    supported: { 'dynamic-import': false },
    define: { 'process.env.NODE_ENV': '"test"' },
    loader: { '.css': 'empty', '.woff2': 'empty' },
    external: outside,
    plugins: [ownSources, passedOn, packagesUnmapped],
    logLevel: 'error',
  });
}

/**
 * Bundles all sources that tests import, and their packages, into one file which the test environments load: a test
 * file would otherwise load a thousand. The bundle is kept while sources stay the same; its path is handed to the
 * workers as TEST_BUNDLE.
 */
async function buildTestBundle(): Promise<void> {
  const files = filesOf('src/**/*.{ts,tsx}').filter((path) => !isApart(path));
  const sources = files.filter((path) => !isTest(path) && !isProgram(path));
  const { inside, outside } = packagesFor(JSON.parse(read('package.json')) as Manifest);
  const imported = importsOf(files.filter(isTest), inside);

  const hash = createHash('sha256').update(imported.join());
  for (const path of [...sources, ...filesOf('src/**/*.json'), 'package-lock.json', 'package.json'])
    hash.update(path).update(read(path));
  hash.update(readFileSync(__filename));
  const outfile = join(CACHE, `${hash.digest('hex').slice(0, 16)}.cjs`);
  process.env.TEST_BUNDLE = outfile;
  for (const name of imported) await writeStub(name);
  if (existsSync(outfile)) return;

  await removeOld();
  // Another run may be building the same.
  const draft = outfile.replace(/cjs$/, `${process.pid}.cjs`);
  const own = sources.map((path): [string, string] => [path, `./${path}`]);
  await bundle([...own, ...imported.map((name): [string, string] => [name, `package:${name}`])], outside, draft);
  await rename(draft, outfile);
}

/** What `moduleNameMapper` of jest.config.ts leads the tests' imports of packages to. */
async function writeStub(name: string): Promise<void> {
  const file = join(CACHE, 'packages', `${name}.cjs`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    `module.exports = require(${JSON.stringify(join(__dirname, 'instance.cjs'))}).load('${name}');\n`,
  );
}

async function removeOld(): Promise<void> {
  for (const name of globSync('*.cjs*', { cwd: CACHE })) {
    const { mtimeMs } = await stat(join(CACHE, name));
    if (Date.now() - mtimeMs > KEPT_MS) await rm(join(CACHE, name), { force: true });
  }
}

export default buildTestBundle;
