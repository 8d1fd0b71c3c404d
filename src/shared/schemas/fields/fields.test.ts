import fc from 'fast-check';
import { object } from 'yup';
import type { Schema } from 'yup';
import { fieldErrors } from './validate';
import { choice, flag, relation, relationOrObject } from './choice';
import { required } from './field';
import { decimal, integer } from './number';
import { rating, sailNumber } from './boat';
import { date, datetime, datetimeOrTime, duration, time } from './temporal';
import { email, text } from './text';

/** What the field makes of one value: the value itself, or the sentences. */
function read(schema: Schema, raw: unknown): unknown {
  const result = fieldErrors(object({ field: schema }), { field: raw });
  return 'value' in result ? result.value['field'] : result.errors['field'];
}

const bad = (...sentences: string[]) => sentences;

const name = () => text({ min: 2, max: 5 });
test.each<[Schema, unknown, unknown]>([
  [name(), '  Anna ', 'Anna'],
  [name(), 12, '12'],
  [name(), 'Åsa🙂', 'Åsa🙂'],
  [name(), ' ', bad('Det här fältet får inte vara blankt.')],
  [name(), '\u200b', bad('Det här fältet får inte vara blankt.')],
  [name(), '\u200d\u2060', bad('Det här fältet får inte vara blankt.')],
  [name(), 'A\r\nB', 'A B'],
  [name(), 'A\u2028B\u0007', 'A B'],
  [name(), '\u202eAnna', 'Anna'],
  [name(), '👩\u200d✈', '👩\u200d✈'],
  [text({ max: 9, kind: 'lines' }), 'A\r\nB\u0007\u202e', 'A\nB'],
  [text({ max: 9, kind: 'exact' }), 'A\r\nB\u202e', 'A\r\nB\u202e'],
  [name(), 'A', bad('Se till att detta fält har minst 2 tecken.')],
  [name(), 'Annika', bad('Se till att detta fält inte har fler än 5 tecken.')],
  [name(), 'Annika\0', bad('Se till att detta fält inte har fler än 5 tecken.', 'Null-tecken är inte tillåtna.')],
  [name(), 'A\ud800', bad('Texten innehåller ett ogiltigt tecken. Ta bort det och försök igen.')],
  [name(), true, bad('Inte en giltig textsträng.')],
  [name(), ['Anna'], bad('Inte en giltig textsträng.')],
  [name(), { problem: 'eget' }, bad('Inte en giltig textsträng.')],
  [name(), null, bad('Det här fältet får inte vara null.')],
  [name().nullable(), ' ', null],
  [text({ min: 0, max: 5 }), '  ', ''],
])('text %#: %j', (schema, raw, expected) => {
  expect(read(schema, raw)).toEqual(expected);
});

const notEmail = bad('Ange en giltig e-postadress.');
test.each<[unknown, unknown]>([
  [' anna@exempel.se ', 'anna@exempel.se'],
  ['o.brien+segling@båtklubben.se', 'o.brien+segling@båtklubben.se'],
  ['anna@exempel', notEmail],
  ['åsa@exempel.se', notEmail],
  ['anna.@exempel.se', notEmail],
  ['anna@@exempel.se', notEmail],
  ['@exempel.se', notEmail],
  [`${'a'.repeat(250)}@exempel.se`, bad('Se till att detta fält inte har fler än 254 tecken.')],
])('e-mail %j', (raw, expected) => {
  expect(read(email(), raw)).toEqual(expected);
});

const notWhole = bad('Ett giltigt heltal krävs.');
test.each<[unknown, unknown]>([
  [2, 2],
  ['2', 2],
  ['2.0', 2],
  [' 3 ', 3],
  [1.5, notWhole],
  ['', notWhole],
  [true, notWhole],
  [[2], notWhole],
  [31, bad('Se till att detta värde är mindre än eller lika med 30.')],
  [0, bad('Se till att detta värde är större än eller lika med 1.')],
  ['9'.repeat(1001), bad('Textvärdet är för långt.')],
])('integer %j', (raw, expected) => {
  expect(read(integer({ min: 1, max: 30 }), raw)).toEqual(expected);
});

