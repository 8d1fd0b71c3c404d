import { array, assert, boolean, option, property, record, string } from 'fast-check';
import { internationalPhone, rrsCompetitors, type ListedBoat } from './competitorList';

const BOAT: ListedBoat = {
  sail_number: 'SWE 57',
  boat_name: 'Åsa',
  boat_model_name: 'Albin Express',
  race_class: 'SRS A',
  club_name: 'Exempel SS',
  skipper_name: 'Örjan von Öst',
  email: 'orjan@example.se',
  phone: '070-123 45 67',
  isHidden: false,
  isMinor: false,
};
const listed = (boat: Partial<ListedBoat>, hasContacts = true) =>
  rrsCompetitors([{ ...BOAT, ...boat }], { hasContacts })[0];

test('a boat as rrs.org takes it', () => {
  expect(listed({})).toEqual({
    competitor_id: '1',
    sail_number: '57',
    country_code: 'SWE',
    first_name: 'Örjan',
    last_name: 'von Öst',
    boat_name: 'Åsa',
    boat_class: 'Albin Express',
    division: 'SRS A',
    club_name: 'Exempel SS',
    email: 'orjan@example.se',
    phone: '+46701234567',
    mna_code: 'SWE',
    mna_number: '',
  });
});

test.each<[string, Partial<ListedBoat>, object]>([
  ['a name that cannot be divided', { skipper_name: 'Örjan' }, { first_name: '', last_name: 'Örjan' }],
  ['no name', { skipper_name: '' }, { first_name: '', last_name: '' }],
  ['a number without a nation', { sail_number: '57' }, { sail_number: '57', country_code: '', mna_code: '' }],
  ['a number of another nation', { sail_number: 'nor-12345' }, { sail_number: '12345', country_code: 'NOR' }],
  ['a number that is a word', { sail_number: 'Blå' }, { sail_number: 'Blå', country_code: '' }],
  ['no type', { boat_model_name: null }, { boat_class: '' }],
  ['no contacts', { email: null, phone: null }, { email: '', phone: '' }],
  ['somebody under age', { isMinor: true }, { first_name: 'Örjan', last_name: 'Ö.', email: '', phone: '' }],
])('%s', (_, boat, expected) => {
  expect(listed(boat)).toMatchObject(expected);
});

test('somebody who does not want to be named is neither named nor reached', () => {
  const text = JSON.stringify(listed({ isHidden: true }));
  for (const secret of ['Örjan', 'Öst', 'orjan@example.se', '701234567']) expect(text).not.toContain(secret);
});

test('contacts are sent only when they are asked for', () => {
  expect(listed({}, false)).toMatchObject({ email: '', phone: '' });
});

test.each([
  ['070-123 45 67', '+46701234567'],
  ['+46 70 123 45 67', '+46701234567'],
  ['+46 (0)70 123 45 67', '+46701234567'],
  ['0046701234567', '+46701234567'],
  ['08/12 34 56', '+468123456'],
  ['+358 40 1234567', '+358401234567'],
  ['701234567', ''],
  ['ring Anna', ''],
  ['112', ''],
  ['', ''],
])('the telephone number %s is %s', (typed, expected) => {
  expect(internationalPhone(typed)).toBe(expected);
});

test('whatever the boats: everything is text, and the ids are the numbers of the rows', () => {
  const text = string();
  const boat = record({
    ...{ sail_number: text, boat_name: text, race_class: text, club_name: text, skipper_name: text },
    ...{ boat_model_name: option(text), email: option(text), phone: option(text) },
    ...{ isHidden: boolean(), isMinor: boolean() },
  });
  assert(
    property(array(boat), boolean(), (boats, hasContacts) => {
      const rows = rrsCompetitors(boats, { hasContacts });
      expect(rows.map((row) => row.competitor_id)).toEqual(boats.map((_, index) => String(index + 1)));
      for (const row of rows) {
        expect(Object.keys(row)).toHaveLength(13);
        expect(Object.values(row).every((value) => typeof value === 'string')).toBe(true);
        expect(row.phone).toMatch(/^(\+\d+)?$/);
      }
    }),
  );
});
