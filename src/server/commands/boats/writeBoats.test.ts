import type { Boat } from '../../../shared/contract/boats';
import { describeEachEngine } from '../../../testing/engines';
import { newSailing } from '../../../testing/fleet';
import { peopleIn, type Call, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

const FORBIDDEN = [403, { detail: 'Du har inte tillåtelse att utföra denna förfrågan.' }];

describeEachEngine('boats', (makeApp) => {
  let server: TestApp;
  let people: People;
  beforeEach(async () => {
    server = await makeApp();
    people = await peopleIn(server);
  });

  const make = async (call: Call, values: object = {}) =>
    (await call('POST', '/api/boats/', { sail_number: 'SWE 57', name: 'Vindil', ...values })).json<Boat>();
  const send = async (
    call: Call,
    method: 'POST' | 'PUT' | 'PATCH',
    path: string,
    body: object,
  ): Promise<[number, unknown]> => {
    const reply = await call(method, path, body);
    return [reply.statusCode, reply.json()];
  };
  const one = ({ id }: Pick<Boat, 'id'>) => `/api/boats/${id}/`;
  const namesIn = async (call: Call, query = '') =>
    (await call('GET', `/api/boats/${query}`)).json<Boat[]>().map(({ name }) => name);
  const aModel = (name: string) =>
    server.db
      .insertInto('boat_models')
      .values({ name, kind: 'monohull', srs_year: 2026, srs_thousandths: 866 })
      .returningAll()
      .executeTakeFirstOrThrow();

  test('belong to their creator, with everything that an owner writes', async () => {
    const model = await aModel('Neptunkryssare');
    const body = { sail_number: 'swe57', name: ' Vindil ', boat_model: String(model.id), srs: 0.87, srs_no_flying: '' };
    const certificate = { certificate_number: 'MB 1', certificate_valid_until: '2026-12-31' };
    const made = await send(people.member, 'POST', '/api/boats/', {
      ...body,
      ...certificate,
      owner: people.sailorId.guest,
      id: 99,
    });
    expect(made).toEqual([
      201,
      {
        id: 1,
        owner: people.sailorId.member,
        club: null,
        name: 'Vindil',
        sail_number: 'SWE 57',
        boat_model: model.id,
        boat_model_name: 'Neptunkryssare',
        srs: '0.870',
        srs_no_flying: null,
        srs_shorthanded: null,
        srs_shorthanded_no_flying: null,
        ...certificate,
        certificate_verified: false,
        created_at: '2026-06-04T14:00:00+02:00',
        updated_at: '2026-06-04T14:00:00+02:00',
      },
    ]);
    expect((await people.guest('GET', '/api/boats/1/')).json()).toEqual(made[1]);
  });

  test('that a club makes are the club’s own', async () => {
    expect(await make(people.official)).toMatchObject({ owner: null, club: people.club.id });
  });

  test('are listed for their owner by sail number', async () => {
    await make(people.member, { name: 'Tia', sail_number: '10' });
    await make(people.member, { name: 'Tvåa', sail_number: '2' });
    await make(people.guest, { name: 'Gästen' });
    await make(people.official, { name: 'Följebåten' });
    expect(await namesIn(people.member)).toEqual(['Tvåa', 'Tia']);
    expect(await namesIn(people.official)).toEqual(['Följebåten']);
    expect(await namesIn(people.stranger)).toEqual([]);
  });

  test.each([
    ['vindil', ['Vindil', 'Vindilia', 'Nya Vindil']],
    ['SWE57', ['Ärlan']],
    ['57', ['Ärlan']],
    ['ÄRL', ['Ärlan']],
    ['neptun ärlan', ['Ärlan']],
    ['100%', ['100% Fart']],
    ['_', []],
    ['finns inte', []],
  ])('of everybody are found by %j', async (query, names) => {
    const model = await aModel('Neptunkryssare');
    await make(people.guest, { name: 'Nya Vindil', sail_number: '1' });
    await make(people.guest, { name: 'Vindilia', sail_number: '2' });
    await make(people.guest, { name: 'Vindil', sail_number: '3' });
    await make(people.official, { name: 'Ärlan', boat_model: model.id });
    await make(people.official, { name: '100% Fart', sail_number: '4' });
    expect(await namesIn(people.member, `?query=${encodeURIComponent(query)}`)).toEqual(names);
  });

  test.each([
    ['%00', 'Null-tecken är inte tillåtna.'],
    ['x'.repeat(101), 'Se till att detta fält inte har fler än 100 tecken.'],
  ])('are not searched for by %p', async (query, text) => {
    const reply = await people.member('GET', `/api/boats/?query=${query}`);
    expect([reply.statusCode, reply.json()]).toEqual([400, { query: [text] }]);
  });

  test.each([
    [{}, { sail_number: ['Det här fältet är obligatoriskt.'] }],
    [{ sail_number: ' ' }, { sail_number: ['Det här fältet får inte vara blankt.'] }],
    [{ sail_number: 'femtiosju' }, { sail_number: ['Ange ett giltigt segelnummer, till exempel SWE 312.'] }],
    [{ sail_number: '57', srs: '2.501', boat_model: 9999 }, { srs: ['Ange ett SRS-tal mellan 0,300 och 2,500.'] }],
    [{ sail_number: '57', boat_model: 9999 }, { boat_model: ['Ogiltigt pk "9999" - Objektet finns inte.'] }],
    [
      { sail_number: '57', name: 'x'.repeat(51), certificate_valid_until: 'jul' },
      {
        name: ['Se till att detta fält inte har fler än 50 tecken.'],
        certificate_valid_until: ['Datumet har fel format. Använd ett av dessa format istället: YYYY-MM-DD.'],
      },
    ],
  ])('are not made of %j', async (body, errors) => {
    expect(await send(people.member, 'POST', '/api/boats/', body)).toEqual([400, errors]);
  });

  test('keep by PUT what it leaves out, and by PATCH all that it does not name', async () => {
    const boat = await make(people.member, { srs: '0.900' });
    expect(await send(people.member, 'PUT', one(boat), { name: 'X' })).toEqual([
      400,
      { sail_number: ['Det här fältet är obligatoriskt.'] },
    ]);
    expect(await send(people.member, 'PUT', one(boat), { sail_number: '58' })).toMatchObject([
      200,
      { sail_number: '58', name: 'Vindil', srs: '0.900' },
    ]);
    expect(await send(people.member, 'PATCH', one(boat), { srs: null })).toMatchObject([
      200,
      { sail_number: '58', srs: null },
    ]);
  });

  test('have a certificate that a club has seen, until what it says is changed', async () => {
    const boat = await make(people.member, { certificate_verified: true });
    const seen = { certificate_verified: true, sail_number: 'fel', name: 'Klubbens namn' };
    expect(boat.certificate_verified).toBe(false);
    expect(await send(people.member, 'PATCH', one(boat), { certificate_verified: true })).toMatchObject([
      200,
      { certificate_verified: false },
    ]);
    expect(await send(people.stranger, 'PATCH', one(boat), seen)).toEqual(FORBIDDEN);
    expect(await send(people.official, 'PATCH', one(boat), seen)).toMatchObject([
      200,
      { certificate_verified: true, name: 'Vindil' },
    ]);
    expect(await send(people.member, 'PATCH', one(boat), { name: 'Vindila' })).toMatchObject([
      200,
      { certificate_verified: true },
    ]);
    expect(await send(people.member, 'PATCH', one(boat), { srs: '0.9' })).toMatchObject([
      200,
      { certificate_verified: false },
    ]);
  });

  test('are taken off the list; one that has sailed stays in its results', async () => {
    const [unused, sailed] = [await make(people.member, { name: 'Ny' }), await make(people.member, { name: 'Gammal' })];
    const { id: sailing } = await newSailing(people.official);
    const entry = (await people.member('POST', '/api/competitors/', { sailing, boat: sailed.id })).json<{
      id: number;
    }>();
    const profile = `/api/sailors/${people.sailorId.member}/`;
    await people.member('PATCH', profile, { default_boat: sailed.id });

    for (const boat of [unused, sailed]) expect((await people.member('DELETE', one(boat))).statusCode).toBe(204);

    expect(await namesIn(people.member)).toEqual([]);
    expect(await namesIn(people.member, '?query=Gammal')).toEqual([]);
    for (const boat of [unused, sailed]) expect((await people.member('GET', one(boat))).statusCode).toBe(404);
    expect((await people.member('GET', profile)).json()).toMatchObject({ default_boat: null, boats: [] });
    expect((await people.member('GET', `/api/competitors/${entry.id}/`)).json()).toMatchObject({
      boat: sailed.id,
      boat_name: 'Gammal',
    });
  });

  test('are changed by whom the table of rights says', async () => {
    const actors = ['anonymous', 'guest', 'stranger', 'official', 'member', 'staff'] as const;
    const boat = await make(people.member);
    const clubs = await make(people.official);
    const table: [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, statuses: number[]][] = [
      ['GET', '/api/boats/', [401, 200, 200, 200, 200, 200]],
      ['GET', one(boat), [401, 200, 200, 200, 200, 200]],
      ['POST', '/api/boats/', [401, 400, 400, 400, 400, 400]],
      ['PUT', one(boat), [401, 403, 403, 200, 400, 400]],
      ['PATCH', one(boat), [401, 403, 403, 200, 200, 200]],
      ['DELETE', one(boat), [401, 403, 403, 403, 204, 404]],
      ['PATCH', one(clubs), [401, 403, 403, 200, 403, 200]],
      ['DELETE', one(clubs), [401, 403, 403, 204, 404, 404]],
      ['PATCH', '/api/boats/9999/', [401, 404, 404, 404, 404, 404]],
    ];
    for (const [method, path, statuses] of table) {
      const answers = [];
      for (const actor of actors)
        answers.push((await people[actor](method, path, method === 'GET' ? undefined : {})).statusCode);
      expect([method, path, ...answers]).toEqual([method, path, ...statuses]);
    }
  });

  test('are made once under one key', async () => {
    const key = { 'idempotency-key': '4f6cf3fe-2f1a-4c8a-9f53-6a1c0b6a3d11' };
    const body = { sail_number: 'SWE 57' };
    const [first, again] = [
      await people.member('POST', '/api/boats/', body, key),
      await people.member('POST', '/api/boats/', body, key),
    ];
    expect(again.json()).toEqual(first.json());
    expect(await namesIn(people.member)).toHaveLength(1);
  });
});
