import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scoreDocument } from './scoreDocument';

const DOCS = readFileSync(join(__dirname, '../../../../docs/scoring.md'), 'utf8');

/** ```json input (with --why where it is so), and then ```json output or, for what is wrong, ```text error. */
const EXAMPLE = /```json input(?<why> --why)?\n(?<input>[^`]*)```\n\n```(?<kind>json output|text error)\n(?<answer>[^`]*)```/g;

const examples = [...DOCS.matchAll(EXAMPLE)].map(({ groups = {}, index }) => ({
  name: `line ${DOCS.slice(0, index).split('\n').length}`,
  why: groups['why'] !== undefined,
  input: JSON.parse(groups['input'] ?? '') as unknown,
  isWrong: groups['kind'] === 'text error',
  answer: groups['answer'] ?? '',
}));

test('every input of docs/scoring.md is followed by its answer', () => {
  expect(examples.length).toBe(DOCS.split('```json input').length - 1);
  expect(examples.length).toBeGreaterThan(30);
});

test.each(examples.filter(({ isWrong }) => !isWrong))('docs/scoring.md, $name, scores as it says', ({ input, why, answer }) => {
  expect(scoreDocument(input, { why })).toEqual(JSON.parse(answer));
});

test.each(examples.filter(({ isWrong }) => isWrong))('docs/scoring.md, $name, is refused as it says', ({ input, answer }) => {
  expect(() => scoreDocument(input)).toThrow(new Error(answer.trim()));
});
