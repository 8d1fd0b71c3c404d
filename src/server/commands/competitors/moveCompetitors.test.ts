import type { Competitor, CompetitorMove } from '../../../shared/contract/competitors';
import { describeBothEngines } from '../../../testing/engines';
import { newBoat, newGroup, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

describeBothEngines('moves between start groups', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let groups: [number, number];
  let boats: [Competitor, Competitor, Competitor];
  let before: number;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official));
    const groupAt = async (start_time: string) => (await newGroup(people.official, sailing, { start_time })).id;
    groups = [await groupAt('18:35'), await groupAt('18:40')];
    const boatCalled = (sail_number: string) => newBoat(people.official, sailing, { sail_number });
    boats = [await boatCalled('SWE 1'), await boatCalled('SWE 2'), await boatCalled('SWE 3')];
    before = await numberOf(app, people.club.id);
  });

  const boat = (index: 0 | 1 | 2): Competitor => boats[index];
  const group = (index: 0 | 1): number => groups[index];
  const move = async (...moves: CompetitorMove[]): Promise<[number, unknown]> => {
    const reply = await people.official('POST', `/api/sailings/${sailing}/move-competitors/`, { moves });
    return [reply.statusCode, reply.json()];
  };
  const to = (index: 0 | 1 | 2, start_group: number | null, version?: number): CompetitorMove => ({
    competitor: boat(index).id,
    start_group,
    ...(version === undefined ? {} : { version }),
  });

  test('several boats move in one call: as many numbers and frames as boats, in order', async () => {
    const answer = await move(to(2, group(0)), to(0, group(1)), to(1, group(0)));
    expect(answer).toMatchObject([
      200,
      {
        competitors: [
          { id: boat(2).id, start_group: group(0), version: before + 1, effective_start: '2026-06-04T18:35:00+02:00' },
          {
            id: boat(0).id,
            start_group: group(1),
            version: before + 2,
            effective_start: '2026-06-04T18:40:00+02:00',
            email: null,
          },
          { id: boat(1).id, start_group: group(0), version: before + 3 },
        ],
      },
    ]);
    const events = await eventsSince(app, people.club.id, before);
    expect(events).toMatchObject([
      {
        version: before + 1,
        what: `competitor ${boat(2).id}`,
        change: 'updated',
        visibility: 'everyone',
        data: { start_group: group(0), version: before + 1 },
      },
      {
        version: before + 2,
        what: `competitor ${boat(0).id}`,
        data: { start_group: group(1), effective_start: '2026-06-04T18:40:00+02:00' },
      },
      { version: before + 3, what: `competitor ${boat(1).id}` },
    ]);
    for (const { data } of events) expect(data).not.toHaveProperty('email');
    expect((await people.official('GET', `/api/sailings/${sailing}/`)).json()).toMatchObject({ version: before + 3 });
  });

  test('a boat that is there already takes no number and sends no frame', async () => {
    await move(to(0, group(0)));
    expect(await move(to(0, group(0)), to(1, group(0)))).toMatchObject([
      200,
      { competitors: [{ version: before + 1 }, { version: before + 2 }] },
    ]);
    expect(await move(to(0, group(0)))).toMatchObject([
      200,
      { competitors: [{ id: boat(0).id, version: before + 1 }] },
    ]);
    expect(await eventsSince(app, people.club.id, before)).toHaveLength(2);
    expect(await numberOf(app, people.club.id)).toBe(before + 2);
  });

  test('a boat moves out of its group', async () => {
    await move(to(0, group(0)));
    expect(await move(to(0, null))).toMatchObject([200, { competitors: [{ start_group: null }] }]);
  });

  test('all move or none does', async () => {
    const elsewhere = await newSailing(people.official);
    const otherGroup = await newGroup(people.official, elsewhere.id);
    const otherBoat = await newBoat(people.official, elsewhere.id);
    before = await numberOf(app, people.club.id);
    const gone = { competitor: 9999, start_group: group(0) };

    expect(await move(to(0, group(0)), to(1, otherGroup.id))).toEqual([
      400,
      { non_field_errors: ['Startgruppen hör till en annan segling.'] },
    ]);
    expect(await move(to(0, group(0)), to(1, 9999))).toEqual([
      400,
      { non_field_errors: ['Startgruppen finns inte längre.'] },
    ]);
    expect(await move(to(0, group(0)), gone)).toEqual([
      400,
      { non_field_errors: ['Deltagaren finns inte längre i seglingen.'] },
    ]);
    expect(await move(to(0, group(0)), { competitor: otherBoat.id, start_group: null })).toMatchObject([400, {}]);
    expect(await move(to(0, group(0)), to(0, group(1)))).toMatchObject([400, { moves: [expect.any(String)] }]);
    expect((await people.official('GET', `/api/competitors/${boat(0).id}/`)).json()).toMatchObject({
      start_group: null,
    });
    expect(await numberOf(app, people.club.id)).toBe(before);
    expect(await eventsSince(app, people.club.id, before)).toEqual([]);
  });

  test('a move that names an older version is refused, and shown how its boats stand', async () => {
    await move(to(0, group(0)));
    const answer = await move(to(1, group(1), boat(1).version), to(0, group(1), boat(0).version));
    expect(answer).toMatchObject([
      409,
      {
        detail: 'Någon annan har ändrat detta. Ladda om och försök igen.',
        current: [
          { id: boat(1).id, start_group: null, version: boat(1).version },
          { id: boat(0).id, start_group: group(0), version: before + 1 },
        ],
      },
    ]);
    expect(await eventsSince(app, people.club.id, before)).toHaveLength(1);
    expect(await move(to(0, group(1), before + 1))).toMatchObject([200, { competitors: [{ start_group: group(1) }] }]);
  });

  test('a move that is sent again under its key is made once', async () => {
    const key = { 'idempotency-key': '7f1a52f6-4f4c-4ad8-9d3e-0d0a35d1c002' };
    const send = () =>
      people.official(
        'POST',
        `/api/sailings/${sailing}/move-competitors/`,
        { moves: [to(0, group(0), boat(0).version)] },
        key,
      );
    const first = await send();
    await move(to(0, group(1)));
    const again = await send();
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect((await people.official('GET', `/api/competitors/${boat(0).id}/`)).json()).toMatchObject({
      start_group: group(1),
    });
  });

  test('officials who move boats at once get numbers without a gap, and no move is lost', async () => {
    const each = ([0, 1, 2] as const).flatMap((index) => [move(to(index, group(0))), move(to(index, group(1)))]);
    for (const [status] of await Promise.all(each)) expect(status).toBe(200);
    const events = await eventsSince(app, people.club.id, before);
    expect(events.map(({ version }) => version)).toEqual(events.map((_event, index) => before + 1 + index));
    expect(await numberOf(app, people.club.id)).toBe(before + events.length);
    for (const { id } of boats) {
      const last = events.filter(({ what }) => what === `competitor ${id}`).at(-1);
      const { version, start_group } = (await people.official('GET', `/api/competitors/${id}/`)).json<Competitor>();
      expect({ version, start_group }).toEqual({ version: last?.version, start_group: last?.data?.['start_group'] });
    }
  });

  test('five hundred boats move in one call', async () => {
    const row = {
      sailing_id: sailing,
      skipper_name: 'Anna Ek',
      rating_type: 'srs',
      version: 0,
      created_at: '2026-06-01T10:00:00.000Z',
      updated_at: '2026-06-01T10:00:00.000Z',
    } as const;
    const ids = await app.db
      .insertInto('competitors')
      .values(Array.from({ length: 500 }, () => row))
      .returning('id')
      .execute();
    const [status, answer] = await move(...ids.map(({ id }) => ({ competitor: id, start_group: group(0) })));
    expect([status, answer]).toMatchObject([200, { competitors: { length: 500 } }]);
    expect(await numberOf(app, people.club.id)).toBe(before + 500);
    expect(await eventsSince(app, people.club.id, before)).toHaveLength(500);
  });
});
