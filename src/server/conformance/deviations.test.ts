import type { Sailing } from '../../shared/contract/sailings';
import { PERMISSION_MATRIX } from '../../shared/domain/permissionMatrix';
import { describeEachEngine } from '../../testing/engines';
import { newBoat, newClass, newGroup, newSailing } from '../../testing/fleet';
import { peopleIn, type People } from '../../testing/people';
import type { TestApp } from '../../testing/testApp';
import { asForm, asJson, asMultipart } from '../../testing/wire';

/** Everything that may be null, by the paths of what has it. Of each a value that is not. */
const NULLABLE: Record<string, Record<string, string>> = {
  sailings: { start_time: '18:30:00', registration_deadline: '2026-06-04T12:00:00+02:00' },
  'start-groups': {
    start_time: '18:30:00',
    custom_start_datetime: '2026-06-04T18:30:00+02:00',
    min_rating: '0.800',
    max_rating: '1.200',
  },
  'race-classes': { min_rating: '0.800', max_rating: '1.200', result_method: 'elapsed' },
  competitors: { base_rating: '1.005', rating: '1.005', start: '2026-06-04T18:45:00+02:00' },
};

/**
 * Where this server deliberately answers differently from Django REST Framework, djoser and simplejwt, if no other
 * test shows it.
 */
describeEachEngine('otherwise than the conventions', (makeApp) => {
  let server: TestApp;
  let people: People;
  beforeAll(async () => {
    server = await makeApp();
    people = await peopleIn(server);
  });

  const send = async (method: 'PUT' | 'PATCH', url: string, { payload, type = '' }: ReturnType<typeof asJson>) => {
    const reply = await people.official(method, url, payload, { 'content-type': type });
    return [reply.statusCode, reply.json<unknown>()];
  };

  test.each([
    ['a multipart form', asMultipart],
    ['a form', asForm],
  ])('a PUT of %s keeps what it leaves out, flags as well (D4)', async (_kind, encode) => {
    const flags = { registration_open: true, self_reporting: true, entry_approval: true };
    const { id } = await newSailing(people.official, flags);

    const answer = await send('PUT', `/api/sailings/${id}/`, encode({ name: 'Torsdag 4', start_date: '2026-06-11' }));

    expect(answer).toMatchObject([200, { name: 'Torsdag 4', ...flags }]);
  });

  test.each([
    ['JSON', asJson],
    ['a multipart form', asMultipart],
    ['a form', asForm],
  ])('an empty text is null in %s, wherever null is taken (D8)', async (_kind, encode) => {
    const sailing = await newSailing(people.official);
    const ids: Record<string, number> = {
      sailings: sailing.id,
      'start-groups': (await newGroup(people.official, sailing.id)).id,
      'race-classes': (await newClass(people.official, sailing.id, { name: 'SRS 1' })).id,
      competitors: (await newBoat(people.official, sailing.id)).id,
    };

    for (const [kind, values] of Object.entries(NULLABLE)) {
      const url = `/api/${kind}/${ids[kind]}/`;
      const empty = Object.fromEntries(Object.keys(values).map((field) => [field, '']));
      const nulls = Object.fromEntries(Object.keys(values).map((field) => [field, null]));
      expect(await send('PATCH', url, encode(values))).toMatchObject([200, values]);
      expect(await send('PATCH', url, encode(empty))).toMatchObject([200, nulls]);
    }
  });

  test('an empty duration clears the time, and does not make the boat the winner (D8)', async () => {
    const { id: sailing } = await newSailing(people.official);
    const { id } = await newBoat(people.official, sailing);
    const url = `/api/competitors/${id}/update-elapsed-time/`;
    await send('PATCH', url, asJson({ elapsed_time: '01:02:03' }));

    expect(await send('PATCH', url, asJson({ elapsed_time: '' }))).toMatchObject([
      200,
      { elapsed_time: null, position: null },
    ]);
  });

  test.each(['text/html', 'image/png', 'application/xml;q=1, */*;q=0'])(
    'a client that asks for %s gets JSON (D9)',
    async (accept) => {
      const reply = await people.member('GET', '/api/sailings/', undefined, { accept });

      expect([reply.statusCode, reply.headers['content-type']]).toEqual([
        200,
        expect.stringMatching(/^application\/json/),
      ]);
      expect(reply.json<Sailing[]>()).toBeInstanceOf(Array);
    },
  );

  test('PATCH is there wherever PUT is (D13)', () => {
    const calls = Object.keys(PERMISSION_MATRIX);
    const whole = calls.filter((call) => call.startsWith('PUT '));

    expect(whole).toContain('PUT /api/sailings/:id/');
    expect(whole.filter((call) => !calls.includes(call.replace('PUT ', 'PATCH ')))).toEqual([]);
  });
});
