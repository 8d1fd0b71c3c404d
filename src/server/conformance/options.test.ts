import { ACTORS, RIGHTS, type MatrixActor } from '../../shared/domain/callRights';
import { PERMISSION_MATRIX } from '../../shared/domain/permissionMatrix';
import { describeEachEngine } from '../../testing/engines';
import { actorsIn, type Actors } from '../../testing/permissionActors';
import { settingOf, urlOf } from '../../testing/permissionCalls';
import { contentsOf, objectsFor } from '../../testing/permissionObjects';
import type { TestApp } from '../../testing/testApp';

interface Described {
  name: string;
  actions?: Record<string, Record<string, object>>;
}

/** Each path of the API at which something is changed that is there already, by PUT or else PATCH. */
const CHANGES = Object.keys(PERMISSION_MATRIX).filter((call) => {
  const [method, path] = call.split(' ');
  return method === 'PUT' || (method === 'PATCH' && PERMISSION_MATRIX[`PUT ${path}`] === undefined);
});

describeEachEngine('OPTIONS', (makeApp) => {
  let server: TestApp;
  let actors: Actors;
  beforeAll(async () => {
    server = await makeApp();
    actors = await actorsIn(server);
  });

  const describedTo = async (actor: MatrixActor, url: string, headers = {}) => {
    const reply = await actors.call(actor)('OPTIONS', url, undefined, headers);
    return { status: reply.statusCode, allow: reply.headers.allow, body: reply.json<Described>() };
  };

  test('of a list tells what can be made there, to those who may', async () => {
    const { status, allow, body } = await describedTo('own_club', '/api/courses/');
    expect([status, allow]).toEqual([200, 'GET, POST, HEAD, OPTIONS']);
    expect(body).toEqual({
      name: '/api/courses/',
      description: '',
      renders: ['application/json'],
      parses: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
      actions: { POST: expect.any(Object) },
    });
    expect(body.actions?.['POST']).toMatchObject({
      id: { type: 'field', required: false, read_only: true, label: 'id' },
      created_at: { type: 'datetime', read_only: true },
      club: { type: 'field', required: false, read_only: false },
      name: { type: 'string', required: true },
      length_nm: { type: 'decimal', required: false },
      map: { type: 'file upload', required: false },
      marks: { type: 'list' },
      is_active: { type: 'boolean' },
    });
    for (const actor of ['sailor', 'self'] as const)
      expect((await describedTo(actor, '/api/courses/')).body.actions).toBeUndefined();
    expect((await describedTo('anonymous', '/api/courses/')).status).toBe(401);
  });

  test('tells the choices of a field, and that nothing has to be in a PATCH', async () => {
    const { actions } = (await describedTo('own_club', '/api/sailings/')).body;
    expect(actions?.['POST']).toMatchObject({
      status: { type: 'choice', choices: expect.arrayContaining([{ value: 'cancelled', display_name: 'cancelled' }]) },
      start_date: { type: 'date', required: true },
      start_time: { type: 'time', required: false },
      competitors: { type: 'list', read_only: true },
    });
    const club = (await describedTo('own_club', `/api/clubs/${actors.club.slug}/`)).body;
    expect([club.name, Object.keys(club.actions ?? {})]).toEqual(['/api/clubs/{club}/', ['PATCH']]);
    expect(
      Object.values(club.actions?.['PATCH'] ?? {}).filter((field) => Reflect.get(field, 'required') === true),
    ).toEqual([]);
  });

  test('of a call that anybody may make tells it to anybody', async () => {
    const { status, body } = await describedTo('anonymous', '/auth/users/');
    expect([status, Object.keys(body.actions?.['POST'] ?? {})]).toEqual([
      200,
      expect.arrayContaining(['email', 'password', 'club']),
    ]);
  });

  test('of an object that does not exist offers no way to change it', async () => {
    const { status, body } = await describedTo('own_club', '/api/sailings/999999/');
    expect([status, body.actions]).toEqual([200, undefined]);
  });

  describe.each([true, false])('of an object (published: %s)', (isPublished) => {
    test.each(CHANGES)('reports %s to exactly those who may call it, and does nothing', async (call) => {
      const [method = '', path = ''] = call.split(' ');
      const { verdicts, unpublished } = { unpublished: undefined, ...RIGHTS[PERMISSION_MATRIX[call] ?? 'public'] };
      const objects = await objectsFor(server, actors, { isPublished, ...settingOf(call) });
      const before = await contentsOf(server);
      for (const actor of ACTORS) {
        const verdict = (isPublished ? verdicts : (unpublished ?? verdicts))[actor];
        const url = urlOf(call, { objects, actors, actor, number: 1 });
        const { status, body } = await describedTo(actor, url);
        const isOpen = path === '/api/clubs/:club/';
        const isRefused = actor === 'inactive' || (actor === 'anonymous' && !isOpen);
        expect([actor, status, body.actions?.[method] !== undefined]).toEqual([
          actor,
          isRefused ? 401 : 200,
          verdict === 'yes',
        ]);
      }
      expect(await contentsOf(server)).toEqual(before);
    });
  });

  test('of a browser that asks for a page of another origin needs no login, and allows nothing', async () => {
    const reply = await server.app.inject({
      method: 'OPTIONS',
      url: '/api/sailings/',
      headers: {
        origin: 'https://annan.example.se',
        'access-control-request-method': 'POST',
        authorization: 'Bearer gammal',
      },
    });
    const allowing = Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'));
    expect([reply.statusCode, reply.body, allowing, reply.headers.vary]).toEqual([200, '', [], 'Origin']);
  });
});
