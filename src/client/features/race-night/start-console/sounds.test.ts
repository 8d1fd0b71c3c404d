import type { Signal } from '../../../../shared/domain/race-day/signals';
import type { OwnRow } from './ownRows';
import { blastsOf, readingOf } from './sounds';

const NOW = 1_000_000;
const signal = (seconds: number, sound: Signal['sound'] = 'short'): Signal => ({
  at: NOW + seconds * 1000,
  sound,
  hoists: [],
  starts: [],
  boats: [],
});
const heard = (...signals: Signal[]) => blastsOf(signals, NOW).map(({ at, sound }) => `${(at - NOW) / 1000} ${sound}`);

test('every signal of the next minute is handed over at once, with the seconds before it in words', () => {
  const words = (start: number) => [10, 5, 4, 3, 2, 1].map((before) => `${start - before} word${before}`);
  expect(heard(signal(-5), signal(20), signal(45, 'long'), signal(61))).toEqual([
    ...words(20),
    '20 short',
    ...words(45),
    '45 long',
  ]);
});

test('no word is spoken into the sound before it', () => {
  expect(heard(signal(20), signal(23)).slice(7)).toEqual(['21 word2', '22 word1', '23 short']);
  expect(heard(signal(20, 'long'), signal(23)).slice(7)).toEqual(['22 word1', '23 short']);
  expect(heard(signal(20), signal(21)).slice(7)).toEqual(['21 short']);
});

const boat = (seconds: number, spoken: string): OwnRow => ({
  ...{ id: 1, group: null, name: spoken, rating: '', words: spoken, late: null },
  at: NOW + seconds * 1000,
  spoken,
});

test.each([
  ['ten seconds before: the word ten has the time', [boat(10, 'Bris, 0,858')], null],
  ['nine seconds before', [boat(-3, 'Vind'), boat(9, 'Bris, 0,858')], 'Bris, 0,858'],
  ['too late to be done before the last seconds', [boat(3, 'Bris, 0,858')], null],
  ['two boats of one moment', [boat(8, 'Bris'), boat(8, 'Vind'), boat(9, 'Sol')], 'Bris. Vind'],
  ['all have started', [boat(-8, 'Bris')], null],
])('%s', (_, own, text) => {
  expect(readingOf(own, NOW)?.text ?? null).toBe(text);
});
