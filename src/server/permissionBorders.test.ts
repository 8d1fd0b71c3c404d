import { ACTORS, type MatrixActor } from '../shared/domain/callRights';
import { PERMISSION_MATRIX } from '../shared/domain/permissionMatrix';
import { PUSH_MATRIX } from '../shared/domain/pushMatrix';
import { clubGroup } from '../shared/contract/push';
import { describeEachEngine } from '../testing/engines';
import { actorsIn, SEAT_ELSEWHERE, seenFromOtherClub, type Actors } from '../testing/permissionActors';
import { tryCall, type Method } from '../testing/permissionCalls';
import { contentsOf, objectsFor, SECRET, type Objects } from '../testing/permissionObjects';
import { isOfType, pushClient } from '../testing/pushClient';
import { accessTokenOf, noteEvents } from '../testing/pushEvents';
import type { TestApp } from '../testing/testApp';

const READS = Object.keys(PERMISSION_MATRIX).filter((call) => call.startsWith('GET '));

describeEachEngine('across the borders of clubs', (makeApp) => {
  let server: TestApp;
  let actors: Actors;

  beforeEach(async () => {
    server = await makeApp();
    actors = await actorsIn(server);
  });

  test('nothing that is not published is read by others, in any answer of any call', async () => {
    const objects = await objectsFor(server, actors, { isPublished: false });
    const told: string[] = [];
    for (const call of READS) {
      for (const actor of ['anonymous', 'inactive', 'sailor', 'self', 'other_club', 'reading_key'] as const) {
        const reply = await tryCall(call, { objects, actors, actor, number: 1 });
        if (reply.body.includes(SECRET)) told.push(`${call} by ${actor}`);
      }
    }
    const searches = [
      [`/api/search/?query=${SECRET}`, 200],
      [`/api/sailings/?club=${actors.club.id}`, 200],
      [`/api/sailings/?serie=${objects.series}`, 400],
      [`/api/series/?club=${actors.club.id}`, 200],
    ] as const;
    for (const [url, status] of searches) {
      for (const actor of ['sailor', 'self', 'other_club', 'reading_key'] as const) {
        const { statusCode, body } = await actors.call(actor)('GET', url);
        if (statusCode !== status || body.includes(SECRET)) told.push(`${url} by ${actor}: ${statusCode}`);
      }
      expect((await actors.call('own_club')('GET', url)).body).toContain(SECRET);
    }
    // A published race of an unpublished serie does not tell the serie's name.
    for (const { id } of (await actors.call('sailor')('GET', '/api/sailings/')).json<{ id: number }[]>()) {
      for (const path of ['', 'results/']) {
        const reply = await actors.call('sailor')('GET', `/api/sailings/${id}/${path}`);
        if (reply.statusCode !== 200 || reply.body.includes(SECRET)) told.push(`${path} of ${id}`);
      }
    }
    expect(told).toEqual([]);
  });

  test('a serie that is not published is to a filter as one that does not exist, but for its own club', async () => {
    const { series } = await objectsFor(server, actors, { isPublished: false });
    const answerTo = async (actor: MatrixActor, serie: number) => {
      const { statusCode, body, headers } = await actors.call(actor)('GET', `/api/sailings/?serie=${serie}`);
      return [statusCode, body, headers['x-club-version']];
    };
    for (const actor of ['sailor', 'self', 'other_club'] as const)
      expect(await answerTo(actor, series)).toEqual(await answerTo(actor, 9999));
    expect((await answerTo('own_club', series))[0]).toBe(200);
    expect((await answerTo('own_club', 9999))[0]).toBe(400);
  });

  test('what another club has is, in a body, as what is not there', async () => {
    const own = await objectsFor(server, actors, { isPublished: true });
    const theirs = await objectsFor(server, seenFromOtherClub(actors), { isPublished: true, isEntered: false });
    const official = actors.call('own_club');
    const put = async (kind: 'sailings' | 'competitors', field: string, id: number) => {
      const { statusCode, body } = await official('PATCH', `/api/${kind}/${own[kind]}/`, { [field]: id });
      return [statusCode, body.replace(String(id), 'id')];
    };
    const move = async (start_group: number) =>
      (
        await official('POST', `/api/sailings/${own.sailings}/move-competitors/`, {
          moves: [{ competitor: own.competitors, start_group }],
        })
      ).body;

    expect(await put('competitors', 'start_group', theirs['start-groups'])).toEqual(
      await put('competitors', 'start_group', 9999),
    );
    expect(await put('competitors', 'race_class', theirs['race-classes'])).toEqual(
      await put('competitors', 'race_class', 9999),
    );
    expect(await put('sailings', 'serie', theirs.series)).toEqual(await put('sailings', 'serie', 9999));
    expect(await put('sailings', 'course', theirs.courses)).toEqual(await put('sailings', 'course', 9999));
    expect(await move(theirs['start-groups'])).toBe(await move(9999));
  });

  /** Objects of the club and of the other one, and bodies that reach from the one into the other. */
  type Reach = [
    actor: MatrixActor,
    method: Method,
    url: (own: Objects) => string,
    body: (theirs: Objects) => object,
    status: number,
  ];

  const list = (name: string) => () => `/api/${name}/`;
  const one =
    (name: keyof Objects, call = '') =>
    (own: Objects) =>
      `/api/${name}/${own[name]}/${call}`;
  const inTheirs = ({ sailings }: Objects) => ({ sailing: sailings, name: 'X', skipper_name: 'Bo Ek' });
  const otherClub = () => ({ club: actors.otherClub.id, name: 'X', start_date: '2026-06-11' });

  const REACHES: Reach[] = [
    ['own_club', 'POST', list('sailings'), otherClub, 403],
    ['own_club', 'PUT', one('sailings'), otherClub, 403],
    ['own_club', 'PATCH', one('sailings'), otherClub, 403],
    ['own_club', 'POST', list('series'), otherClub, 403],
    ['own_club', 'PUT', one('series'), otherClub, 403],
    ['own_club', 'PATCH', one('series'), otherClub, 403],
    ['own_club', 'PATCH', () => `/api/clubs/${actors.otherClub.slug}/`, () => ({ name: 'X' }), 403],
    ['own_club', 'GET', () => `/api/clubs/${actors.otherClub.slug}/sailors/`, () => ({}), 403],
    ['own_club', 'POST', list('start-groups'), inTheirs, 403],
    ['own_club', 'PUT', one('start-groups'), inTheirs, 403],
    ['own_club', 'PATCH', one('start-groups'), inTheirs, 403],
    ['own_club', 'POST', list('race-classes'), inTheirs, 403],
    ['own_club', 'PUT', one('race-classes'), inTheirs, 403],
    ['own_club', 'PATCH', one('race-classes'), inTheirs, 403],
    ['own_club', 'POST', list('competitors'), inTheirs, 403],
    ['own_club', 'PUT', one('competitors'), inTheirs, 403],
    ['own_club', 'PATCH', one('competitors'), inTheirs, 403],
    ['own_club', 'PATCH', one('sailings'), ({ series }) => ({ serie: series }), 400],
    ['own_club', 'PATCH', one('competitors'), (theirs) => ({ start_group: theirs['start-groups'] }), 400],
    ['own_club', 'PATCH', one('competitors'), (theirs) => ({ race_class: theirs['race-classes'] }), 400],
    ['own_club', 'POST', one('competitors', 'match/'), ({ competitors }) => ({ competitor: competitors }), 400],
    [
      'own_club',
      'POST',
      one('sailings', 'finishes/'),
      ({ unknown }) => ({ finishes: [{ competitor: unknown, elapsed_time: '1:0:0' }] }),
      400,
    ],
    [
      'own_club',
      'POST',
      one('sailings', 'move-competitors/'),
      ({ competitors }) => ({ moves: [{ competitor: competitors, start_group: null }] }),
      400,
    ],
    ['sailor', 'POST', list('competitors'), (theirs) => ({ ...inTheirs(theirs), sailor: actors.selfSailor }), 403],
    ['self', 'POST', list('competitors'), (theirs) => ({ ...inTheirs(theirs), sailor: actors.selfSailor + 1 }), 403],
  ];

  test('a body reaches into no other club, and nothing is changed by trying', async () => {
    const own = await objectsFor(server, actors, { isPublished: true });
    const theirs = await objectsFor(server, seenFromOtherClub(actors), { isPublished: true, isEntered: false });
    const before = await contentsOf(server);
    const found: string[] = [];
    for (const [actor, method, url, body, status] of REACHES) {
      const reply = await actors.call(actor)(method, url(own), method === 'GET' ? undefined : body(theirs));
      if (reply.statusCode !== status) found.push(`${actor} ${method} ${url(own)}: ${reply.statusCode} ${reply.body}`);
    }
    const official = actors.call('own_club');
    expect((await official('DELETE', `/api/series/${own.series}/merges/${theirs.merge}/`)).statusCode).toBe(404);
    const undo = `/api/sailings/${own.sailings}/result-log/${theirs.entry}/undo/`;
    expect((await official('POST', undo)).statusCode).toBe(404);
    expect(found).toEqual([]);
    expect(await contentsOf(server)).toEqual(before);
  });

  test('keys that nobody may write are not looked at', async () => {
    const { competitors, sailings } = await objectsFor(server, actors, { isPublished: true });
    const { club, otherClub: foreign, users, selfSailor } = actors;
    const others = {
      id: 999,
      version: 999,
      user: 999,
      user_id: 999,
      sailor_id: 999,
      owner: 999,
      owner_id: 999,
      counter: 999,
    };
    const more = {
      is_staff: true,
      is_active: false,
      club_id: foreign.id,
      password_hash: 'x',
      email: 'x@example.se',
      certificate_verified: true,
    };
    const greedy = { ...others, ...more };

    const registration = { ...greedy, email: 'ny@example.se', password: 'Kryssa-mot-vinden', club: club.id };
    expect((await actors.call('anonymous')('POST', '/auth/users/', registration)).statusCode).toBe(201);
    const registered = await server.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'ny@example.se')
      .executeTakeFirstOrThrow();
    expect(registered).toMatchObject({ is_staff: 0, is_active: 1, club_id: null });

    for (const path of ['me', String(users.self?.id)]) {
      expect(
        (await actors.call('self')('PATCH', `/auth/users/${path}/`, { ...greedy, club: club.id })).statusCode,
      ).toBe(200);
    }
    const self = await server.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', users.self?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(self).toMatchObject({
      is_staff: 0,
      is_active: 1,
      club_id: null,
      email: users.self?.email,
      password_hash: users.self?.password_hash,
    });

    expect((await actors.call('self')('PATCH', `/api/sailors/${selfSailor}/`, greedy)).statusCode).toBe(200);
    const sailor = await server.db
      .selectFrom('sailors')
      .selectAll()
      .where('id', '=', selfSailor)
      .executeTakeFirstOrThrow();
    expect(sailor).toMatchObject({ user_id: users.self?.id, club_id: club.id });

    const boat = await actors.call('self')('POST', '/api/boats/', { ...greedy, club: club.id, sail_number: 'SWE 77' });
    expect(boat.statusCode).toBe(201);
    const made = await server.db
      .selectFrom('boats')
      .selectAll()
      .where('id', '=', boat.json<{ id: number }>().id)
      .executeTakeFirstOrThrow();
    expect(made).toMatchObject({ owner_id: selfSailor, club_id: null, certificate_verified: 0 });

    const before = await server.db
      .selectFrom('competitors')
      .selectAll()
      .where('id', '=', competitors)
      .executeTakeFirstOrThrow();
    const forClubs = {
      approved: false,
      sailor: null,
      sailing: 999,
      start_group: 999,
      start: '19:00',
      elapsed_time: '0:30:00',
      score_code: 'DNF',
    };
    expect(
      (await actors.call('self')('PATCH', `/api/competitors/${competitors}/`, { ...greedy, ...forClubs })).statusCode,
    ).toBe(200);
    expect(
      await server.db.selectFrom('competitors').selectAll().where('id', '=', competitors).executeTakeFirstOrThrow(),
    ).toEqual(before);

    const held = await server.db.selectFrom('clubs').selectAll().where('id', '=', club.id).executeTakeFirstOrThrow();
    const claims = { ...greedy, slug: 'annan-klubb' };
    expect((await actors.call('own_club')('PATCH', `/api/clubs/${club.slug}/`, claims)).statusCode).toBe(200);
    expect(
      await server.db.selectFrom('clubs').selectAll().where('id', '=', club.id).executeTakeFirstOrThrow(),
    ).toMatchObject({
      slug: held.slug,
      counter: held.counter + 1,
    });
    expect((await actors.call('own_club')('PATCH', `/api/sailings/${sailings}/`, greedy)).json()).toMatchObject({
      id: sailings,
      club: club.id,
    });
  });

  describe.each(['club', 'otherClub'] as const)('the push group of %s', (whose) => {
    test.each(ACTORS)('tells %s what the matrix says', async (actor) => {
      const { [whose]: club, users } = actors;
      const isOwn = whose === 'club';
      const seat = isOwn ? actor : (SEAT_ELSEWHERE[actor] ?? actor);
      const { published, unpublished } = PUSH_MATRIX[seat];
      const user = users[actor];
      const { sailings: sailing } = await objectsFor(server, actors, { isPublished: true });
      const access = user ? accessTokenOf(server, user) : (actors.keys[actor] ?? actors.seat.token);
      const token = actor === 'anonymous' ? {} : { token: access };
      const client = await pushClient(server, { clubId: club.id });

      client.subscribe({ group: clubGroup(isOwn ? actors.otherClub.id : actors.club.id), ...token });
      expect(await client.until(isOfType('error'))).toMatchObject({ code: 'forbidden_group' });
      client.subscribe(token);
      const refusal = published === 'refused' ? 4401 : actor === 'recorder' && !isOwn ? 4403 : null;
      if (refusal !== null) return expect(await client.closed).toBe(refusal);
      await client.untilSubscribed();
      await noteEvents(server, club, { id: 1, visibility: 'club', sailing }, { id: 2, sailing }, { id: 3, sailing });

      const frames = await client.notifications(unpublished === 'nothing' ? 2 : 3);
      const delivery = (id: number) => {
        const frame = frames.find((one) => one.id === id);
        return frame === undefined ? 'nothing' : frame.data === null ? 'bare' : 'full';
      };
      expect([1, 2, 3].map(delivery)).toEqual([unpublished, published, published]);
      client.socket.terminate();
    });
  });
});
