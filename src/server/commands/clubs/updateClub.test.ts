import type { Club } from '../../../shared/contract/clubs';
import { describeEachEngine } from '../../../testing/engines';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type Call, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

const ONE = '/api/clubs/exempel-ss/';
const ALL = {
  name: 'Exempel SS',
  short_name: 'ESS',
  website: 'https://exempel-ss.se',
  email: 'kansli@exempel-ss.se',
  phone: '08-123',
  city: 'Västerås',
  description: 'Vi seglar.\nPå torsdagar.',
  default_start_time: '18:15:00',
  self_reporting: false,
};

describeEachEngine('changing a club', (makeApp) => {
  let server: TestApp;
  let people: People;
  beforeEach(async () => {
    server = await makeApp();
    people = await peopleIn(server);
  });

  const change = async (
    call: Call,
    body: object | string,
    headers?: Record<string, string>,
  ): Promise<[number, unknown]> => {
    const reply = await call('PATCH', ONE, body, headers);
    return [reply.statusCode, reply.json()];
  };

  test('saves every field that its account writes, and publishes the change to everybody', async () => {
    const before = await numberOf(server, people.club.id);
    const [status, club] = await change(people.official, { ...ALL, id: 99, sailor_count: 5, can_edit: false });
    const { can_edit, ...frame } = club as Club;
    expect([status, club]).toMatchObject([200, { ...ALL, id: people.club.id, slug: 'exempel-ss', sailor_count: 1 }]);
    expect((await people.anonymous('GET', ONE)).json()).toEqual({ ...frame, can_edit: false });
    expect(can_edit).toBe(true);
    expect(await eventsSince(server, people.club.id, before)).toEqual([
      { version: before + 1, what: `club ${people.club.id}`, change: 'updated', visibility: 'everyone', data: frame },
    ]);
  });

  test('takes a form, and lets an empty value clear', async () => {
    await change(people.official, ALL);
    const form = (fields: Record<string, string>) =>
      `${Object.entries(fields)
        .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
        .join('')}--x--\r\n`;
    const body = form({ website: '', email: '', default_start_time: '', self_reporting: 'true', city: 'Örebro' });
    expect(await change(people.official, body, { 'content-type': 'multipart/form-data; boundary=x' })).toMatchObject([
      200,
      { ...ALL, website: '', email: '', default_start_time: null, self_reporting: true, city: 'Örebro' },
    ]);
  });

  test('takes no number when nothing is changed', async () => {
    await change(people.official, ALL);
    const before = await numberOf(server, people.club.id);
    expect((await change(people.official, ALL))[0]).toBe(200);
    expect((await change(people.official, {}))[0]).toBe(200);
    expect(await numberOf(server, people.club.id)).toBe(before);
  });

  test('says what is wrong, field by field', async () => {
    const wrong = {
      name: ' ',
      website: 'exempel',
      email: 'kansli',
      short_name: 'x'.repeat(21),
      default_start_time: '25:00',
      self_reporting: '',
    };
    expect(await change(people.official, wrong)).toEqual([
      400,
      {
        name: ['Det här fältet får inte vara blankt.'],
        website: ['Ange en giltig URL.'],
        email: ['Ange en giltig e-postadress.'],
        short_name: ['Se till att detta fält inte har fler än 20 tecken.'],
        default_start_time: ['Tiden har fel format. Använd ett av dessa format istället: hh:mm[:ss[.uuuuuu]].'],
        self_reporting: ['Måste vara sant eller falskt.'],
      },
    ]);
  });

  test('gives another slug only to those who run the platform', async () => {
    expect(await change(people.official, { slug: 'annat-namn' })).toMatchObject([200, { slug: 'exempel-ss' }]);
    expect(await change(people.staff, { slug: 'annans-bk' })).toEqual([
      400,
      { slug: ['Det här fältet måste vara unikt.'] },
    ]);
    expect(await change(people.staff, { slug: 'nytt-ss' })).toMatchObject([200, { slug: 'nytt-ss' }]);
    expect((await people.official('PATCH', '/api/clubs/nytt-ss/', { city: 'Ny' })).statusCode).toBe(200);
  });

  test('is for the club’s own account', async () => {
    const actors = ['anonymous', 'member', 'stranger', 'official', 'staff'] as const;
    const statusesOf = async (path: string, body: object) =>
      Promise.all(actors.map(async (actor) => (await people[actor]('PATCH', path, body)).statusCode));
    expect(await statusesOf(ONE, { name: '' })).toEqual([401, 403, 403, 400, 400]);
    expect(await statusesOf(`/api/clubs/${people.club.id}/`, {})).toEqual([401, 403, 403, 200, 200]);
    expect(await statusesOf('/api/clubs/finns-inte/', {})).toEqual([401, 403, 404, 404, 404]);
  });
});
