import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../testing/runTool';

// Each command is a separate process, which a busy machine starts slowly.
jest.setTimeout(30_000);

const RACE = {
  kind: 'race',
  system: 'srs',
  boats: [
    { id: 'B01', rating: '0.923', elapsed: '01:54:23' },
    { id: 'B02', rating: '0.886', code: 'DNF' },
  ],
};
const PURSUIT = {
  kind: 'pursuit',
  system: 'srs',
  basis: { expected_elapsed: '01:30:00' },
  reference_rating: '0.800',
  rounding: { unit_seconds: 60, mode: 'half-up' },
  first_start: '18:30:00',
  boats: [{ id: 'B01', rating: '0.923' }],
};
const SERIES = {
  kind: 'series',
  rules: { discards: { count: 0 } },
  competitors: ['B01'],
  races: [{ B01: { place: 1 } }],
};

const RACE_LINE =
  '{"rows":[{"id":"B01","corrected":"01:45:35","place":1,"points":"1.0"},{"id":"B02","corrected":null,"place":null,"points":"3.0"}]}';
const PURSUIT_LINE = '{"rows":[{"id":"B01","offset_seconds":720,"start_time":"18:42:00"}]}';
const SERIES_LINE =
  '{"rows":[{"competitor":"B01","rank":1,"net":"1.0","total":"1.0","points":["1.0"],"discarded":[],"tied_with":[]}]}';

let directory: string;
const score = (...args: string[]) => runTool('score', args, { INIT_CWD: directory });

async function write(files: Record<string, unknown>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(directory, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'styrbord-score-'));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

test('there is one line of JSON for each file, in the order of the files', async () => {
  await write({ 'lopp.json': RACE, 'serie.json': SERIES, 'start.json': `\uFEFF${JSON.stringify(PURSUIT)}` });
  expect(await score('start.json', 'serie.json', join(directory, 'lopp.json'))).toEqual({
    code: 0,
    stdout: `${PURSUIT_LINE}\n${SERIES_LINE}\n${RACE_LINE}\n`,
    stderr: '',
  });
});

test('with --why a start time says how it came about', async () => {
  await write({ 'start.json': PURSUIT });
  const { stdout } = await score('--why', 'start.json');
  expect(JSON.parse(stdout)).toEqual({
    rows: [
      {
        id: 'B01',
        offset_seconds: 720,
        start_time: '18:42:00',
        why: [
          'Start 00:12:00 efter referensbåten: 01:30:00 × (1 − 0,800 / 0,923) = 719,61 s, avrundat till hela minuter',
        ],
      },
    ],
  });
});

test.each<[string, unknown, string]>([
  [
    'a percentage above 100',
    { ...SERIES, races: [{}, { B01: { code: 'SCP', place: 1, percent: 101 } }] },
    'races[1].B01.percent',
  ],
  [
    'an elapsed time that is none',
    { ...RACE, boats: [{ id: 'B01', rating: '0.9', elapsed: '1h' }] },
    'boats[0].elapsed',
  ],
  ['a rating with a decimal comma', { ...RACE, boats: [{ id: 'B01', rating: '0,9' }] }, 'boats[0].rating'],
  ['a course without a length', { ...RACE, system: 'tod' }, 'distance_nm'],
  ['a plan with two lengths', { ...PURSUIT, basis: { expected_elapsed: '1:00:00', distance_nm: '6.0' } }, 'basis'],
  ['a distance without a speed', { ...PURSUIT, basis: { distance_nm: '6.0' } }, 'basis.seconds_per_nm'],
  ['an unknown kind', { kind: 'regatta' }, 'kind'],
  ['no kind', {}, 'kind'],
  [
    'a boat twice in a race',
    '{"kind":"series","competitors":["B01"],"races":[{"B01":{"place":1},"B01":{"place":2}}]}',
    'races[0].B01',
  ],
])('%s is told in one line with the place, and nothing is printed', async (_what, content, place) => {
  await write({ 'bra.json': SERIES, 'fel.json': content });
  const { code, stdout, stderr } = await score('bra.json', 'fel.json');
  expect({ code, stdout, lines: stderr.trimEnd().split('\n').length }).toEqual({ code: 1, stdout: '', lines: 1 });
  expect(stderr.startsWith(`fel.json: ${place}`)).toBe(true);
});

test.each([
  ['a file that is not there', 'borta.json', 'borta.json: there is no such file\n'],
  ['a folder', '.', '.: the file cannot be read\n'],
])('%s is told in one line', async (_what, file, line) => {
  expect(await score(file)).toEqual({ code: 1, stdout: '', stderr: line });
});

test('text that is not JSON is reported in one line with the place', async () => {
  await write({ 'fel.json': '{"kind":\n\n "series",,\n}' });
  const { code, stdout, stderr } = await score('fel.json');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^fel\.json: is not JSON: .*line 3 column 11.*\n$/);
});

test('a list is no document', async () => {
  await write({ 'fel.json': '[]' });
  expect(await score('fel.json')).toEqual({ code: 1, stdout: '', stderr: 'fel.json: must be an object\n' });
});

test('without a file it says what to write', async () => {
  const { code, stdout, stderr } = await score();
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe('fil saknas. Lägg till --help så visas vad som går att skriva.\n');
});
