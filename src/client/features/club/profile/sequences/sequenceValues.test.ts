import { keyOf } from './sequenceValues';

test.each([
  ['Vår 3, 2 & start', [], 'var-3-2-start'],
  ['½', [], 'egen'],
  ['Åland', ['aland', 'aland-2'], 'aland-3'],
  ['Klubbmästerskapens långa', [], 'klubbmasterskapens-l'],
  ['Klubbmästerskapens långa', ['klubbmasterskapens-l'], 'klubbmasterskapens-2'],
])('the key of %s where %j are taken is %s', (name, taken, key) => {
  expect(keyOf(name, taken)).toBe(key);
});
