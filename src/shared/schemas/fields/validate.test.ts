import { competitorSchema, ownEntrySchema } from '../competitor';
import { moveSchema } from '../move';
import { loginSchema, registrationFormSchema, registrationSchema } from '../account';
import { sailingSchema } from '../sailing';
import { startGroupSchema } from '../startGroup';
import { fieldErrors, firstErrors } from './validate';

const MISSING = 'Det här fältet är obligatoriskt.';

test.each([
  [undefined, { email: [MISSING], password: [MISSING] }],
  [null, { non_field_errors: ['Inga data skickades.'] }],
  [[], { non_field_errors: ['Ogiltig data. Förväntade en dictionary, men fick list.'] }],
  ['x', { non_field_errors: ['Ogiltig data. Förväntade en dictionary, men fick str.'] }],
  [
    { email: 'x', password: '' },
    { email: ['Ange en giltig e-postadress.'], password: ['Det här fältet får inte vara blankt.'] },
  ],
])('the login body %j', (body, errors) => {
  expect(fieldErrors(loginSchema, body)).toEqual({ errors });
});

test('unknown keys are dropped', () => {
  const body = { email: ' anna@exempel.se', password: ' hemligt ', is_staff: true, __proto__: { club: 1 } };
  expect(fieldErrors(registrationSchema, body)).toEqual({ value: { email: 'anna@exempel.se', password: 'hemligt' } });
});

test('the registration form requires acceptance of the terms', () => {
  const form = { email: 'anna@exempel.se', password: 'hemligt', club: '', terms: false };
  expect(firstErrors(fieldErrors(registrationFormSchema, form))).toEqual({
    terms: 'Du måste godkänna villkoren för att fortsätta',
  });
  expect(firstErrors(fieldErrors(registrationFormSchema, { ...form, terms: true }))).toEqual({});
});

test('a sailing needs a name and a date, and its two words for finished must agree', () => {
  expect(fieldErrors(sailingSchema, { serie: '' })).toEqual({ errors: { name: [MISSING], start_date: [MISSING] } });
  expect(fieldErrors(sailingSchema, { status: 'upcoming', is_finished: 'true' }, { partial: true })).toEqual({
    errors: { status: ['Statusen stämmer inte med om seglingen är avslutad. Ändra en av dem.'] },
  });
  expect(fieldErrors(sailingSchema, { is_finished: '1', serie: { id: 4 } }, { partial: true })).toEqual({
    value: { is_finished: true, serie: 4 },
  });
});

test('the limits of a group may not be reversed', () => {
  const group = { sailing: 5, min_rating: '0.986', max_rating: '0.985' };
  const reversed = { min_rating: ['Det lägsta SRS-talet får inte vara högre än det högsta.'] };
  expect(fieldErrors(startGroupSchema, group)).toEqual({ errors: reversed });
  expect(fieldErrors(startGroupSchema, { ...group, min_rating: 'snabb' })).toEqual({
    errors: { min_rating: ['Ett giltigt nummer krävs.'] },
  });
  expect(fieldErrors(startGroupSchema, { ...group, min_rating: '' })).toEqual({
    value: { sailing: 5, min_rating: null, max_rating: '0.985' },
  });
});

test("what only the club decides is no part of a sailor's own entry", () => {
  const entry = { sailing: '5', sail_number: 'swe312', start_group: 7, start: '18:45', approved: true };
  expect(fieldErrors(ownEntrySchema, entry)).toEqual({ value: { sailing: 5, sail_number: 'SWE 312' } });
  expect(fieldErrors(competitorSchema, entry)).toEqual({
    value: { sailing: 5, sail_number: 'SWE 312', start_group: 7, start: '18:45:00', approved: true },
  });
});

const move = (competitor: unknown) => ({ competitor, start_group: null });
test.each<[unknown, string]>([
  [undefined, MISSING],
  ['x', 'Förväntade en lista med element men fick typen "str".'],
  [[], 'Den här listan får inte vara tom.'],
  [Array.from({ length: 501 }, (_, index) => move(index + 1)), 'Se till att detta fält inte har fler än 500 element.'],
  [[move(1), { competitor: 2 }], MISSING],
  [[move(1), move('två')], 'Felaktig typ. Förväntade pk-värde, fick str.'],
  [[move(1), 7], 'Ogiltig data. Förväntade en dictionary, men fick int.'],
  [[move(1), move('1')], 'Samma deltagare får bara flyttas en gång i samma anrop.'],
])('moves %#', (moves, sentence) => {
  expect(fieldErrors(moveSchema, { moves })).toEqual({ errors: { moves: [sentence] } });
});

test('moves keep their order and their versions', () => {
  const moves = [{ competitor: '2', start_group: '', version: '12' }, move(1)];
  expect(fieldErrors(moveSchema, { moves })).toEqual({
    value: { moves: [{ competitor: 2, start_group: null, version: 12 }, move(1)] },
  });
});
