import { describeEachEngine } from '../../testing/engines';
import { newBoat, newClass, newGroup, newSailing, newSerie } from '../../testing/fleet';
import { peopleIn, type Call, type People } from '../../testing/people';
import { aCourseRecord } from '../../testing/records';
import type { TestApp } from '../../testing/testApp';
import { actionOf } from '../openapi/actions';

const KINDS = [
  'clubs',
  'sailors',
  'boats',
  'courses',
  'series',
  'sailings',
  'start-groups',
  'race-classes',
  'competitors',
  'users',
] as const;
type Kind = (typeof KINDS)[number];

/** Texts of each kind of object: the fewest and the most characters. */
const TEXTS: [Kind, string, min: 0 | 1, max: number][] = [
  ['clubs', 'name', 1, 100],
  ['clubs', 'short_name', 0, 20],
  ['clubs', 'phone', 0, 30],
  ['clubs', 'city', 0, 80],
  ['clubs', 'description', 0, 5000],
  ['users', 'first_name', 0, 50],
  ['users', 'last_name', 0, 50],
  ['sailors', 'first_name', 1, 50],
  ['sailors', 'last_name', 1, 50],
  ['boats', 'name', 0, 50],
  ['boats', 'certificate_number', 0, 50],
  ['courses', 'name', 1, 100],
  ['courses', 'description', 0, 5000],
  ['series', 'name', 1, 100],
  ['series', 'description', 0, 5000],
  ['sailings', 'name', 1, 100],
  ['sailings', 'description', 0, 5000],
  ['start-groups', 'name', 0, 50],
  ['race-classes', 'name', 1, 50],
  ['competitors', 'skipper_name', 1, 100],
  ['competitors', 'crew_names', 0, 500],
  ['competitors', 'boat_name', 0, 50],
  ['competitors', 'club_name', 0, 100],
];

const SRS = 'Ange ett SRS-tal mellan 0,300 och 2,500.';
const atMost = (max: number | string) => `Se till att detta värde är mindre än eller lika med ${max}.`;
const atLeast = (min: number | string) => `Se till att detta värde är större än eller lika med ${min}.`;
const PLACES = 'Se till att det inte finns fler än 3 decimaler.';
const noPk = (id: number) => `Ogiltigt pk "${id}" - Objektet finns inte.`;
const noChoice = (value: string) => `"${value}" är inte ett giltigt val.`;

/** The sentence that a value is refused with. */
const refused = (text: string) => ({ 400: text });