const notFlag = bad('Måste vara sant eller falskt.');
test.each<[unknown, unknown]>([
  [true, true],
  [0, false],
  ['TRUE', true],
  ['on', true],
  ['Y', true],
  ['f', false],
  ['No', false],
  ['', notFlag],
  [2, notFlag],
  [[], notFlag],
  [null, bad('Det här fältet får inte vara null.')],
])('flag %j', (raw, expected) => {
  expect(read(flag(), raw)).toEqual(expected);
});

const points = () => decimal({ digits: 4, places: 3, min: '0.000', max: '2.500' });
const notNumber = bad('Ett giltigt nummer krävs.');
test.each<[Schema, unknown, unknown]>([
  [points(), '1.1', '1.100'],
  [points(), 1.1, '1.100'],
  [points(), '1e0', '1.000'],
  [points(), '001.1', '1.100'],
  [points(), ' 1.1 ', '1.100'],
  [points(), '-0', '0.000'],
  [points(), '1,1', notNumber],
  [points(), 'NaN', notNumber],
  [points(), true, notNumber],
  [points(), '', notNumber],
  [points().nullable(), '', null],
  [points(), '1.0005', bad('Se till att det inte finns fler än totalt 4 siffror.')],
  [points(), '.0005', bad('Se till att det inte finns fler än 3 decimaler.')],
  [points(), '12.5', bad('Se till att det inte finns fler än 1 siffror före decimalpunkten.')],
  [points(), '2.501', bad('Se till att detta värde är mindre än eller lika med 2.500.')],
  [points(), '-0.1', bad('Se till att detta värde är större än eller lika med 0.000.')],
])('decimal %#: %j', (schema, raw, expected) => {
  expect(read(schema, raw)).toEqual(expected);
});

const notRating = bad('Ange ett SRS-tal mellan 0,300 och 2,500.');
test.each<[unknown, unknown]>([
  ['0.3', '0.300'],
  [2.5, '2.500'],
  ['0.299', notRating],
  ['2.501', notRating],
  ['0.84555', notRating],
  ['snabb', notRating],
  ['', null],
])('SRS number %j', (raw, expected) => {
  expect(read(rating().nullable(), raw)).toEqual(expected);
});

const wrongDate = bad('Datumet har fel format. Använd ett av dessa format istället: YYYY-MM-DD.');
const wrongTime = bad('Tiden har fel format. Använd ett av dessa format istället: hh:mm[:ss[.uuuuuu]].');
const wrongDatetime = bad(
  'Datumtiden har fel format. Använd ett av dessa format istället: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].',
);
const wrongDuration = bad('Perioden har fel format. Använd ett av dessa format istället: [DD] [HH:[MM:]]ss[.uuuuuu].');
test.each<[Schema, unknown, unknown]>([
  [date(), '2026-6-4', '2026-06-04'],
  [date(), '', wrongDate],
  [date(), 20260604, wrongDate],
  [date(), '2026-06-04T18:30', bad('Förväntade ett datum men fick en datumtid.')],
  [date(), '1899-12-31', bad('Se till att detta värde är större än eller lika med 1900-01-01.')],
  [date(), '2101-01-01', bad('Se till att detta värde är mindre än eller lika med 2100-12-31.')],
  [time(), '7:05', '07:05:00'],
  [time(), '24:00', wrongTime],
  [time(), 1830, wrongTime],
  [time().nullable(), '', null],
  [datetime(), '2026-06-04 18:30', '2026-06-04T18:30:00+02:00'],
  [datetime(), '2026-06-04T16:30:00Z', '2026-06-04T18:30:00+02:00'],
  [datetime(), '2026-06-04', bad('Förväntade en datumtid men fick ett datum.')],
  [datetime(), '2026-03-29T02:30', bad('Ogiltig datumtid för tidszonen "Europe/Stockholm".')],
  [datetime(), 1780590600, wrongDatetime],
  [datetimeOrTime(), '18:45', '18:45:00'],
  [datetimeOrTime(), '2026-06-04T18:45', '2026-06-04T18:45:00+02:00'],
  [datetimeOrTime(), 'sen', wrongDatetime],
  [duration(), 3600, '01:00:00'],
  [duration(), '1 02:03:04', '1 02:03:04'],
  [duration().nullable(), '', null],
  [duration(), 'länge', wrongDuration],
  [duration(), '100000000 00:00:00', '100000000 00:00:00'],
  [duration(), '100000000 00:00:01', bad('Antalet dagar måste vara mellan -100000000 och 100000000.')],
  [duration(), '9'.repeat(400), bad('Antalet dagar måste vara mellan -100000000 och 100000000.')],
  [duration(), true, wrongDuration],
])('time %#: %j', (schema, raw, expected) => {
  expect(read(schema, raw)).toEqual(expected);
});

