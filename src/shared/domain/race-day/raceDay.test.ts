import { aStartEvent } from '../../../testing/startEvents';
import { raceDay } from './raceDay';
import type { RaceDaySetup } from './startState';

/** 18.30, and minutes (and seconds) after it. */
const ZERO = Date.parse('2026-06-04T16:30:00Z');
const at = (minutes: number, seconds = 0) => ZERO + (minutes * 60 + seconds) * 1000;

const [E, F, G] = [1, 2, 3];
const SETUP: RaceDaySetup = {
  groups: [E, F, G].map((id, index) => ({ id, start: at(index * 5), prep: 'P' as const })),
  sequenceMs: 5 * 60_000,
  intervalMs: 5 * 60_000,
  recallOrder: 'follow',
};
const LAST: RaceDaySetup = { ...SETUP, recallOrder: 'last' };

/** "E +0:00 scheduled": minutes after 18.30, or a dash. */
function told(setup: RaceDaySetup, events: ReturnType<typeof aStartEvent>[], now = at(-10)): string[] {
  return raceDay(setup, events, now).races.map(({ id, start, state, attempt }) => {
    const name = ['', 'E', 'F', 'G'][id ?? 0] ?? '';
    const minutes = start === null ? '-' : String((start - ZERO) / 60_000);
    return `${name} ${minutes} ${state}${attempt > 1 ? ` ${attempt}` : ''}`;
  });
}

test('a start needs no act', () => {
  expect(told(SETUP, [], at(5))).toEqual(['E 0 started', 'F 5 started', 'G 10 scheduled']);
});

test('AP takes the starts of all that have not started; down, they keep their gaps from the warning a minute later', () => {
  const up = aStartEvent('ap_up', at(-1));
  expect(told(SETUP, [up])).toEqual(['E - postponed', 'F - postponed', 'G - postponed']);
  const down = aStartEvent('ap_down', at(20));
  expect(told(SETUP, [up, down])).toEqual(['E 26 scheduled', 'F 31 scheduled', 'G 36 scheduled']);
});

test('AP after the first start leaves it; the down may name its own warning', () => {
  const up = aStartEvent('ap_up', at(1));
  const down = aStartEvent('ap_down', at(20), { payload: { first_warning: '2026-06-04T18:55:00+02:00' } });
  expect(told(SETUP, [up, down], at(2))).toEqual(['E 0 started', 'F 30 scheduled', 'G 35 scheduled']);
});

test('AP over one class flag: the others keep their times, and the group goes last', () => {
  const up = aStartEvent('ap_up', at(-1), { payload: { groups: [E] } });
  const down = aStartEvent('ap_down', at(2), { payload: { groups: [E] } });
  expect(told(SETUP, [up])).toEqual(['E - postponed', 'F 5 scheduled', 'G 10 scheduled']);
  expect(told(SETUP, [up, down])).toEqual(['E 15 scheduled', 'F 5 scheduled', 'G 10 scheduled']);
  const late = aStartEvent('ap_down', at(30), { payload: { groups: [E] } });
  expect(told(SETUP, [up, late])).toEqual(['E 36 scheduled', 'F 5 scheduled', 'G 10 scheduled']);
});

test('AP over A: no more racing today', () => {
  const up = aStartEvent('ap_up', at(-1), { payload: { with: 'A' } });
  expect(told(SETUP, [up])).toEqual(['E - cancelled', 'F - cancelled', 'G - cancelled']);
  expect(raceDay(SETUP, [up], at(0)).isCancelled).toBe(true);
  const late = aStartEvent('ap_up', at(6), { payload: { with: 'A' } });
  expect(told(SETUP, [late], at(7))).toEqual(['E 0 started', 'F 5 started', 'G - cancelled']);
  expect(raceDay(SETUP, [late], at(7)).isCancelled).toBe(false);
});

test('AP over H or a numeral is told and moves nothing else', () => {
  const up = aStartEvent('ap_up', at(-1), { payload: { with: 2 } });
  const down = aStartEvent('ap_down', at(120));
  expect(told(SETUP, [up, down])).toEqual(['E 126 scheduled', 'F 131 scheduled', 'G 136 scheduled']);
});

test('N abandons what has started and postpones the rest; they start again with their gaps', () => {
  const up = aStartEvent('n_up', at(6));
  expect(told(SETUP, [up], at(6))).toEqual(['E - abandoned 2', 'F - abandoned 2', 'G - postponed']);
  const down = aStartEvent('n_down', at(30));
  expect(told(SETUP, [up, down], at(30))).toEqual(['E 36 scheduled 2', 'F 41 scheduled 2', 'G 46 scheduled']);
  expect(raceDay(SETUP, [up, down], at(30)).races[0]?.past).toEqual([{ attempt: 1, start: at(0), state: 'abandoned' }]);
});

test('N over A: all are cancelled for good', () => {
  const up = aStartEvent('n_up', at(6), { payload: { with: 'A' } });
  expect(told(SETUP, [up, aStartEvent('n_down', at(8))])).toEqual(['E - cancelled', 'F - cancelled', 'G - cancelled']);
});

