import { describeEachEngine } from '../../testing/engines';
import { newBoat, newGroup, newSailing } from '../../testing/fleet';
import { peopleIn, type People } from '../../testing/people';

const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
const filePart = (field: string, filename: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n${content}\r\n--x--\r\n`;
const textPart = (field: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${content}\r\n--x--\r\n`;

interface Ids {
  sailing: number;
  group: number;
  boat: number;
}

interface Row {
  text: string;
  field: string;
  method: 'POST' | 'PATCH';
  url: (ids: Ids) => string;
  body: object | string;
  headers?: Record<string, string>;
}

const to =
  (method: Row['method'], url: Row['url']) =>
  (field: string, value: unknown, text: string): Row => ({ text, field, method, url, body: { [field]: value } });

const ofSailing = to('PATCH', ({ sailing }) => `/api/sailings/${sailing}/`);
const ofClub = to('PATCH', () => '/api/clubs/exempel-ss/');
const ofGroup = to('PATCH', ({ group }) => `/api/start-groups/${group}/`);
const ofBoat = to('PATCH', ({ boat }) => `/api/competitors/${boat}/`);
const ofFinish = to('PATCH', ({ boat }) => `/api/competitors/${boat}/update-elapsed-time/`);
const ofMoves = to('POST', ({ sailing }) => `/api/sailings/${sailing}/move-competitors/`);
const ofFeedback = to('POST', () => '/api/feedback/');
const ofUser = to('POST', () => '/auth/users/');
const ofLogo = (body: string, text: string): Row => ({
  text,
  field: 'logo',
  method: 'PATCH',
  url: () => '/api/clubs/exempel-ss/',
  body,
  headers: FORM,
});

/** What may be reported about a value, with the exact sentences. */
const ROWS: Row[] = [
  ofFeedback('message', undefined, 'Det här fältet är obligatoriskt.'),
  ofSailing('name', null, 'Det här fältet får inte vara null.'),
  ofSailing('name', ' ', 'Det här fältet får inte vara blankt.'),
  ofSailing('name', ['x'], 'Inte en giltig textsträng.'),
  ofSailing('name', 'a\0', 'Null-tecken är inte tillåtna.'),
  ofSailing('name', 'x'.repeat(101), 'Se till att detta fält inte har fler än 100 tecken.'),
  ofSailing('registration_open', 'kanske', 'Måste vara sant eller falskt.'),
  ofUser('email', 'anna', 'Ange en giltig e-postadress.'),
  ofClub('website', 'exempel', 'Ange en giltig URL.'),
  ofBoat('crew_count', 'tre', 'Ett giltigt heltal krävs.'),
  ofBoat('crew_count', 31, 'Se till att detta värde är mindre än eller lika med 30.'),
  ofBoat('crew_count', 0, 'Se till att detta värde är större än eller lika med 1.'),
  ofBoat('crew_count', '9'.repeat(1001), 'Textvärdet är för långt.'),
  ofFinish('score_points', '1,5', 'Ett giltigt nummer krävs.'),
  ofFinish('score_points', '12345.6', 'Se till att det inte finns fler än totalt 5 siffror.'),
  ofFinish('score_points', '1.55', 'Se till att det inte finns fler än 1 decimaler.'),
  ofFinish('score_points', '12345', 'Se till att det inte finns fler än 4 siffror före decimalpunkten.'),
  ofSailing('start_date', '4 juni', 'Datumet har fel format. Använd ett av dessa format istället: YYYY-MM-DD.'),
  ofSailing('start_date', '2026-06-04T18:30', 'Förväntade ett datum men fick en datumtid.'),
  ofSailing('start_time', '24:00', 'Tiden har fel format. Använd ett av dessa format istället: hh:mm[:ss[.uuuuuu]].'),
  ofGroup(
    'custom_start_datetime',
    'sen',
    'Datumtiden har fel format. Använd ett av dessa format istället: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].',
  ),
  ofGroup('custom_start_datetime', '2026-06-04', 'Förväntade en datumtid men fick ett datum.'),
  ofGroup('custom_start_datetime', '2026-03-29T02:30', 'Ogiltig datumtid för tidszonen "Europe/Stockholm".'),
  ofFinish(
    'elapsed_time',
    'länge',
    'Perioden har fel format. Använd ett av dessa format istället: [DD] [HH:[MM:]]ss[.uuuuuu].',
  ),
  ofFinish('elapsed_time', '999999999999 00:00:00', 'Antalet dagar måste vara mellan -100000000 och 100000000.'),
  ofSailing('start_type', 'flygande', '"flygande" är inte ett giltigt val.'),
  ofFeedback('subject', '', '"" är inte ett giltigt val.'),
  ofMoves('moves', 'x', 'Förväntade en lista med element men fick typen "str".'),
  ofMoves('moves', [], 'Den här listan får inte vara tom.'),
  ofMoves(
    'moves',
    Array.from({ length: 501 }, () => ({})),
    'Se till att detta fält inte har fler än 500 element.',
  ),
  ofBoat('boat_model', 9999, 'Ogiltigt pk "9999" - Objektet finns inte.'),
  ofBoat('boat_model', { id: 1 }, 'Felaktig typ. Förväntade pk-värde, fick dict.'),
  ofLogo(
    textPart('logo', 'http://localhost/logo.png'),
    'Den skickade informationen var inte en fil. Kontrollera formulärets kodningstyp.',
  ),
  ofLogo(filePart('logo', 'logo.png', ''), 'Den skickade filen var tom.'),
  ofLogo(
    filePart('logo', `${'x'.repeat(100)}.png`, 'x'),
    'Se till att det här filnamnet har högst 100 tecken (det har 104).',
  ),
  ofLogo(filePart('logo', 'logo.svg', '<svg/>'), 'Filändelsen “svg” är inte giltig. Giltiga filändelser är: '),
  ofLogo(
    filePart('logo', 'logo.png', 'ingen bild'),
    'Ladda upp en giltig bild. Filen du laddade upp var antingen inte en bild eller en skadad bild.',
  ),
  ofBoat('sail_number', 'SWED 1', 'Ange ett giltigt segelnummer, till exempel SWE 312.'),
  ofBoat('rating', '3.1', 'Ange ett SRS-tal mellan 0,300 och 2,500.'),
];

describeEachEngine('of a value that is wrong', (makeApp) => {
  let people: People;
  let ids: Ids;
  beforeAll(async () => {
    people = await peopleIn(await makeApp());
    const { id: sailing } = await newSailing(people.official);
    const { id: group } = await newGroup(people.official, sailing);
    const { id: boat } = await newBoat(people.official, sailing);
    ids = { sailing, group, boat };
  });

  test.each(ROWS)('it is said: $text', async ({ text, field, method, url, body, headers }) => {
    const reply = await people.official(method, url(ids), body, headers);

    expect(reply.statusCode).toBe(400);
    expect(reply.json<Record<string, unknown>>()[field]).toEqual([expect.stringContaining(text)]);
  });
});