/** Other values: as they are sent, and as they are answered. */
const VALUES: [Kind, string, sent: unknown, read: unknown][] = [
  ['clubs', 'website', 'https://exempel-ss.se/', 'https://exempel-ss.se/'],
  ['clubs', 'website', '', ''],
  ['clubs', 'website', 'exempel', refused('Ange en giltig URL.')],
  ['clubs', 'website', 'javascript:alert(1)', refused('Ange en giltig URL.')],
  ['clubs', 'email', 'Kansli@exempel.se', 'Kansli@exempel.se'],
  ['clubs', 'email', '', ''],
  ['clubs', 'email', 'kansli', refused('Ange en giltig e-postadress.')],
  ['clubs', 'default_start_time', '18:30', '18:30:00'],
  ['clubs', 'default_start_time', null, null],
  ['clubs', 'default_start_time', '', null],
  ['clubs', 'self_reporting', false, false],
  ['clubs', 'self_reporting', null, refused('Det här fältet får inte vara null.')],
  ['clubs', 'publish', 'verified', 'verified'],
  ['clubs', 'publish', 'x', refused(noChoice('x'))],
  ['clubs', 'publish_names', 'initials', 'initials'],
  ['clubs', 'publish_names', 'x', refused(noChoice('x'))],
  ['clubs', 'publish_crew', true, true],
  ['clubs', 'publish_indexed', true, true],
  ['sailors', 'hide_name', true, true],
  ['sailors', 'is_minor', true, true],
  ['sailors', 'phone', '070-123 45 67', '070-123 45 67'],
  ['sailors', 'phone', '', null],
  ['sailors', 'phone', null, null],
  ['sailors', 'default_boat', null, null],
  ['sailors', 'default_boat', 9999, refused(noPk(9999))],
  ['sailors', 'club', null, null],
  ['sailors', 'club', '', null],
  ['sailors', 'club', 9999, refused(noPk(9999))],
  ['sailors', 'club', {}, refused('Felaktig typ. Förväntade pk-värde, fick dict.')],
  ['boats', 'sail_number', 'swe312', 'SWE 312'],
  ['boats', 'sail_number', '57', '57'],
  ['boats', 'sail_number', ' gbr  1234 t ', 'GBR 1234T'],
  ['boats', 'sail_number', '', refused('Det här fältet får inte vara blankt.')],
  ['boats', 'sail_number', 'SWED 1', refused('Ange ett giltigt segelnummer, till exempel SWE 312.')],
  ['boats', 'srs', '0.3', '0.300'],
  ['boats', 'srs', 2.5, '2.500'],
  ['boats', 'srs', '', null],
  ['boats', 'srs', '0.299', refused(SRS)],
  ['boats', 'srs', '2.501', refused(SRS)],
  ['boats', 'srs', '1,0', refused(SRS)],
  ['boats', 'certificate_valid_until', '2026-12-31', '2026-12-31'],
  ['boats', 'certificate_valid_until', null, null],
  ['boats', 'boat_model', null, null],
  ['boats', 'boat_model', 9999, refused(noPk(9999))],
  ['series', 'discards', [4, 8], [4, 8]],
  ['series', 'discards', [], []],
  ['series', 'discards', [8, 4], refused('Antalet seglingar ska stiga från steg till steg, till exempel 4, 8.')],
  ['series', 'discards', 7, refused('Förväntade en lista med element men fick typen "int".')],
  ['series', 'dnc_rule', 'starters_plus_1', 'starters_plus_1'],
  ['series', 'dnc_rule', 'x', refused(noChoice('x'))],
  ['series', 'code_points', { DNC: { base: 'fixed', plus: 2 } }, { DNC: { base: 'fixed', plus: 2 } }],
  ['series', 'code_points', {}, {}],
  ['series', 'code_points', { XYZ: {} }, refused(noChoice('XYZ'))],
  ['series', 'quotas', [{ name: 'Vår', until: '2026-07-15', min: 3 }], [{ name: 'Vår', until: '2026-07-15', min: 3 }]],
  ['series', 'quotas', [], []],
  ['series', 'competitor_key', 'skipper', 'skipper'],
  ['series', 'competitor_key', 'sail_number', 'sail_number'],
  ['series', 'competitor_key', 'boat', 'boat'],
  ['series', 'competitor_key', 'bil', refused(noChoice('bil'))],
  ['series', 'min_starters', 1, 1],
  ['series', 'min_starters', '20', 20],
  ['series', 'min_starters', 0, refused(atLeast(1))],
  ['series', 'min_starters', 21, refused(atMost(20))],
  ['series', 'is_published', false, false],
  ['series', 'is_published', 'on', true],
  ['sailings', 'start_date', '1900-01-01', '1900-01-01'],
  ['sailings', 'start_date', '2100-12-31', '2100-12-31'],
  ['sailings', 'start_date', '1899-12-31', refused(atLeast('1900-01-01'))],
  ['sailings', 'start_date', '2101-01-01', refused(atMost('2100-12-31'))],
  ['sailings', 'start_date', null, refused('Det här fältet får inte vara null.')],
  ['sailings', 'start_type', 'individual', 'individual'],
  ['sailings', 'start_type', 'groups', 'groups'],
  ['sailings', 'start_type', 'common', 'common'],
  ['sailings', 'start_type', '', refused(noChoice(''))],
  ['sailings', 'start_type', 'jaktstart', refused(noChoice('jaktstart'))],
  ['sailings', 'result_method', 'elapsed', 'elapsed'],
  ['sailings', 'result_method', 'finish_order', 'finish_order'],
  ['sailings', 'result_method', 'corrected', 'corrected'],
  ['sailings', 'result_method', 'x', refused(noChoice('x'))],
  ['sailings', 'registration_scope', 'club', 'club'],
  ['sailings', 'registration_scope', 'open', 'open'],
  ['sailings', 'registration_scope', 'all', refused(noChoice('all'))],
  ['sailings', 'serie', null, null],
  ['sailings', 'serie', { id: 1 }, expect.objectContaining({ id: 1 })],
  ['sailings', 'serie', 9999, refused(noPk(9999))],
  ['sailings', 'serie', { name: 'x' }, refused('Felaktig typ. Förväntade pk-värde, fick dict.')],
  ['sailings', 'course', null, null],
  ['sailings', 'course', 9999, refused(noPk(9999))],
  ['start-groups', 'min_rating', '0.5', '0.500'],
  ['start-groups', 'min_rating', null, null],
  ['start-groups', 'min_rating', '0.5555', refused(PLACES)],
  ['start-groups', 'min_rating', '-0.1', refused(atLeast('0.000'))],
  ['start-groups', 'start_time', '18:35', '18:35:00'],
  ['start-groups', 'start_time', '', null],
  ['start-groups', 'custom_start_datetime', '2026-06-05T10:00', '2026-06-05T10:00:00+02:00'],
  ['start-groups', 'custom_start_datetime', null, null],
  ['start-groups', 'order', 7, 7],
  ['start-groups', 'order', 0, 0],
  ['start-groups', 'order', -1, refused(atLeast(0))],
  ['race-classes', 'kind', 'open', 'open'],
  ['race-classes', 'kind', 'srs', 'srs'],
  ['race-classes', 'kind', 'x', refused(noChoice('x'))],
  ['race-classes', 'result_method', 'elapsed', 'elapsed'],
  ['race-classes', 'result_method', '', null],
  ['race-classes', 'result_method', 'x', refused(noChoice('x'))],
  ['competitors', 'crew_count', 30, 30],
  ['competitors', 'crew_count', '1', 1],
  ['competitors', 'crew_count', 0, refused(atLeast(1))],
  ['competitors', 'crew_count', 31, refused(atMost(30))],
  ['competitors', 'rating_type', 'srs_shorthanded', 'srs_shorthanded'],
  ['competitors', 'rating_type', 'custom', 'custom'],
  ['competitors', 'rating_type', 'srs', 'srs'],
  ['competitors', 'rating_type', 'irc', refused(noChoice('irc'))],
  ['competitors', 'rating', '1.005', '1.005'],
  ['competitors', 'rating', '', null],
  ['competitors', 'rating', '3', refused(SRS)],
  ['competitors', 'base_rating', '0.9', '0.900'],
  ['competitors', 'base_rating', null, null],
  ['competitors', 'base_rating', '0.2', refused(SRS)],
  ['competitors', 'sail_number', '', ''],
  ['competitors', 'sail_number', 'swe 1', 'SWE 1'],
  ['competitors', 'sail_number', '!', refused('Ange ett giltigt segelnummer, till exempel SWE 312.')],
  ['competitors', 'start', '2026-06-04T19:00', '2026-06-04T19:00:00+02:00'],
  ['competitors', 'start', '', null],
  ['competitors', 'start', 'sen', refused('Datumtiden har fel format.')],
  ['competitors', 'approved', false, false],
  ['competitors', 'approved', 'true', true],
];

