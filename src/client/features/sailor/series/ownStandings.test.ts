import { trendText } from './ownStandings';

test.each([
  [[3], 'En räknad segling hittills'],
  [[3, 3], 'Samma plats som före senaste seglingen'],
  [[1, 4, 2], 'Upp 2 platser efter senaste seglingen'],
  [[4, 1, 2], 'Ner 1 plats efter senaste seglingen'],
])('%j', (ranks, text) => {
  expect(trendText(ranks)).toBe(text);
});
