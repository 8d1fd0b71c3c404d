import { aCompetitor } from '../../../../../testing/aCompetitor';
import { finishValues, readFinishValues, type FinishValues } from './finishValues';

const finisher = { start: Date.parse('2026-06-04T18:30:00+02:00'), date: '2026-06-04', isUnknown: false };
const empty = finishValues(aCompetitor(), 'clock');
const read = (values: Partial<FinishValues>) => readFinishValues({ ...empty, ...values }, finisher);

test('a boat is shown as it was recorded, and read back the same', () => {
  const competitor = aCompetitor({
    ...{ recorded: 'elapsed', elapsed_time: '01:14:23', finish_time: '2026-06-04T19:44:23+02:00' },
    ...{ score_code: 'SCP', score_percent: 30, score_times: 2 },
  });
  const values = finishValues(competitor, 'clock');
  expect(values).toMatchObject({ mode: 'elapsed', time: '1:14:23', code: 'SCP', percent: '30', times: '2' });
  expect(readFinishValues(values, finisher)).toEqual({
    finish: { elapsed_time: '01:14:23', score_code: 'SCP', score_percent: 30, score_times: 2 },
  });
});

test('redress is points, or an average where there are none', () => {
  expect(read({ code: 'RDG', points: '3,5' })).toEqual({
    finish: { finish_time: null, score_code: 'RDG', score_points: '3.5' },
  });
  expect(read({ code: 'RDG', redress: 'before' })).toEqual({
    finish: { finish_time: null, score_code: 'RDG', score_points: null, redress: 'before' },
  });
});

test('details of a code that has none are not sent', () => {
  expect(read({ code: 'DNF', points: '3', percent: '40' })).toEqual({
    finish: { finish_time: null, score_code: 'DNF' },
  });
});

test.each([
  [{}, { time: 'Skriv en tid eller välj en kod. Ska målgången bort, använd Ta bort målgången i menyn.' }],
  [{ time: '17.00.00' }, { time: 'Målgången är före starten.' }],
  [{ code: 'DPI' as const }, { points: 'Ange poäng för DPI.' }],
  [{ code: 'RDG' as const, points: '3,55' }, { points: 'Skriv poängen med högst en decimal, till exempel 3,5.' }],
  [{ code: 'SCP' as const, percent: '0' }, { percent: 'Skriv procenten som ett heltal mellan 1 och 100.' }],
  [{ code: 'ZFP' as const, times: '11' }, { times: 'Skriv antalet som ett heltal mellan 1 och 10.' }],
])('%j is reported under its field', (values, problems) => {
  expect(read(values)).toEqual({ problems });
});
