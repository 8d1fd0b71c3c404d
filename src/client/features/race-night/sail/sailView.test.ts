import { aCompetitor } from '../../../../testing/aCompetitor';
import { aSailing } from '../../../../testing/aSailing';
import { aStartGroup } from '../../../../testing/aStartGroup';
import type { Competitor } from '../../../../shared/contract/competitors';
import type { StartGroupRow } from '../../../../shared/contract/startGroups';
import { nearestBoats, sailView } from './sailView';

const at = (clock: string): number => Date.parse(`2026-06-04T${clock}+02:00`);
const view = (clock: string, boat: Partial<Competitor> = {}, group: Partial<StartGroupRow> = {}) =>
  sailView(
    aCompetitor({ start_group: 10, ...boat }),
    aStartGroup({ class_flag: 'E', start_time: '18:30:00', ...group }),
    aSailing(),
    at(clock),
  );
test('tells the signals of the sailing’s own steps', () => {
  const sailing = aSailing({ start_steps: [{ before_s: 30, flag: 'own', up: false, sound: 'long' }] });
  const { signals } = sailView(
    aCompetitor({ start_group: 10 }),
    aStartGroup({ class_flag: 'E', start_time: '18:30:00' }),
    sailing,
    at('18:00:00'),
  );
  expect(signals.map((signal) => [signal.at, signal.sound])).toEqual([[at('18:29:30'), 'long']]);
});

const timed = { finish_time: '2026-06-04T19:28:09+02:00' };

test.each([
  ['18:00:00', {}, {}, 'countdown'],
  ['18:29:59', {}, {}, 'countdown'],
  ['18:30:00', {}, {}, 'racing'],
  ['18:31:00', {}, { start_state: 'postponed' }, 'waiting'],
  ['18:31:00', {}, { start_state: 'recalled' }, 'waiting'],
  ['18:36:00', { start: '2026-06-04T18:37:00+02:00' }, {}, 'countdown'],
  ['19:30:00', timed, {}, 'home'],
  ['18:00:00', { score_code: 'RET' }, {}, 'home'],
  ['18:31:00', timed, { start_state: 'abandoned' }, 'home'],
] as const)('at %s, %j in %j: %s', (clock, boat, group, stage) => {
  expect(view(clock, boat, group).stage).toBe(stage);
});

test('tells the signals of its own group, and which is next', () => {
  const { signals, next, start } = view('18:27:48');
  expect(start).toBe(at('18:30:00'));
  expect(signals.map((signal) => [signal.at, signal.hoists.map(({ flag, up }) => `${flag} ${up}`).join()])).toEqual([
    [at('18:25:00'), 'E true'],
    [at('18:26:00'), 'P true'],
    [at('18:29:00'), 'P false'],
    [at('18:30:00'), 'E false'],
  ]);
  expect(next?.at).toBe(at('18:29:00'));
});

test('a start of its own has no signals', () => {
  expect(view('18:00:00', { start: '2026-06-04T18:37:00+02:00' })).toMatchObject({
    signals: [],
    next: null,
    start: at('18:37:00'),
  });
});

test('the boats nearest in time come first, then those that are out, of the own group before others', () => {
  const boats = [
    aCompetitor({ id: 1, start_group: 10 }),
    aCompetitor({ id: 2, start_group: 20 }),
    aCompetitor({ id: 3, start_group: 10 }),
    aCompetitor({ id: 4, start_group: 10, finish_time: '2026-06-04T19:28:29+02:00' }),
    aCompetitor({ id: 5, start_group: 20, finish_time: '2026-06-04T19:28:05+02:00' }),
    aCompetitor({ id: 6, start_group: 10, finish_time: '2026-06-04T19:00:00+02:00' }),
    aCompetitor({ id: 7, start_group: 10, score_code: 'DNS' }),
    aCompetitor({ id: -8, start_group: 10 }),
  ];
  const nearest = nearestBoats(boats, { id: 1, start_group: 10 }, at('19:28:09'));
  expect(nearest.map(({ id }) => id)).toEqual([5, 4, 3, 2, 6]);
});