describeEachEngine('a field', (makeApp) => {
  let app: TestApp;
  let people: People;
  let places: Record<Kind, { url: string; call: Call }>;

  beforeAll(async () => {
    app = await makeApp();
    people = await peopleIn(app);
    const { official, member } = people;
    await newSerie(official);
    const { id } = await newSailing(official);
    const boat = (await member('POST', '/api/boats/', { sail_number: 'SWE 1' })).json<{ id: number }>();
    places = {
      clubs: { url: '/api/clubs/exempel-ss/', call: official },
      users: { url: '/auth/users/me/', call: member },
      sailors: { url: `/api/sailors/${people.sailorId.member}/`, call: member },
      boats: { url: `/api/boats/${boat.id}/`, call: member },
      courses: { url: `/api/courses/${(await aCourseRecord(app, people.club)).id}/`, call: official },
      series: { url: '/api/series/1/', call: official },
      sailings: { url: `/api/sailings/${id}/`, call: official },
      'start-groups': { url: `/api/start-groups/${(await newGroup(official, id)).id}/`, call: official },
      'race-classes': {
        url: `/api/race-classes/${(await newClass(official, id, { name: 'SRS 1' })).id}/`,
        call: official,
      },
      competitors: { url: `/api/competitors/${(await newBoat(official, id)).id}/`, call: official },
    };
  });

  const read = async (kind: Kind): Promise<object> => (await places[kind].call('GET', places[kind].url)).json();
  async function write(kind: Kind, body: object): Promise<[number, Record<string, unknown>]> {
    const reply = await places[kind].call('PATCH', places[kind].url, body);
    return [reply.statusCode, reply.json()];
  }

  test.each(TEXTS)('%s.%s is a text of %i to %i signs', async (kind, field, min, max) => {
    const longest = 'Å'.repeat(max);
    expect((await write(kind, { [field]: ` ${longest} ` }))[1][field]).toBe(longest);
    expect(await write(kind, { [field]: `${longest}x` })).toEqual([
      400,
      { [field]: [`Se till att detta fält inte har fler än ${max} tecken.`] },
    ]);
    const [status, answer] = await write(kind, { [field]: '  ' });
    if (min === 0) expect([status, answer[field]]).toEqual([200, '']);
    else expect([status, answer]).toEqual([400, { [field]: ['Det här fältet får inte vara blankt.'] }]);
    expect(await write(kind, { [field]: null })).toEqual([400, { [field]: ['Det här fältet får inte vara null.'] }]);
  });

  test.each(VALUES)('%s.%s takes %j as it should', async (kind, field, sent, wanted) => {
    const [status, answer] = await write(kind, { [field]: sent });
    if (status !== 200) {
      const text = String(Reflect.get(Object(wanted), '400'));
      expect({ [status]: answer }).toEqual({ 400: { [field]: [expect.stringContaining(text)] } });
      return;
    }
    expect(answer[field]).toEqual(wanted);
    expect(Reflect.get(await read(kind), field)).toEqual(wanted);
  });

  test.each(KINDS)('that only the server writes is ignored, and so is an unknown one: %s', async (kind) => {
    const before = await read(kind);
    const path = places[kind].url
      .replace('/me/', '/:id/')
      .replace(/\d+\/$/, ':id/')
      .replace('exempel-ss', ':club');
    const described = Object.entries(actionOf(`PATCH ${path}`) ?? {});
    const readOnly = described.flatMap(([name, { read_only }]) => (read_only ? [name] : []));
    expect(readOnly).toEqual(expect.arrayContaining(['id']));

    const junk = Object.fromEntries(
      [...readOnly, 'okänt', 'club_id', 'is_staff'].map((name) => [name, { fel: [true] }]),
    );
    expect(await write(kind, junk)).toEqual([200, before]);
    expect(await read(kind)).toEqual(before);
  });
});
