/** @jest-environment node */
import { aSailing } from '../../../../testing/aSailing';
import { aStartEvent } from '../../../../testing/startEvents';
import { aStartGroup } from '../../../../testing/aStartGroup';
import type { StartEventPayload } from '../../../../shared/contract/startLog';
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
  boatsIn: () => 5,
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
