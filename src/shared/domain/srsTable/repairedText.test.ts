import { repairedText } from './repairedText';

test.each([
  ['MÃ¤lar, Ã…ngare, Ã–st, smÃ¥bÃ¥t, CafÃ©', 'Mälar, Ångare, Öst, småbåt, Café'],
  ['VÃ¤ne\u00C2\u00A0X', 'Väne\u00A0X'],
  ['Ängö, São Paulo, Â ensam, Ã', 'Ängö, São Paulo, Â ensam, Ã'],
])('%j is %j', (written, meant) => {
  expect(repairedText(written)).toBe(meant);
});
