import { numberHint } from './NumberFields';

test.each([
  ['', null, undefined],
  ['0,845', null, 'Eget tal'],
  ['', '0.845', 'Båttypens 0,845 gäller.'],
  ['0,845', '0.845', 'Båttypens tal'],
  ['0,850', '0.845', 'Eget tal. Båttypen har 0,845.'],
] as const)('"%s" where the type has %s', (typed, ofType, hint) => {
  expect(numberHint(typed, ofType)).toBe(hint);
});
