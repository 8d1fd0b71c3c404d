import type { PublishedNames } from '../../contract/clubs';
import { publicName } from './publicName';

test.each<[name: string, PublishedNames, { isHidden?: boolean; isMinor?: boolean }, shown: string]>([
  ['Örjan Öst', 'skipper', {}, 'Örjan Öst'],
  ['Alva Sjö Berg', 'skipper', { isMinor: true }, 'Alva B.'],
  ['Alva', 'skipper', { isMinor: true }, 'Alva'],
  ['Örjan Öst', 'skipper', { isHidden: true }, 'Rorsman'],
  ['Alva Sjö', 'skipper', { isHidden: true, isMinor: true }, 'Rorsman'],
  ['örjan Öst-Berg', 'initials', {}, 'Ö. Ö. B.'],
  ['Alva Sjö', 'initials', { isMinor: true }, 'A. S.'],
  ['Örjan Öst', 'initials', { isHidden: true }, 'Rorsman'],
  ['Örjan Öst', 'none', {}, ''],
  ['Örjan Öst', 'none', { isHidden: true }, ''],
  ['', 'skipper', { isHidden: true }, ''],
  [' ', 'initials', {}, ''],
])('%j by the rule %s, %j, is shown as %j', (name, rule, { isHidden = false, isMinor = false }, shown) => {
  expect(publicName({ name, isHidden, isMinor }, rule)).toBe(shown);
});
