import { repeatedKey } from './repeatedKey';

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"races":[{"B01":{"place":1}},{"B01":{"place":1},"B02":{},"B01":{"place":3}}]}', 'races[1].B01'],
  ['{"races":[{"SWE 57":{},"SWE 57":{}}]}', 'races[0]["SWE 57"]'],
  ['[[1,2],{"a":{"b":[],"b":0}}]', '[1].a.b'],
  // The same key, written in two ways.
  ['{"\\u0061":1,"a":2}', 'a'],
])('%s has %s twice', (json, place) => {
  expect(repeatedKey(json)).toBe(place);
});

test.each([
  '{"a":{"a":{"a":1}},"b":{"a":1}}',
  '[{"a":1},{"a":1}]',
  '{"a":"b","b":"a","c":["a","a","a"]}',
  '{"a":"{\\"b\\":1,\\"b\\":2}","b":"[,:,:"}',
  '{"a":{},"b":[],"c":[{}],"d":-1.5e3}',
  '"a"',
  '[]',
])('%s has no key twice', (json) => {
  expect(repeatedKey(json)).toBeNull();
});
