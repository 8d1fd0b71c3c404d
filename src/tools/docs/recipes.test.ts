import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

interface Step {
  file: string;
  word: string;
}

interface Recipe {
  title: string;
  steps: Step[];
  /** The word that stands in the files of the recipe and in no others; null where the recipe lists some of them. */
  exactly: string | null;
}

const STEP = /^- `([^`]+)`: .*`([^`]+)`$/gm;
const EXACTLY = /^Example: `([^`]+)`.*exactly/m;

const recipes: Recipe[] = readFileSync('CONTRIBUTING.md', 'utf8')
  .split(/^### /m)
  .slice(1)
  .map((text) => ({
    title: text.slice(0, text.indexOf('\n')),
    steps: Array.from(text.matchAll(STEP), ([, file = '', word = '']) => ({ file, word })),
    exactly: EXACTLY.exec(text)?.[1] ?? null,
  }));

/** Written by hand, and part of the product. */
const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.|^src\/testing\//.test(file);

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name).split(sep).join('/'))
  .filter((file) => isSource(file) && statSync(file).isFile());

test('there is a recipe for each of the usual tasks', () => {
  expect(recipes.map(({ title }) => title)).toEqual([
    'Add a field to an entity',
    'Add a REST call',
    'Add a push model',
    'Add a page',
    'Add a score code',
    'Add a kind of own change',
  ]);
});

describe.each(recipes)('$title', ({ steps, exactly }) => {
  test.each(steps)('$file has $word', ({ file, word }) => {
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(word);
  });

  test('names more than one file, and all of them where it says so', () => {
    expect(steps.length).toBeGreaterThan(1);
    if (exactly === null) return;
    const found = sources.filter((file) => readFileSync(file, 'utf8').includes(exactly));
    expect(steps.map(({ file }) => file).sort()).toEqual(found.sort());
  });
});
