import type { UnfinishedAnswer } from '../../../shared/contract/sailings';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newClass, newGroup, newSailing } from '../../../testing/fleet';
import { eventsSince } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

const VERIFIED = { non_field_errors: ['Resultatet är verifierat och kan inte ändras.'] };

describeEachEngine('the status of a sailing', (makeApp) => {
  let app: TestApp;
  let people: People;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
  });

  const patch = async (id: number, body: object): Promise<[number, unknown]> => {
    const reply = await people.official('PATCH', `/api/sailings/${id}/`, body);
    return [reply.statusCode, reply.json()];
  };

  test('is_finished and status follow each other, and may not contradict', async () => {
    const { id } = await newSailing(people.official, { is_finished: true });
    expect(await patch(id, {})).toMatchObject([
      200,
      { status: 'finished', status_label: 'Avslutad', is_finished: true },
    ]);
    expect(await patch(id, { is_finished: false })).toMatchObject([200, { status: 'ongoing' }]);
    expect(await patch(id, { status: 'finished' })).toMatchObject([200, { is_finished: true }]);
    expect(await patch(id, { status: 'ongoing', is_finished: true })).toEqual([
      400,
      { status: ['Statusen stämmer inte med om seglingen är avslutad. Ändra en av dem.'] },
    ]);
  });

  describe('a sailing whose result is not complete', () => {
    let id: number;
    let missing: UnfinishedAnswer;
    const one = () => `/api/sailings/${id}/`;
    const stored = () => app.db.selectFrom('sailings').select('status').executeTakeFirstOrThrow();
    const anEvening = async () => {
      ({ id } = await newSailing(people.official));
      const rated = { rating_type: 'custom', rating: '0.900' };
      const level = await newClass(people.official, id, { name: 'Först i mål', result_method: 'elapsed' });
      const [out, home, coded, unrated, unknown, inLevel] = [
        await newBoat(people.official, id, rated),
        await newBoat(people.official, id, rated),
        await newBoat(people.official, id),
        await newBoat(people.official, id),
        await newBoat(people.official, id),
        await newBoat(people.official, id, { race_class: level.id }),
      ].map((boat) => boat.id);
      const write = (boat: number | undefined, values: object) =>
        app.db
          .updateTable('competitors')
          .set(values)
          .where('id', '=', boat ?? 0)
          .execute();
      for (const boat of [home, unrated, inLevel]) await write(boat, { elapsed_s: 3600 });
      await write(coded, { score_code: 'DNF' });
      await write(unknown, { elapsed_s: 3600, is_unmatched: 1 });
      missing = { unfinished: { no_time: [out ?? 0], loose: [], no_rating: [unrated ?? 0], over_line: [] } };
    };

    test.each<[string, 'PATCH' | 'PUT' | 'POST', () => string, (anyway: object) => object]>([
      ['status', 'PATCH', one, (anyway) => ({ status: 'finished', ...anyway })],
      [
        'is_finished',
        'PUT',
        one,
        (anyway) => ({ name: 'Torsdag 3', start_date: '2026-06-04', is_finished: true, ...anyway }),
      ],
      [
        'several at once',
        'POST',
        () => '/api/sailings/changes/',
        (anyway) => ({ changes: [{ sailing: id, status: 'finished', ...anyway }] }),
      ],
    ])('is finished only anyway: %s', async (_, method, path, body) => {
      await anEvening();
      const refused = await people.official(method, path(), body({}));
      expect([refused.statusCode, refused.json()]).toEqual([400, missing]);
      expect(await stored()).toEqual({ status: 'upcoming' });
      const done = await people.official(method, path(), body({ anyway: true }));
      expect(done.statusCode).toBe(200);
      expect(await stored()).toEqual({ status: 'finished' });
    });

    test('is asked about once: what else is changed later is not refused', async () => {
      await anEvening();
      await patch(id, { status: 'finished', anyway: true });
      expect(await patch(id, { name: 'Torsdag 4', status: 'finished' })).toMatchObject([200, { name: 'Torsdag 4' }]);
      expect(await patch(id, { status: 'ongoing' })).toMatchObject([200, {}]);
      expect(await patch(id, { status: 'cancelled' })).toMatchObject([200, {}]);
    });
  });

  test('a transition that is not allowed is refused in words', async () => {
    const { id } = await newSailing(people.official);
    await newBoat(people.official, id);
    expect(await patch(id, { status: 'unpublished' })).toEqual([
      400,
      { status: ['Statusen kan inte ändras från Kommande till Opublicerad.'] },
    ]);
    await patch(id, { status: 'ongoing' });
    await app.db.updateTable('competitors').set({ elapsed_s: 3600 }).execute();
    expect(await patch(id, { status: 'upcoming' })).toEqual([
      400,
      { status: ['Statusen kan inte ändras från Pågående till Kommande.'] },
    ]);
  });

  test('a sailing that is hidden goes away for others, and what happens in it is told to the club only', async () => {
    const { id } = await newSailing(people.official);
    await patch(id, { status: 'unpublished' });
    await newGroup(people.official, id);
    await patch(id, { name: 'Dold' });
    await patch(id, { status: 'upcoming' });
    expect((await eventsSince(app, people.club.id)).map(({ visibility }) => visibility)).toEqual([
      // What was public while it was published is the club's own since.
      'club',
      'withdrawn',
      'club',
      'club',
      'everyone',
    ]);
  });

  test('a result is verified only when the sailing is finished', async () => {
    const tooEarly = { verified_result: ['Resultatet kan verifieras först när seglingen är avslutad.'] };
    const { id } = await newSailing(people.official);
    expect(await patch(id, { verified_result: true })).toEqual([400, tooEarly]);
    expect(await patch(id, { verified_result: true, is_finished: true })).toMatchObject([
      200,
      { verified_result: true },
    ]);
    const reply = await people.official('POST', '/api/sailings/', {
      name: 'X',
      start_date: '2026-06-04',
      verified_result: true,
    });
    expect([reply.statusCode, reply.json()]).toEqual([400, tooEarly]);
  });

  test('a verified result locks boats, groups and starts, but not the name, until it is opened again', async () => {
    const { id } = await newSailing(people.official);
    const group = await newGroup(people.official, id);
    const boat = await newBoat(people.official, id);
    const { id: raceClass } = await newClass(people.official, id, { name: 'SRS 1' });
    await patch(id, { anyway: true, status: 'finished', verified_result: true });

    const locked: [Parameters<People['official']>[0], string, object?][] = [
      ['PATCH', `/api/sailings/${id}/`, { start_time: '19:00' }],
      ['PATCH', `/api/sailings/${id}/`, { status: 'ongoing' }],
      ['DELETE', `/api/sailings/${id}/`],
      ['POST', '/api/start-groups/', { sailing: id }],
      ['PATCH', `/api/start-groups/${group.id}/`, { name: 'Ny' }],
      ['DELETE', `/api/start-groups/${group.id}/`],
      ['POST', '/api/competitors/', { sailing: id, skipper_name: 'Bo' }],
      ['PATCH', `/api/competitors/${boat.id}/`, { skipper_name: 'Bo' }],
      ['DELETE', `/api/competitors/${boat.id}/`],
      ['POST', '/api/race-classes/', { sailing: id, name: 'SRS 2' }],
      ['PATCH', `/api/race-classes/${raceClass}/`, { name: 'SRS 2' }],
      ['DELETE', `/api/race-classes/${raceClass}/`],
      ['PATCH', `/api/competitors/${boat.id}/update-elapsed-time/`, { elapsed_time: '01:00:00' }],
      ['POST', `/api/sailings/${id}/finishes/`, { finishes: [{ competitor: boat.id, elapsed_time: '01:00:00' }] }],
      ['POST', `/api/competitors/${boat.id}/match/`, { competitor: boat.id }],
      ['POST', `/api/sailings/${id}/move-competitors/`, { moves: [{ competitor: boat.id, start_group: group.id }] }],
    ];
    for (const [method, url, body] of locked) {
      const reply = await people.official(method, url, body);
      expect([method, url, reply.statusCode, reply.json()]).toEqual([method, url, 400, VERIFIED]);
    }

    expect(await patch(id, { name: 'Torsdag 3, final' })).toMatchObject([200, { name: 'Torsdag 3, final' }]);
    expect((await people.official('GET', `/api/competitors/${boat.id}/`)).json()).toMatchObject({
      status: 'verified',
      status_label: 'Verifierad',
    });
    expect(await patch(id, { verified_result: false, status: 'ongoing' })).toMatchObject([200, { status: 'ongoing' }]);
  });
});
