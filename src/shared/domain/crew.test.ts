import { crewNames, peopleAboard } from './crew';

test.each([
  ['', []],
  ['  ', []],
  ['Bo', ['Bo']],
  ['Bo Ek, Cia Al', ['Bo Ek', 'Cia Al']],
  ['Bo och Cia', ['Bo', 'Cia']],
  ['Bo Och Cia', ['Bo', 'Cia']],
  ['Bo & Cia', ['Bo', 'Cia']],
  ['Bo;Cia', ['Bo', 'Cia']],
  ['Bo/Cia', ['Bo', 'Cia']],
  ['Bo\nCia\n', ['Bo', 'Cia']],
  ['Bo\noch\nCia', ['Bo', 'Cia']],
  ['Bo, Cia och Dag & Eva', ['Bo', 'Cia', 'Dag', 'Eva']],
  ['Bo, , Cia,', ['Bo', 'Cia']],
  ['Bo, och Cia', ['Bo', 'Cia']],
  ['Rochelle och Jochen', ['Rochelle', 'Jochen']],
  ['Bo och', ['Bo och']],
])('%j names %j', (text, names) => {
  expect(crewNames(text)).toEqual(names);
});

test('the helm is aboard besides those who are named', () => {
  expect(['', 'Bo', 'Bo och Cia'].map(peopleAboard)).toEqual([1, 2, 3]);
});
