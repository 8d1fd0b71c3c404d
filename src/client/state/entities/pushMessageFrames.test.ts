import { aCompetitor } from '../../../testing/aCompetitor';
import { aDeletion, aPush, newResults } from '../../../testing/aPush';
import { aSailing } from '../../../testing/aSailing';
import { readPushMessage } from './pushMessage';

const sailing = aSailing({ id: 1, version: 4 });
const competitor = aCompetitor({ id: 7, version: 4, start_group: 10 });
const good = aPush('competitor', 'updated', competitor);

test.each([
  ['created', { ...good, change: 'created' }],
  ['updated', good],
  ['updated, without data', { ...good, data: null }],
  ['deleted', aDeletion('start_group', 10, 6)],
  ['new results', newResults('sailing', 1, 6)],
  ['of a model that is not kept as rows', { ...good, model: 'course', data: { id: 7 } }],
  ['with keys that this page does not know', { ...good, by: 'x', data: { ...competitor, colour: 'red' } }],
])('a frame is read: %s', (_, frame) => {
  expect(readPushMessage(JSON.parse(JSON.stringify(frame)))).toMatchObject({ id: frame.id, change: frame.change });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'competitor'],
  ['a list', [good]],
  ['no model', { ...good, model: undefined }],
  ['a model that this page does not know', { ...good, model: 'boat' }],
  ['a model that is a name of every object', { ...good, model: 'constructor' }],
  ['no id', { ...good, id: undefined }],
  ['an id that is a text', { ...good, id: '__proto__' }],
  ['an id that is not whole', { ...good, id: 7.5 }],
  ['no change', { ...good, change: undefined }],
  ['a change that this page does not know', { ...good, change: 'moved' }],
  ['new results of a boat', { ...good, change: 'results_updated' }],
  ['no number', { ...good, version: undefined }],
  ['data that is a text', { ...good, data: 'Vindil' }],
  ['data that is a list', { ...good, data: [competitor] }],
  ['a row without an id', { ...good, data: { ...competitor, id: undefined } }],
  ['a row of another id', { ...good, data: { ...competitor, id: 8 } }],
  ['a row without a number', { ...good, data: { ...competitor, version: undefined } }],
  ['a row without a sailing', { ...good, data: { ...competitor, sailing: null } }],
  ['a sailing without a club', aPush('sailing', 'updated', { ...sailing, club: undefined as never })],
])('a frame is read as nothing of use: %s', (_, frame) => {
  expect(readPushMessage(frame)).toBeUndefined();
});
