import { describeEachEngine } from '../../testing/engines';
import { newBoat, newGroup, newSailing, newSerie } from '../../testing/fleet';
import { peopleIn, type People } from '../../testing/people';
import { aCourseRecord } from '../../testing/records';
import { asForm, asJson, asMultipart, type WireBody } from '../../testing/wire';

const ENCODINGS: [string, (fields: Record<string, string>) => WireBody][] = [
  ['JSON', asJson],
  ['a form', asForm],
  ['a multipart form', asMultipart],
];

type Place = 'sailing' | 'group' | 'boat' | 'finish';
type Ids = Record<'serie' | 'course', number>;
/** Text as it is sent, and what the answer has then; {400} is the sentence that it is refused with. */
type Row = [place: Place, field: string, sent: string | ((ids: Ids) => string), read: unknown];

const refused = (text: string) => ({ 400: text });
const NOT_PK = 'Felaktig typ. Förväntade pk-värde, fick str.';
const NOT_FLAG = 'Måste vara sant eller falskt.';

const ROWS: Row[] = [
  ['sailing', 'name', '  Åskväder 1 ', 'Åskväder 1'],
  ['sailing', 'name', 'null', 'null'],
  ['sailing', 'description', ' ', ''],
  ['sailing', 'race_weight', ' 3 ', 3],
  ['sailing', 'race_weight', '2.0', 2],
  ['sailing', 'race_weight', '1.5', refused('Ett giltigt heltal krävs.')],
  ['sailing', 'race_weight', '', refused('Ett giltigt heltal krävs.')],
  ['sailing', 'entry_approval', 'T', true],
  ['sailing', 'entry_approval', 'off', false],
  ['sailing', 'entry_approval', 'YES', true],
  ['sailing', 'entry_approval', '0', false],
  ['sailing', 'entry_approval', '', refused(NOT_FLAG)],
  ['sailing', 'entry_approval', 'null', refused(NOT_FLAG)],
  ['group', 'min_rating', '001.1', '1.100'],
  ['group', 'min_rating', ' 1e0 ', '1.000'],
  ['group', 'min_rating', '', null],
  ['group', 'min_rating', '1,1', refused('Ett giltigt nummer krävs.')],
  ['sailing', 'start_date', '2026-6-5', '2026-06-05'],
  ['sailing', 'start_date', '', refused('Datumet har fel format. Använd ett av dessa format istället: YYYY-MM-DD.')],
  ['sailing', 'start_time', '7:05', '07:05:00'],
  ['sailing', 'start_time', '18:30:15.5', '18:30:15.500000'],
  ['sailing', 'start_time', '', null],
  ['sailing', 'registration_deadline', '2026-06-04 18:30', '2026-06-04T18:30:00+02:00'],
  ['sailing', 'registration_deadline', '2026-12-04T17:30:00Z', '2026-12-04T18:30:00+01:00'],
  ['sailing', 'registration_deadline', '2026-10-25T02:30', '2026-10-25T02:30:00+02:00'],
  ['sailing', 'registration_deadline', '2026-10-25T02:30+01:00', '2026-10-25T02:30:00+01:00'],
  [
    'sailing',
    'registration_deadline',
    '2026-03-29T02:30',
    refused('Ogiltig datumtid för tidszonen "Europe/Stockholm".'),
  ],
  ['sailing', 'registration_deadline', '', null],
  ['finish', 'elapsed_time', '3600', '01:00:00'],
  ['finish', 'elapsed_time', '1:2:3', '01:02:03'],
  ['finish', 'elapsed_time', '26:03:04', '1 02:03:04'],
  ['finish', 'elapsed_time', 'PT1H2M3S', '01:02:03'],
  ['finish', 'elapsed_time', 'P1DT2H', '1 02:00:00'],
  ['finish', 'elapsed_time', '-1 23:59:00', refused('Se till att detta värde är större än eller lika med 00:00:00.')],
  ['finish', 'elapsed_time', '', null],
  ['sailing', 'start_type', 'groups', 'groups'],
  ['sailing', 'start_type', 'Groups', refused('"Groups" är inte ett giltigt val.')],
  ['finish', 'score_code', 'DNF', 'DNF'],
  ['finish', 'score_code', '', null],
  ['sailing', 'course', ({ course }) => ` ${course} `, expect.any(Number)],
  ['sailing', 'course', '', null],
  ['sailing', 'course', 'null', refused(NOT_PK)],
  ['sailing', 'serie', ({ serie }) => String(serie), { id: expect.any(Number) as number, name: 'Torsdagsserien' }],
  ['sailing', 'serie', '', null],
  ['sailing', 'serie', 'x', refused(NOT_PK)],
];

