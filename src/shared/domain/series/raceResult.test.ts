import { aResultEntry } from '../../../testing/aResultEntry';
import type { SerieEntry } from './serieRace';
import { raceResult } from './raceResult';

test.each<[Partial<SerieEntry>, number | null, unknown]>([
  [{}, 3, { place: 3 }],
  [{}, null, null],
  [{ elapsedS: 10 }, null, null],
  [{ code: 'DNF' }, null, { code: 'DNF' }],
  [{ code: 'DSQ' }, 2, { code: 'DSQ', crossed: 2 }],
  [{ code: 'ZFP' }, 2, { code: 'ZFP', place: 2, times: 1 }],
  [{ code: 'SCP', percent: 30, times: 2 }, 2, { code: 'SCP', place: 2, percent: 30, times: 2 }],
  [{ code: 'SCP' }, null, { code: 'DNF' }],
  [{ code: 'DPI', pointsTenths: 35 }, 4, { code: 'DPI', place: 4, penalty: '3.5' }],
  [{ code: 'DPI', pointsTenths: 35 }, null, { code: 'DNF' }],
  [{ code: 'RDG', pointsTenths: 54 }, 4, { code: 'RDG', place: 4, points: '5.4' }],
  [{ code: 'RDG', redress: 'before' }, null, { code: 'RDG', average: 'before' }],
  [{ code: 'RDG' }, null, { code: 'RDG', average: 'all-others' }],
  [{ code: 'DUTY' }, null, { code: 'DUTY' }],
])('%j at place %s is %j', (entry, place, document) => {
  expect(raceResult(aResultEntry({ id: 1, ...entry }), place)).toEqual(document);
});
