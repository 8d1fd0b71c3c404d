import { createHash, randomBytes } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { build } from 'esbuild';
import {
  ownSources,
  packagesUnmapped,
  passedOn,
  productionAct,
  routesCompiledOnce,
  stylesWhereDrawn,
} from './esbuildPlugins';
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

/**
 * What the tests themselves import of these packages: they must get the instances that the sources have. Their JSX is an
 * import too.
 */
function importsOf(tests: string[], packages: string[]): string[] {
  const names = tests.flatMap((path) => Array.from(read(path).matchAll(IMPORTED), ([, name = '']) => name));
  const isInside = (name: string) => packages.some((inside) => name === inside || name.startsWith(`${inside}/`));
  return [...new Set([...names, 'react/jsx-runtime'])].filter(isInside).sort();
}

const LOAD = `exports.load = (key) => {
  if (!(key in loaders)) throw new Error(key + ' is not in the bundle of the tests');
  return loaders[key]();
};
exports.renew = () => __ownModules.forEach((renew) => renew());`;

/** esbuild runs each module once. Ours can be run again, into the variables that they have; those of packages cannot. */
const RUN_ONCE = /var __esm = \(fn\d*, res, err\d*\) => function __init\(\) \{\n(?:  .*\n)+\};/;
const RUN_AGAIN = `var __ownModules = [];
var __esm = (modules, result) => {
  let [name] = __getOwnPropNames(modules), run = modules[name];
  if (name.startsWith("src/")) __ownModules.push(() => void (run = modules[name]));
  return () => {
    try { return run && (result = run(run = 0)), result; } catch (error) { run = () => { throw error; }; throw error; }
  };
};`;

/** Changes no numbers of lines, which the map has. */
async function letModulesRunAgain(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const [once] = RUN_ONCE.exec(text) ?? [];
  if (!once) throw new Error('esbuild has another way of running modules once: see RUN_ONCE.');
  const missing = once.split('\n').length - RUN_AGAIN.split('\n').length;
  await writeFile(
    file,
    text.replace(once, () => RUN_AGAIN + '\n'.repeat(missing)),
  );
}

/** `modules` are keys and what esbuild finds under them. */
async function bundle(modules: [key: string, path: string][], outside: string[], outfile: string): Promise<void> {
  const loaders = modules.map(([key, path]) => `'${key}': () => require('${path}'),`);
  await build({
    stdin: {
      contents: `const loaders = {${loaders.join('\n')}};\n${LOAD}`,
      resolveDir: ROOT,
    },
    outfile,
    // The names of the modules begin here.
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    target: 'node22',
    // As webpack chooses, of packages that have both.
    mainFields: ['module', 'main'],
    format: 'cjs',
    jsx: 'automatic',
    sourcemap: 'external',
    sourcesContent: false,
    // Jest gives each test file modules of its own, by the `require` of the bundle.
    supported: { 'dynamic-import': false },
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.woff2': 'empty' },
    external: outside,
    plugins: [ownSources, passedOn, productionAct, routesCompiledOnce, stylesWhereDrawn, packagesUnmapped],
    logLevel: 'error',
  });
}

/**
 * Leaves one mapping to each line of ours, which is all that a stack needs: each worker keeps the map, and a mapping for
 * each name would take 300 MB.
 */
async function mapLines(file: string): Promise<void> {
  const map = JSON.parse(await readFile(file, 'utf8')) as { mappings: string; sources: string[] };
  const isOurs = ([, source]: SourceMapSegment) => /\/src\//.test(map.sources[source ?? -1] ?? '');
  const mappings = encode(decode(map.mappings).map((segments) => segments.slice(0, 1).filter(isOurs)));
  await writeFile(file, JSON.stringify({ ...map, names: [], mappings }));
}

/** What a test runs in a process of its own, beside the commands. */
const PARTS = ['src/server/processEnd.ts'];

/** Bundles the commands, which tests start half a hundred times: as one file they start in a third of the time. */
async function buildPrograms(commands: string[], outdir: string): Promise<void> {
  const paths = [...commands, ...PARTS];
  await build({
    entryPoints: paths.map((path) => ({ in: path, out: basename(path, '.ts') })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node22',
    format: 'esm',
    plugins: [ownSources],
    logLevel: 'error',
  });
}

/**
 * Bundles all sources that tests import, and their packages, into one file which the test environments load: a test
 * file would otherwise load a thousand. The bundle is kept while sources stay the same; its path is handed to the
 * workers as TEST_BUNDLE, the folder of the programs as TEST_PROGRAMS, and how the databases of this run begin as
 * TEST_DATABASE_PREFIX.
 */
async function buildTestBundle(): Promise<void> {
  const files = filesOf('src/**/*.{ts,tsx}').filter((path) => !isApart(path));
  const sources = files.filter((path) => !isTest(path) && !isProgram(path));
  const { inside, outside } = packagesFor(JSON.parse(read('package.json')) as Manifest);
  const imported = importsOf([...files.filter(isTest), ...filesOf('src/testing/faults/**/*.ts')], inside);

  const hash = createHash('sha256').update(imported.join());
  for (const path of [...sources, ...filesOf('src/**/*.json'), 'package-lock.json', 'package.json'])
    hash.update(path).update(read(path));
  const outfile = join(CACHE, `${hash.digest('hex').slice(0, 16)}.cjs`);
  process.env.TEST_BUNDLE = outfile;
  process.env.TEST_DATABASE_PREFIX = `styrbord_test_${randomBytes(6).toString('hex')}`;
  process.env.TEST_PROGRAMS = outfile.replace(/\.cjs$/, '.programs');
  for (const name of imported) await writeStub(name);
  if (existsSync(outfile)) return;

  await removeOld();
  // Another run may be building the same.
  const draft = outfile.replace(/cjs$/, `${process.pid}.cjs`);
  const own = sources.map((path): [string, string] => [path, `./${path}`]);
  await bundle([...own, ...imported.map((name): [string, string] => [name, `package:${name}`])], outside, draft);
  await letModulesRunAgain(draft);
  await mapLines(`${draft}.map`);
  await buildPrograms(files.filter(isProgram), process.env.TEST_PROGRAMS);
  await rename(`${draft}.map`, `${outfile}.map`);
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
  for (const name of globSync('*.{cjs,cjs.map,programs}', { cwd: CACHE })) {
    const { mtimeMs } = await stat(join(CACHE, name));
    if (Date.now() - mtimeMs > KEPT_MS) await rm(join(CACHE, name), { force: true, recursive: true });
  }
}

export default buildTestBundle;
