import { aCompetitor } from '../../../../testing/aCompetitor';
import { aSailing } from '../../../../testing/aSailing';
import { aStartEvent } from '../../../../testing/startEvents';
import { aStartGroup } from '../../../../testing/aStartGroup';
import type { StartEventPayload } from '../../../../shared/contract/startLog';
import { signalWords } from './Countdown';
import { lateText } from './ownRows';
import { consoleView, dayAfter, loweringPayload, type ConsoleFacts } from './consoleView';

const ZERO = Date.parse('2026-06-04T18:30:00+02:00');
const at = (minutes: number, seconds = 0) => ZERO + (minutes * 60 + seconds) * 1000;

const GROUPS = (['E', 'F', 'G'] as const).map((class_flag, index) =>
  aStartGroup({ id: index + 1, class_flag, order: index, start_time: `18:${30 + index * 5}:00` }),
);
const facts = (...events: StartEventPayload[]): ConsoleFacts => ({
  sailing: aSailing(),
  groups: GROUPS,
  events,
  boats: [],
});
const poleAt = (now: number, ...events: StartEventPayload[]) =>
  consoleView(facts(...events), now).pole.map(({ flag, isUp, next }) => `${flag} ${isUp ? 'upp' : 'nere'} ${next}`);

test('the pole shows what is up, and what the next signal does to it', () => {
  expect(poleAt(at(-6))).toEqual(['E nere up']);
  expect(poleAt(at(-5))).toEqual(['E upp stays', 'P nere up']);
  expect(poleAt(at(-3))).toEqual(['E upp stays', 'P upp down']);
  expect(poleAt(at(-0.5))).toEqual(['E upp down', 'F nere up']);
  expect(poleAt(at(0))).toEqual(['F upp stays', 'P nere up']);
  expect(poleAt(at(11))).toEqual([]);
});

test('the start of one group is the warning of the next, and can be recalled for four minutes', () => {
  const view = consoleView(facts(), at(0, 8));
  expect([view.recallable?.flag, view.isFresh]).toEqual(['E', true]);
  expect(consoleView(facts(), at(0, 21)).isFresh).toBe(false);
  expect(consoleView(facts(), at(4, 1)).recallable).toBeNull();
  expect(consoleView(facts(), at(-0.4)).recallable?.flag).toBe('E');
  expect(view.steps.map((step) => (step.at - ZERO) / 60_000)).toEqual([0, 1, 4, 5]);
});

test('the console follows the steps of the sailing, and the line shows as many as there is room for', () => {
  const ten = Array.from({ length: 10 }, (_, minute) => ({
    before_s: minute * 60,
    flag: 'own' as const,
    up: minute > 0,
  }));
  const sailing = aSailing({
    start_sequence: 'ours',
    start_steps: ten.map((step) => ({ ...step, sound: step.before_s === 0 ? 'long' : 'none' })),
  });
  const viewAt = (now: number) => consoleView({ ...facts(), sailing, groups: GROUPS.slice(0, 1) }, now);
  const minutesAt = (now: number) => viewAt(now).steps.map((step) => (step.at - ZERO) / 60_000);
  expect(minutesAt(at(-30))).toEqual([-9, -8, -7, -6, -5, -4]);
  expect(minutesAt(at(-6.5))).toEqual([-7, -6, -5, -4, -3, -2]);
  expect(minutesAt(at(-0.5))).toEqual([-5, -4, -3, -2, -1, 0]);
  expect(viewAt(at(-0.5)).next).toMatchObject({ at: at(0), sound: 'long', starts: [1] });
});

test('AP waits for its lowering, and the table of what would follow is there before', () => {
  const up = aStartEvent('ap_up', at(-1));
  const view = consoleView(facts(up), at(0));
  expect(view.lowering).toMatchObject({ kind: 'ap_down', groups: [{ flag: 'E' }, { flag: 'F' }, { flag: 'G' }] });
  expect(view.next).toBeNull();
  if (!view.lowering) return;
  const payload = loweringPayload(view.lowering, { at: at(4), order: 'follow', prep: null });
  const after = dayAfter(facts(up), aStartEvent('ap_down', at(0), { payload }), at(0));
  expect(after.races.map(({ start }) => ((start ?? 0) - ZERO) / 60_000)).toEqual([10, 15, 20]);
});

test('AP that is to come down at a minute stands until then', () => {
  const up = aStartEvent('ap_up', at(-1));
  const down = aStartEvent('ap_down', at(0), { payload: { first_warning: '2026-06-04T18:35:00+02:00' } });
  const raisedAt = (now: number) => consoleView(facts(up, down), now).raised.map(({ flag }) => flag);
  expect(raisedAt(at(3.9))).toEqual(['AP']);
  expect(raisedAt(at(4))).toEqual([]);
  expect(consoleView(facts(up, down), at(1)).lowering).toBeNull();
});