/** Values that only JSON can tell from text. */
const JSON_ROWS: [place: Place, field: string, sent: unknown, read: unknown][] = [
  ['sailing', 'name', 312, '312'],
  ['sailing', 'name', true, refused('Inte en giltig textsträng.')],
  ['sailing', 'name', { text: 'x' }, refused('Inte en giltig textsträng.')],
  ['sailing', 'race_weight', 2, 2],
  ['sailing', 'race_weight', true, refused('Ett giltigt heltal krävs.')],
  ['sailing', 'entry_approval', 1, true],
  ['sailing', 'entry_approval', 2, refused(NOT_FLAG)],
  ['sailing', 'entry_approval', [], refused(NOT_FLAG)],
  ['sailing', 'entry_approval', null, refused('Det här fältet får inte vara null.')],
  ['group', 'min_rating', 1.1, '1.100'],
  ['group', 'min_rating', true, refused('Ett giltigt nummer krävs.')],
  ['group', 'min_rating', null, null],
  [
    'sailing',
    'start_date',
    20260604,
    refused('Datumet har fel format. Använd ett av dessa format istället: YYYY-MM-DD.'),
  ],
  [
    'sailing',
    'start_time',
    1830,
    refused('Tiden har fel format. Använd ett av dessa format istället: hh:mm[:ss[.uuuuuu]].'),
  ],
  ['finish', 'elapsed_time', 3600, '01:00:00'],
  ['finish', 'elapsed_time', null, null],
  ['boat', 'boat_model', true, refused('Felaktig typ. Förväntade pk-värde, fick bool.')],
  ['boat', 'boat_model', [], refused('Felaktig typ. Förväntade pk-värde, fick list.')],
];

describeEachEngine('a value', (makeApp) => {
  let people: People;
  let ids: Ids;
  let urls: Record<Place, string>;
  beforeAll(async () => {
    const app = await makeApp();
    people = await peopleIn(app);
    const { id } = await newSailing(people.official);
    const [group, boat] = [await newGroup(people.official, id), await newBoat(people.official, id)];
    ids = { serie: (await newSerie(people.official)).id, course: (await aCourseRecord(app, people.club)).id };
    urls = {
      sailing: `/api/sailings/${id}/`,
      group: `/api/start-groups/${group.id}/`,
      boat: `/api/competitors/${boat.id}/`,
      finish: `/api/competitors/${boat.id}/update-elapsed-time/`,
    };
  });

  async function readAs(place: Place, field: string, { payload, type = '' }: WireBody): Promise<unknown> {
    const reply = await people.official('PATCH', urls[place], payload, { 'content-type': type });
    const value = reply.json<Record<string, unknown>>()[field];
    return reply.statusCode === 200 ? value : { [reply.statusCode]: Array.isArray(value) ? value[0] : value };
  }

  describe.each(ENCODINGS)('in %s', (_name, encode) => {
    test.each(ROWS)('%s.%s %j', async (place, field, sent, read) => {
      const text = typeof sent === 'string' ? sent : sent(ids);
      expect(await readAs(place, field, encode({ [field]: text }))).toEqual(read);
    });

    test('that is left out stays, boxes and choices too', async () => {
      const set = {
        name: 'Torsdag 3',
        start_date: '2026-06-04',
        registration_open: 'true',
        self_reporting: 'true',
        start_type: 'groups',
      };
      const put = async (fields: Record<string, string>) => {
        const { payload, type = '' } = encode(fields);
        return (await people.official('PUT', urls.sailing, payload, { 'content-type': type })).json<object>();
      };
      await put(set);
      expect(await put({ name: 'Torsdag 4', start_date: '2026-06-11' })).toMatchObject({
        name: 'Torsdag 4',
        registration_open: true,
        self_reporting: true,
        start_type: 'groups',
      });
    });
  });

  test.each(JSON_ROWS)('in JSON alone: %s.%s %j', async (place, field, sent, read) => {
    expect(await readAs(place, field, asJson({ [field]: sent }))).toEqual(read);
  });
});
