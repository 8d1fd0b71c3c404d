import type { BoatModel } from '../../contract/boats';
import { readMailText } from './mailText';
import { modelsByKey } from './nameKeys';

const model = (id: number, name: string): BoatModel => ({
  ...{ id, name, kind: 'monohull', srs: '0.838', srs_year: 2026, is_current: true },
  ...{ srs_no_flying: null, srs_shorthanded: null, srs_shorthanded_no_flying: null },
});
const MODELS = modelsByKey([model(1, 'IF-båt'), model(2, 'Albin Express'), model(3, '606')]);

/** What is read of a line, by the headings. */
function boatIn(line: string): Record<string, string> | null {
  const [headings, boat] = readMailText(line, MODELS);
  if (!headings || !boat) return null;
  const said = headings.cells.map((heading, index): [string, string] => [heading, boat.cells[index] ?? '']);
  return Object.fromEntries(said.filter(([, value]) => value !== ''));
}

const BRIS = { Segelnummer: 'SWE 123', Båtnamn: 'Bris', Båttyp: 'IF', Rorsman: 'Anna Ek', SRS: '0,843' };

test.each([
  ['SWE 123, Bris, IF, Anna Ek, SRS 0,843', BRIS],
  ['SWE 123,Bris,IF,Anna Ek,0,843', BRIS],
  ['SWE 123 - Bris - IF - Anna Ek - SRS 0,843', BRIS],
  ['SWE 123 – Bris – IF – Anna Ek – SRS 0,843', BRIS],
  ['SWE 123 Bris IF Anna Ek 0,843', BRIS],
  ['> 2. SWE 123: Bris, IF, rorsman Anna Ek (SRS 0,843)', BRIS],
  ['- SWE 123, Anna Ek, Bris, SRS: 0,843, IF', BRIS],
  ['SWE 123, Bris, IF, Anna Ek, SRS 843', { ...BRIS, SRS: '843' }],
  ['123, Bris, IF, Anna Ek, 0.843', { ...BRIS, Segelnummer: '123', SRS: '0.843' }],
  [
    'swe123 Bris Albin Express Anna Ek',
    { Segelnummer: 'swe123', Båtnamn: 'Bris', Båttyp: 'Albin Express', Rorsman: 'Anna Ek' },
  ],
  [
    'SWE-87 Snabbfot 606 Johan Forsberg',
    { Segelnummer: 'SWE-87', Båtnamn: 'Snabbfot', Båttyp: '606', Rorsman: 'Johan Forsberg' },
  ],
  [
    'SWE 367 Ilona First 36.7 Petra Palm 1,034',
    { Segelnummer: 'SWE 367', Båtnamn: 'Ilona', Båttyp: 'First 36.7', Rorsman: 'Petra Palm', SRS: '1,034' },
  ],
  ['SWE 8, Bo Ek', { Segelnummer: 'SWE 8', Rorsman: 'Bo Ek' }],
  [
    'SWE 9, Vita Frun, IF, Eva Lind, Nils Ek, Åsa Öberg, ESS',
    {
      ...{ Segelnummer: 'SWE 9', Båtnamn: 'Vita Frun', Båttyp: 'IF', Rorsman: 'Eva Lind' },
      ...{ Besättning: 'Nils Ek, Åsa Öberg', Klubb: 'ESS' },
    },
  ],
  [
    'SWE 10, Måsen, Dehler 34, Bo Ek, bo.ek@exempel.se, 070-123 45 67',
    {
      ...{ Segelnummer: 'SWE 10', Båtnamn: 'Måsen', Båttyp: 'Dehler 34', Rorsman: 'Bo Ek' },
      ...{ 'E-post': 'bo.ek@exempel.se', Telefon: '070-123 45 67' },
    },
  ],
  ['SWE 11 Trygg', { Segelnummer: 'SWE 11', Båtnamn: 'Trygg' }],
])('%s is a boat', (line, boat) => {
  expect(boatIn(line)).toEqual(boat);
});

test.each([
  'Hej!',
  'Vi är 12 båtar, och alla kommer',
  '12 juni, vi ses vid bryggan, Anna',
  '18-19 juni - Regatta - Grannviken',
  'SWE 123 kan inte komma på torsdag',
  'SWE 8;Bo Ek',
  'Mvh, Anna Ek, 070-123 45 67',
  '',
])('%s is none', (line) => {
  expect(boatIn(line)).toBeNull();
});

test('the boats keep the numbers of their lines, and only columns with something in them are told', () => {
  const mail = 'Hej!\n\nVi kommer:\r\nSWE 8, Bo Ek\n\nSWE 9, Eva Lind\n\nHälsningar\nBo';
  expect(readMailText(mail, MODELS)).toEqual([
    { number: 0, cells: ['Segelnummer', 'Rorsman'] },
    { number: 4, cells: ['SWE 8', 'Bo Ek'] },
    { number: 6, cells: ['SWE 9', 'Eva Lind'] },
  ]);
  expect(readMailText('Hej!\nVi hörs.', MODELS)).toEqual([]);
});
