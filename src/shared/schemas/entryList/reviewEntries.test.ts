import type { BoatModel } from '../../contract/boats';
import { readHtmlTable } from '../../domain/entryList/htmlTable';
import { modelsByKey } from '../../domain/entryList/nameKeys';
import { reviewEntries, type Review, type ReviewOptions } from './reviewEntries';

const model = (id: number, name: string, srs: string): BoatModel => ({
  id,
  name,
  kind: 'monohull',
  srs,
  srs_no_flying: '0.801',
  srs_shorthanded: null,
  srs_shorthanded_no_flying: null,
  srs_year: 2026,
  is_current: true,
});

const MODELS = modelsByKey([model(9, 'IF-båt', '0.838'), model(10, 'Maxi 77', '0.843')]);

function reviewOf(text: string, options: Partial<ReviewOptions> = {}): Review {
  const rows = text
    .trim()
    .split('\n')
    .map((line, index) => ({ number: index + 1, cells: line.trim().split(';') }));
  const review = reviewEntries(rows, { models: MODELS, competitors: [], ...options });
  if (!review) throw new Error('The list is empty.');
  return review;
}

const warningsOf = ({ entries }: Review) => entries.map(({ draft }) => draft.warnings);
const fieldsOf = ({ entries }: Review) => entries.map(({ draft }) => draft.fields);

test('what somebody ought to look at is said and stops nothing', () => {
  const review = reviewOf(`
    Segelnr;Båt;Typ;Rorsman;SRS;Mobil
    SWE 23;Bekväma;IF;Erik Hedlund;0,838;070
    SWE 367;Ilona;First 36.7;Petra Palm;1,034;
    SWE 87;Snabbfot;maxi-77;Johan Forsberg;917;
    ;Solskenet;;Nils Åkesson;0,819;
    SWE 1002;Jolanta;Maxi 77;Erik Westin;;
    FIN 219;Aallotar;;Kaj Nyman;;`);
  expect(warningsOf(review)).toEqual([
    [],
    ['Typen First 36.7 finns inte i tabellen och sparas som den är skriven.'],
    ['917 är läst som 0,917.'],
    ['Segelnummer saknas.'],
    ['SRS 0,843 är hämtat ur tabellen.'],
    ['SRS-tal saknas.'],
  ]);
  expect(review.entries.every(({ problems }) => problems.length === 0)).toBe(true);
  expect(fieldsOf(review)).toMatchObject([
    { boat_model: 9, rating: '0.838', rating_type: 'srs' },
    { boat_model: null, rating: '1.034', rating_type: 'custom' },
    { boat_model: 10, rating: '0.917', base_rating: '0.917', rating_type: 'custom' },
    { sail_number: '', rating: '0.819' },
    { rating: '0.843', base_rating: '0.843', rating_type: 'srs' },
    { sail_number: 'FIN 219', rating: null, rating_type: 'srs' },
  ]);
});

test('a column may say which of the SRS numbers it is', () => {
  const review = reviewOf(`
    Segelnr;Typ;Rorsman;SRS;SRS-typ
    1;IF;A;;SRS utan flygande segel
    2;IF;B;0,802;srs_no_flying`);
  expect(fieldsOf(review)).toMatchObject([
    { rating: '0.801', base_rating: '0.838', rating_type: 'srs_no_flying' },
    { rating: '0.802', base_rating: '0.838', rating_type: 'srs_no_flying' },
  ]);
});

test('problems name the field that the list has for them', () => {
  const review = reviewOf(`
    Segelnr;Förnamn;Efternamn;SRS;Antal ombord
    SWE;Bo;Ek;0,873;2
    2;;;0,873;
    3;Eva;Lind;87;31
    4;Nils;Ek;0,9;2;för mycket`);
  expect(review.entries.map(({ problems }) => problems.map(({ field }) => field))).toEqual([
    ['sail_number'],
    ['first_name'],
    ['crew_count', 'rating'],
    ['non_field_errors'],
  ]);
});

test('a boat that is entered, or stands above, is a duplicate; a line that is left out is not', () => {
  const text = `
    Segelnr;Rorsman
    SWE 57;A
    58;B
    SWE 058;C
    219;D`;
  const competitors = [{ id: 71, sail_number: 'SWE 219' }];
  const duplicates = (skip: number[]) =>
    reviewOf(text, { competitors, skip: new Set(skip) }).entries.map(({ duplicateOf }) => duplicateOf);
  expect(duplicates([])).toEqual([null, null, { line: 3 }, { competitor: 71 }]);
  expect(duplicates([3])).toEqual([null, null, null, { competitor: 71 }]);
});

test('a copied page: a title, rows of crew with names alone, and a second table with other headings', () => {
  const rows = readHtmlTable(`
    <table><tr><td>Anmälda till Onsdagscupen</td></tr></table>
    <table><tr><th>Klass</th><th>Segelnummer</th><th>Förnamn</th><th>Efternamn</th><th>Klubb</th></tr>
    <tr><td>SRS</td><td>SWE 312</td><td>Sara</td><td>Seglare</td><td>ESS</td></tr>
    <tr><td></td><td></td><td>Nils</td><td>Ek</td><td>ESS</td></tr>
    <tr><td></td><td></td><td>Åsa</td><td>Öberg</td><td></td></tr>
    <tr><td>SRS</td><td>SWE 57</td><td>Bo</td><td>Ek</td><td></td></tr></table>
    <table><tr><th>Segelnummer</th><th>Rorsman</th><th>Båtnamn</th></tr>
    <tr><td>SWE 7</td><td>Eva Lind</td><td>Nana</td></tr></table>`);
  const review = reviewEntries(rows, { models: MODELS, competitors: [] });
  expect(review?.entries.map(({ draft }) => draft)).toMatchObject([
    {
      row: 3,
      raceClass: 'SRS',
      fields: { skipper_name: 'Sara Seglare', crew_names: 'Nils Ek, Åsa Öberg', crew_count: 3, club_name: 'ESS' },
      warnings: ['Nils Ek är läst som besättning.', 'Åsa Öberg är läst som besättning.'],
    },
    { row: 6, fields: { sail_number: 'SWE 57', skipper_name: 'Bo Ek', crew_names: '', crew_count: 1 } },
    { row: 8, fields: { sail_number: 'SWE 7', skipper_name: 'Eva Lind', boat_name: 'Nana' } },
  ]);
  expect(review?.columns.columns.map(({ heading }) => heading)).toEqual([
    'Klass',
    'Segelnummer',
    'Förnamn',
    'Efternamn',
    'Klubb',
    'Rorsman',
    'Båtnamn',
  ]);
});

test('boats without number and name are no crew of each other', () => {
  expect(reviewOf('Rorsman;Klubb\nA;\nB;').entries).toHaveLength(2);
  expect(reviewOf('Segelnr;Rorsman\n;A\n;B').entries).toHaveLength(2);
});

test('a list without headings is told from one with them, and none at all from both', () => {
  expect(reviewOf('SWE 23;Bekväma;Comfort 30;Erik').areHeadings).toBe(false);
  expect(reviewOf('Segelnr;Rorsman\n1;A').areHeadings).toBe(true);
  expect(reviewEntries([{ number: 1, cells: [' '] }], { models: MODELS, competitors: [] })).toBeNull();
});
