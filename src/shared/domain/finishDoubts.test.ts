import { finishDoubts, type FinishFacts } from './finishDoubts';

const START = Date.parse('2026-06-04T16:30:00Z');
const minutes = (n: number) => n * 60_000;
const FACTS: FinishFacts = {
  finish: START + minutes(60),
  start: START,
  now: START + minutes(60),
  earlier: null,
  sailed: [minutes(50), minutes(55), minutes(58)],
};

test.each<[string, Partial<FinishFacts>, string[]]>([
  ['an ordinary finish', {}, []],
  ['5 s ahead of the clock', { now: FACTS.finish - 5_000 }, []],
  ['more than 5 s ahead of the clock', { now: FACTS.finish - 5_001 }, ['future']],
  ['at the start', { finish: START }, []],
  ['before the start', { finish: START - 1 }, ['before_start']],
  ['no start', { start: null }, ['no_start']],
  ['three times the median', { finish: START + minutes(165), now: START + minutes(165) }, []],
  ['longer than that', { finish: START + minutes(166), now: START + minutes(166) }, ['very_long']],
  ['long, with only two home', { finish: START + minutes(300), now: START + minutes(300), sailed: [1, 2] }, []],
  ['more than 12 h', { finish: START + minutes(721), now: START + minutes(721), sailed: [] }, ['very_long']],
  ['another time than before', { earlier: START + minutes(59) }, ['already']],
  ['the same time again', { earlier: FACTS.finish }, []],
  ['tomorrow', { finish: START + minutes(1440) }, ['future', 'very_long']],
])('%s: %p gives %p', (_, facts, doubts) => {
  expect(finishDoubts({ ...FACTS, ...facts })).toEqual(doubts);
});
