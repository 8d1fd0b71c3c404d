import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isTest, readImportGraph } from './check/importGraph';

/** A file of fewer lines needs a reason: two importers, a test of its own, or that it is fetched when it is needed. */
const CRUMB_LINES = 25;
/** Up to so many lines, with a single importer beside it, a file is a part of its importer most of the time. */
const LONELY_LINES = 40;
const MAX_FILES = 1830;
/** One in ten. */
const MAX_SHORT_SHARE = 0.1;
const MAX_LONELY = 30;
const MAX_LINES = 300;

const graph = readImportGraph('.', 'src');
const product = graph.files.filter((file) => !isTest(file) && !file.startsWith('src/testing/'));
const lineCounts = new Map(product.map((file) => [file, readFileSync(file, 'utf8').trimEnd().split('\n').length]));
const linesOf = (file: string): number => lineCounts.get(file) ?? 0;

const importersOf = (file: string) => graph.imports.filter(({ from, to }) => to === file && !isTest(from));
const singleImporter = (file: string): string | undefined => {
  const importers = [...new Set(importersOf(file).map(({ from }) => from))];
  return importers.length === 1 ? importers[0] : undefined;
};
const isLazySeam = (file: string) => importersOf(file).some(({ lazy }) => lazy);
const hasTest = (file: string) => graph.files.some((other) => isTest(other) && other.startsWith(`${stem(file)}.`));
const stem = (file: string) => file.replace(/\.\w+$/, '');
/** Files of their own by what they are: the endpoints, routes, rows or operations of a noun, a migration, the launcher. */
const isOfAKind = (file: string) =>
  /\/(client\/api|routes|operations|migrations|launch)\/|\/repository\w*\.ts$/.test(file);
const isTexts = (file: string) => /texts?\.tsx?$/i.test(basename(file));

/** The names, so that a failed count says which files they are. */
const atMost = (limit: number, files: readonly string[]) => (files.length <= limit ? [] : files);

test('a file of fewer than 25 lines has two importers, a test of its own, or is fetched when it is needed', () => {
  const crumbs = product
    .filter(
      (file) =>
        linesOf(file) < CRUMB_LINES && !isTexts(file) && !isOfAKind(file) && !isLazySeam(file) && !hasTest(file),
    )
    .flatMap((file) => {
      const importer = singleImporter(file);
      return importer ? [`${file} (${linesOf(file)} lines) belongs in its only importer, ${importer}`] : [];
    });
  expect(crumbs).toEqual([]);
});

test(`there are at most ${MAX_FILES} files besides tests`, () => {
  expect(product.length).toBeLessThanOrEqual(MAX_FILES);
});

test(`at most one in ten of them has ${CRUMB_LINES} lines or fewer`, () => {
  expect(
    atMost(
      Math.floor(product.length * MAX_SHORT_SHARE),
      product.filter((file) => linesOf(file) <= CRUMB_LINES),
    ),
  ).toEqual([]);
});

test(`at most ${MAX_LONELY} have ${LONELY_LINES} lines or fewer and a single importer beside them`, () => {
  const lonely = product.filter((file) => {
    const importer = singleImporter(file);
    return importer !== undefined && dirname(importer) === dirname(file) && linesOf(file) <= LONELY_LINES;
  });
  expect(atMost(MAX_LONELY, lonely)).toEqual([]);
});

test(`none is longer than ${MAX_LINES} lines`, () => {
  expect(product.filter((file) => linesOf(file) > MAX_LINES)).toEqual([]);
});