test('a general recall by RRS 29.2: the later groups follow the new start', () => {
  const up = aStartEvent('recall_up', at(5, 10), { start_group: F });
  expect(told(SETUP, [up], at(6))).toEqual(['E 0 started', 'F - recalled 2', 'G - postponed']);
  const down = aStartEvent('recall_down', at(8), { start_group: F, payload: { prep: 'U' } });
  expect(told(SETUP, [up, down], at(8))).toEqual(['E 0 started', 'F 14 scheduled 2', 'G 19 scheduled']);
  expect(raceDay(SETUP, [up, down], at(8)).races[1]?.prep).toBe('U');
});

test('a general recall in a club where the recalled group starts last', () => {
  const up = aStartEvent('recall_up', at(5, 10), { start_group: F });
  const down = aStartEvent('recall_down', at(6), { start_group: F });
  expect(told(LAST, [up, down], at(8))).toEqual(['E 0 started', 'F 15 scheduled 2', 'G 10 scheduled']);
  // Chosen at the restart instead: the groups that waited begin.
  const last = aStartEvent('recall_down', at(8), { start_group: F, payload: { order: 'last' } });
  expect(told(SETUP, [up, last], at(8))).toEqual(['E 0 started', 'F 19 scheduled 2', 'G 14 scheduled']);
  const follow = aStartEvent('recall_down', at(6), { start_group: F, payload: { order: 'follow' } });
  expect(told(LAST, [up, follow], at(8))).toEqual(['E 0 started', 'F 12 scheduled 2', 'G 17 scheduled']);
});

test('a recall of a group that has not started is none', () => {
  expect(told(SETUP, [aStartEvent('recall_up', at(-1), { start_group: E })])).toEqual([
    'E 0 scheduled',
    'F 5 scheduled',
    'G 10 scheduled',
  ]);
});

test('a recalled group that is restarted under AP starts when AP comes down', () => {
  const recall = aStartEvent('recall_up', at(0, 5), { start_group: E });
  const ap = aStartEvent('ap_up', at(1));
  const restart = aStartEvent('recall_down', at(3), { start_group: E });
  expect(told(SETUP, [recall, ap, restart])).toEqual(['E - postponed 2', 'F - postponed', 'G - postponed']);
  const down = aStartEvent('ap_down', at(20));
  expect(told(SETUP, [recall, ap, restart, down])).toEqual(['E 26 scheduled 2', 'F 31 scheduled', 'G 36 scheduled']);
});

test('a start is corrected, also of a group that waits; planned starts are shifted, but not into the past', () => {
  const set = aStartEvent('start_set', at(1), { start_group: E, payload: { start: '2026-06-04T18:30:02+02:00' } });
  expect(told(SETUP, [set], at(1))[0]).toBe(`E ${2 / 60} started`);
  const back = aStartEvent('start_set', at(2), { start_group: E });
  expect(told(SETUP, [set, back], at(2))[0]).toBe('E 0 started');

  const later = aStartEvent('shift', at(-20), { payload: { minutes: 10 } });
  expect(told(SETUP, [later])).toEqual(['E 10 scheduled', 'F 15 scheduled', 'G 20 scheduled']);
  const sooner = aStartEvent('shift', at(-4), { payload: { minutes: -5 } });
  expect(told(SETUP, [sooner])).toEqual(['E 0 scheduled', 'F 0 scheduled', 'G 5 scheduled']);
});

test('an undo takes an act back, and an undo of that gives it again', () => {
  const up = aStartEvent('ap_up', at(-1));
  const undo = aStartEvent('undone', at(0), { undoes: up.id });
  expect(told(SETUP, [up, undo])).toEqual(['E 0 scheduled', 'F 5 scheduled', 'G 10 scheduled']);
  const redo = aStartEvent('undone', at(1), { undoes: undo.id });
  expect(told(SETUP, [redo, undo, up])).toEqual(['E - postponed', 'F - postponed', 'G - postponed']);
});

test('two devices that report one signal within five seconds report one act, and an undo of either takes it back', () => {
  const one = aStartEvent('recall_up', at(0, 4), { start_group: E });
  const other = aStartEvent('recall_up', at(0, 8), { start_group: E, device: 'båten' });
  expect(told(SETUP, [one, other])[0]).toBe('E - recalled 2');
  expect(raceDay(SETUP, [one, other], at(1)).acts).toHaveLength(1);
  expect(told(SETUP, [one, other, aStartEvent('undone', at(1), { undoes: other.id })])[0]).toBe('E 0 scheduled');
  const wind = [aStartEvent('wind', at(1)), aStartEvent('wind', at(1), { device: 'båten' })];
  expect(raceDay(SETUP, wind, at(1)).acts).toHaveLength(2);
});

test('a sailing without groups and without a planned start gets one by AP down', () => {
  const setup: RaceDaySetup = { ...SETUP, groups: [{ id: null, start: null, prep: 'P' }] };
  const events = [aStartEvent('ap_up', at(-1)), aStartEvent('ap_down', at(4))];
  expect(told(setup, events)).toEqual([' 10 scheduled']);
});
