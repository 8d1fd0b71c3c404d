import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { PursuitAnswerRow, RaceAnswerRow, SeriesAnswerRow } from '../../contract/scoring';
import { scoreDocument } from './scoreDocument';

/** The format of the cases is in the README beside them. */
interface Case {
  title: string;
  rule: string;
  words: string;
  settings?: object;
  sailed?: Record<string, unknown[]>;
  race?: object;
  pursuit?: object;
  boats?: Record<string, string | object>;
  scored: Record<string, string>;
  why?: Record<string, string>;
}

const FOLDER = join(__dirname, '../../domain/scoring/cases');

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
const casesOf = (file: string) => parse(readFileSync(join(FOLDER, file), 'utf8')) as Case[];

const tenths = (points: string): number => Math.round(Number(points) * 10);

function resultOf(cell: unknown): object {
  if (typeof cell === 'number') return { place: cell };
  return typeof cell === 'string' ? { code: cell } : (cell as object);
}

function seriesDocument({ settings, sailed = {} }: Case) {
  const count = Math.max(...Object.values(sailed).map((cells) => cells.length));
  const races = Array.from({ length: count }, (_, race) =>
    Object.fromEntries(
      Object.entries(sailed).flatMap(([boat, cells]) => (cells[race] === '-' ? [] : [[boat, resultOf(cells[race])]])),
    ),
  );
  return { kind: 'series', ...(settings && { rules: settings }), competitors: Object.keys(sailed), races };
}

/** The row as the case writes it. */
function writtenSeriesRow({ rank, points, discarded, tied_with, net }: SeriesAnswerRow): string {
  const cells = points.map((value, index) =>
    value === null ? '-' : discarded.includes(index + 1) ? `(${value})` : value,
  );
  return `${rank}${tied_with.length > 0 ? '=' : ''} | ${cells.join(' ')} | ${net}`;
}

/** A hand that slipped: the sum of the scores that count is not the net that is written. */
function checkSums(scored: Case['scored']): void {
  for (const [boat, row] of Object.entries(scored)) {
    const [, points = '', net = ''] = row.split(' | ');
    const counting = points.split(' ').filter((cell) => !/[(-]/.test(cell));
    expect([boat, counting.reduce((sum, cell) => sum + tenths(cell), 0)]).toEqual([boat, tenths(net)]);
  }
}

function checkSeries(example: Case): void {
  checkSums(example.scored);
  const rows = scoreDocument(seriesDocument(example), { why: true }).rows as SeriesAnswerRow[];
  expect(rows.map((row) => [row.competitor, writtenSeriesRow(row)])).toEqual(Object.entries(example.scored));
  for (const { rank, competitor, total, points, tied_with, why } of rows) {
    expect(tenths(total)).toBe(points.reduce((sum, value) => sum + tenths(value ?? '0'), 0));
    expect(tied_with).toEqual(
      rows.filter((row) => row.rank === rank && row.competitor !== competitor).map((row) => row.competitor),
    );
    const sentence = example.why?.[competitor];
    if (sentence !== undefined) expect(why?.row).toContain(sentence);
  }
}

function checkRace({ race, boats = {}, scored }: Case): void {
  const document = {
    kind: 'race',
    ...race,
    boats: Object.entries(boats).map(([id, boat]) => ({ id, ...Object(boat) })),
  };
  const rows = scoreDocument(document).rows as RaceAnswerRow[];
  const written = rows.map(({ id, place, corrected, points }) => [
    id,
    `${place ?? '-'} | ${corrected ?? '-'} | ${points}`,
  ]);
  expect(written).toEqual(Object.entries(scored));
}

function checkPursuit({ pursuit, boats = {}, scored }: Case): void {
  const document = {
    kind: 'pursuit',
    ...pursuit,
    boats: Object.entries(boats).map(([id, rating]) => ({ id, rating })),
  };
  const rows = scoreDocument(document).rows as PursuitAnswerRow[];
  expect(rows.map((row) => [row.id, `${row.start_time} | ${row.offset_seconds}`])).toEqual(Object.entries(scored));
}

describe.each(files)('%s', (file) => {
  test.each(casesOf(file).map((example) => [`${example.rule}: ${example.title}`, example] as const))(
    '%s',
    (_title, example) => {
      expect(example.words.trim()).not.toBe('');
      if (example.race) checkRace(example);
      else if (example.pursuit) checkPursuit(example);
      else checkSeries(example);
    },
  );
});
