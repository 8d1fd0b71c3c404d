import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join('docs', 'spec-map');
const MAPS = [
  join('docs', 'security.md'),
  join('docs', 'spec-map.md'),
  ...readdirSync(FOLDER).map((name) => join(FOLDER, name)),
];

const TEST = /\.(test\.tsx?|story\.ts|fault\.ts)$/;
/** Between backticks: a file or a folder below src. */
const PLACE = /^(client|server|shared|testing|tools)\/\S*$/;
const SHOWN_BY = 'shown by';

const tests = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => TEST.test(file));

/** "a/{b,c}.ts" is a/b.ts and a/c.ts. */
function spelledOut(name: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^}]*,[^}]*)\}(.*)$/.exec(name) ?? [];
  return choices === undefined ? [name] : choices.split(',').flatMap((choice) => spelledOut(before + choice + after));
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => spelledOut(name));
const isTest = (name: string): boolean => TEST.test(name);
const testsCalled = (name: string): string[] => tests.filter((file) => file === name || file.endsWith(`/${name}`));

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .slice(1, -1);

/** Rows of the tables whose last column is "shown by". */
function rowsToShow(text: string): string[] {
  const rows: string[] = [];
  let isShown = false;
  for (const line of text.split('\n')) {
    const cells = line.startsWith('|') ? cellsOf(line) : [];
    if (cells.length === 0) isShown = false;
    else if (cells.at(-1) === SHOWN_BY) isShown = true;
    else if (isShown && !line.startsWith('|--')) rows.push(line);
  }
  return rows;
}

describe.each(MAPS)('%s', (map) => {
  const text = readFileSync(map, 'utf8');
  const names = namesIn(text);

  test('names places that there are', () => {
    const places = names.filter((name) => PLACE.test(name) && !isTest(name));
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((place) => !existsSync(join('src', place)))).toEqual([]);
  });

  test('names tests that there are, each so that no other can be meant', () => {
    expect(names.filter((name) => isTest(name) && testsCalled(name).length !== 1)).toEqual([]);
  });

  test('has a test for each of its rows', () => {
    const rows = rowsToShow(text);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !namesIn(cellsOf(row).at(-1) ?? '').some(isTest))).toEqual([]);
  });
});

test('every section of the specification has its map', () => {
  const index = readFileSync(join('docs', 'spec-map.md'), 'utf8');
  const sections = readdirSync(FOLDER);
  expect(sections.map((name) => Number.parseInt(name, 10)).sort()).toEqual([1, 2, 3, 4, 5, 6, 8, 9]);
  expect(sections.filter((name) => !index.includes(`spec-map/${name}`))).toEqual([]);
});