test('a general recall waits for the substitute to come down, with the group that was recalled first', () => {
  const view = consoleView(facts(aStartEvent('recall_up', at(5, 4), { start_group: 2 })), at(6));
  expect(view.lowering).toMatchObject({ kind: 'recall_down', groups: [{ flag: 'F', attempt: 2 }, { flag: 'G' }] });
  expect(view.rows.map(({ state }) => state)).toEqual(['started', 'recalled', 'postponed']);
});

test('AP over A has nothing to lower', () => {
  const view = consoleView(facts(aStartEvent('ap_up', at(-1), { payload: { with: 'A' } })), at(0));
  expect([view.lowering, view.raised.map(({ below }) => below)]).toEqual([null, ['A']]);
});

const PURSUIT: ConsoleFacts = {
  sailing: aSailing({ start_type: 'individual' }),
  groups: [],
  events: [],
  boats: [
    aCompetitor({ id: 1, sail_number: 'SWE 312', rating: '1.000', start: '2026-06-04T18:42:00+02:00' }),
    aCompetitor({ id: 2, sail_number: 'SWE 9', rating: '0.858', start: '2026-06-04T18:30:00+02:00' }),
    aCompetitor({ id: 3, sail_number: 'SWE 57', rating: null, start: '2026-06-04T18:42:00+02:00' }),
  ],
};
const ownAt = (now: number, ...events: StartEventPayload[]) =>
  consoleView({ ...PURSUIT, events }, now).own.map((boat) => `${(boat.at - ZERO) / 60_000} ${boat.words}`);

test('in a pursuit the boats are what starts next, under J, until the last of them', () => {
  const view = consoleView(PURSUIT, at(5));
  expect([view.next?.boats, view.next?.sound, view.next && view.next.at - ZERO]).toEqual([[3, 1], 'short', 720_000]);
  expect(view.pole).toEqual([{ flag: 'J', isUp: true, next: 'down' }]);
  expect(consoleView(PURSUIT, at(12)).next).toBeNull();
  expect(consoleView({ ...PURSUIT, sailing: aSailing({ start_type: 'groups' }) }, at(5)).next).toBeNull();
});

test('acts that nobody has confirmed move the own starts on this screen at once', () => {
  expect(ownAt(at(-2))).toEqual(['0 SWE 9 Vindil · 0,858', '12 SWE 57 Vindil', '12 SWE 312 Vindil · 1,000']);
  const up = aStartEvent('ap_up', at(-1));
  expect(ownAt(at(0), up)).toEqual([]);
  const down = aStartEvent('ap_down', at(4));
  expect(ownAt(at(5), up, down)).toEqual(['10 SWE 9 Vindil · 0,858', '22 SWE 57 Vindil', '22 SWE 312 Vindil · 1,000']);
  expect(consoleView({ ...PURSUIT, events: [up, down] }, at(5)).pole).toContainEqual({
    ...{ flag: 'J', isUp: true, next: 'stays' },
  });
});

test('a boat is late by a note after its start, and by none of an earlier attempt', () => {
  const note = (minute: number) =>
    aStartEvent('note', at(minute), { payload: { text: lateText({ name: 'SWE 9 Vindil' }, at(minute)) } });
  const lateAt = (...events: StartEventPayload[]) =>
    consoleView({ ...PURSUIT, events }, at(30)).own.map(({ late }) => late?.clock ?? null);
  expect(lateAt(note(1))).toEqual(['18.31.00', null, null]);
  expect(lateAt(note(1), aStartEvent('n_up', at(2)), aStartEvent('n_down', at(14)))).toEqual([null, null, null]);
});

test('of many boats that start together three are named on the screen, and all on paper', () => {
  const boats = [1, 2, 3, 4, 5].map((id) =>
    aCompetitor({ id, boat_name: '', rating: '0.900', start: '2026-06-04T18:42:00+02:00' }),
  );
  const view = consoleView({ ...PURSUIT, boats }, at(5));
  const signal = view.signals.at(-1);
  if (!signal) throw new Error('No signal.');
  expect(signalWords(signal, view)).toBe('J ned · SWE 1 · 0,900, SWE 2 · 0,900, SWE 3 · 0,900 + 2 till');
  expect(signalWords(signal, view, Infinity)).toContain('SWE 5 · 0,900');
});

test('a sound without a flag is the warning where there are no groups', () => {
  const view = consoleView({ ...PURSUIT, boats: [] }, at(-6));
  expect(view.signals.map((signal) => signalWords(signal, view))).toEqual(['Varning', 'P upp', 'P ned', 'Start Alla']);
});
