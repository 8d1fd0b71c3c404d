import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeriesAnswerRow } from '../../contract/scoring';
import { scoreDocument } from './scoreDocument';

const DOCS = readFileSync(join(__dirname, '../../../../docs/scoring.md'), 'utf8');
const lineAt = (index: number) => `line ${DOCS.slice(0, index).split('\n').length}`;

/** ```json input (with --why where it is so), and then ```json output or, for what is wrong, ```text error. */
const EXAMPLE =
  /```json input(?<why> --why)?\n(?<input>[^`]*)```\n\n```(?<kind>json output|text error)\n(?<answer>[^`]*)```/g;

const examples = [...DOCS.matchAll(EXAMPLE)].map(({ groups = {}, index }) => ({
  line: lineAt(index),
  why: groups['why'] !== undefined,
  input: JSON.parse(groups['input'] ?? '') as unknown,
  isWrong: groups['kind'] === 'text error',
  answer: groups['answer'] ?? '',
}));

/** | what it shows | `rules` | `races` | points | */
const TABLE_LINE = /^\| (?<name>[^|]+) \| `(?<rules>\{.*?\})` \| `(?<races>\[.*?\])` \| (?<points>[^|]+) \|$/gm;

const tableLines = [...DOCS.matchAll(TABLE_LINE)].map(({ groups = {}, index }) => ({
  name: `${lineAt(index)}, ${groups['name']}`,
  rules: JSON.parse(groups['rules'] ?? '') as object,
  races: JSON.parse(groups['races'] ?? '') as object[],
  points: groups['points'] ?? '',
}));

function writtenPoints({ competitor, points, discarded }: SeriesAnswerRow): string {
  const cells = points.map((value, index) => (discarded.includes(index + 1) ? `(${value})` : String(value)));
  return `${competitor} ${cells.join(' ')}`;
}

test('every input and every line of the table of examples has its answer', () => {
  expect(examples.length).toBe(DOCS.split('```json input').length - 1);
  const [, table = ''] = DOCS.split('| example | `rules` | `races` | points |\n|---|---|---|---|\n');
  expect(tableLines.length).toBe(table.split('\n\n')[0]?.split('\n').length);
});

test.each(examples.filter(({ isWrong }) => !isWrong))(
  'docs/scoring.md, $line, scores as it says',
  ({ input, why, answer }) => {
    expect(scoreDocument(input, { why })).toEqual(JSON.parse(answer));
  },
);

test.each(examples.filter(({ isWrong }) => isWrong))(
  'docs/scoring.md, $line, is refused as it says',
  ({ input, answer }) => {
    expect(() => scoreDocument(input)).toThrow(new Error(answer.trim()));
  },
);

test.each(tableLines)('docs/scoring.md, $name', ({ rules, races, points }) => {
  const competitors = [...new Set(races.flatMap((race) => Object.keys(race)))];
  const document = { kind: 'series', rules: { discards: { count: 0 }, ...rules }, competitors, races };
  const rows = scoreDocument(document).rows as SeriesAnswerRow[];
  expect(rows.map(writtenPoints).sort().join(', ')).toBe(points);
});