const codes = () => choice(['DNF', 'DNS']);
test.each<[Schema, unknown, unknown]>([
  [codes(), 'DNF', 'DNF'],
  [codes(), 'dnf', bad('"dnf" är inte ett giltigt val.')],
  [codes(), '', bad('"" är inte ett giltigt val.')],
  [codes().nullable(), '', null],
  [codes(), ['DNF'], bad('"["DNF"]" är inte ett giltigt val.')],
  [relation(), 7, 7],
  [relation(), ' 7 ', 7],
  [relation(), 'x', bad('Felaktig typ. Förväntade pk-värde, fick str.')],
  [relation(), [1], bad('Felaktig typ. Förväntade pk-värde, fick list.')],
  [relation(), true, bad('Felaktig typ. Förväntade pk-värde, fick bool.')],
  [relation(), { id: 7 }, bad('Felaktig typ. Förväntade pk-värde, fick dict.')],
  [relation(), 0, bad('Ogiltigt pk "0" - Objektet finns inte.')],
  [relation(), 99999999999, bad('Ogiltigt pk "99999999999" - Objektet finns inte.')],
  [relation().nullable(), '', null],
  [relationOrObject(), { id: 7, name: 'Torsdagsserien' }, 7],
  [relationOrObject(), { name: 'Torsdagsserien' }, bad('Felaktig typ. Förväntade pk-värde, fick dict.')],
  [sailNumber(), 'swe312', 'SWE 312'],
  [sailNumber(), 57, '57'],
  [sailNumber(), '', ''],
  [sailNumber(), 'SWED 1', bad('Ange ett giltigt segelnummer, till exempel SWE 312.')],
])('choices and references %#: %j', (schema, raw, expected) => {
  expect(read(schema, raw)).toEqual(expected);
});

test('a required field that is left out says so, and only when the whole object is sent', () => {
  const schema = object({ name: required(name()), age: integer({ max: 130 }) });
  expect(fieldErrors(schema, {})).toEqual({ errors: { name: ['Det här fältet är obligatoriskt.'] } });
  expect(fieldErrors(schema, { age: 3 }, { partial: true })).toEqual({ value: { age: 3 } });
});

test('one line of text never holds what breaks it or what nobody sees, and is never blank to the eye', () => {
  const unseen = fc.constantFrom(...'\u0001\t\n\r\u0085\u00ad\u200b\u200d\u200e\u202e\u2028\u2029\u2066\ufeff');
  const anything = fc.string({ unit: fc.oneof(unseen, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })) });
  fc.assert(
    fc.property(anything, (raw) => {
      const line = read(text({ min: 1, max: 10_000 }), raw);
      if (typeof line !== 'string') return;
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(line.replaceAll('\u200d', '')).not.toMatch(/\p{Cf}/u);
      expect(line.replace(/[\s\u200d]/g, '')).not.toBe('');
    }),
  );
});
