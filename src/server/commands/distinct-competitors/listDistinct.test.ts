import type { DistinctCompetitor } from '../../../shared/contract/competitors';
import { describeBothEngines } from '../../../testing/engines';
import { newBoat, newSailing } from '../../../testing/fleet';
import { peopleIn, type People } from '../../../testing/people';
import { aCompetitorRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';

describeBothEngines("a club's distinct competitors", (makeApp) => {
  let server: TestApp;
  let people: People;
  beforeEach(async () => {
    server = await makeApp();
    people = await peopleIn(server);
  });

  const LIST = '/api/clubs/exempel-ss/distinct-competitors/';
  const listed = async (query = '') => (await people.official('GET', `${LIST}${query}`)).json<DistinctCompetitor[]>();
  const labels = (rows: DistinctCompetitor[]) =>
    rows.map(({ sail_number, skipper_name }) => `${sail_number} ${skipper_name}`);
  const evening = (start_date: string, values: object = {}) =>
    newSailing(people.official, { name: `Torsdag ${start_date}`, start_date, ...values });
  const enter = (sailing: number, sail_number: string, skipper_name: string, values: object = {}) =>
    newBoat(people.official, sailing, { sail_number, skipper_name, ...values });

  test('are its boats with their helms, each once as the latest entry says, those who sail most first', async () => {
    const [late, early] = [await evening('2026-06-11'), await evening('2026-06-04')];
    const latest = await enter(late.id, 'SWE 57', 'Anna Ek', {
      boat_name: 'Vindil',
      crew_names: 'Bo',
      rating: '0.870',
    });
    await enter(early.id, '57', 'ANNA EK ', { boat_name: 'Gamla Vindil', rating: '0.860' });
    await enter(early.id, 'SWE 9', 'Cia Dahl');
    await enter(late.id, 'SWE 10', 'Anna Ek');

    const rows = await listed();

    expect(labels(rows)).toEqual(['SWE 57 Anna Ek', 'SWE 9 Cia Dahl', 'SWE 10 Anna Ek']);
    expect(rows[0]).toEqual({
      id: latest.id,
      sailor: null,
      boat: null,
      skipper_name: 'Anna Ek',
      crew_names: 'Bo',
      sail_number: 'SWE 57',
      boat_name: 'Vindil',
      boat_model: null,
      boat_model_name: null,
      rating: '0.870',
      rating_type: 'srs',
      last_sailing: { id: late.id, name: 'Torsdag 2026-06-11', start_date: '2026-06-11' },
      times_entered: 2,
    });
  });

  test('for a sailing are those who are not in it, neither boat nor helm', async () => {
    const [before, now] = [await evening('2026-06-04'), await evening('2026-06-11')];
    const entered = [
      ['SWE 1', 'Anna Ek'],
      ['SWE 2', 'Bo Alm'],
      ['SWE 3', 'Cia Dahl'],
      ['', 'Disa Berg'],
    ] as const;
    for (const [number, helm] of entered) await enter(before.id, number, helm);
    await aCompetitorRecord(server, before, {
      skipper_name: 'Sara Seglare',
      sail_number: 'SWE 4',
      sailor_id: people.sailorId.member,
    });
    await enter(now.id, '1', 'Någon Annan');
    await enter(now.id, '', 'Disa Berg');
    await aCompetitorRecord(server, now, {
      skipper_name: 'Sara S',
      sail_number: 'SWE 99',
      sailor_id: people.sailorId.member,
    });

    expect(labels(await listed(`?sailing_id=${now.id}`))).toEqual(['SWE 2 Bo Alm', 'SWE 3 Cia Dahl']);
    expect(labels(await listed('?sailing_id='))).toHaveLength(7);
  });

  test('follow what has been entered since', async () => {
    const { id } = await evening('2026-06-04');
    await enter(id, 'SWE 1', 'Anna Ek');
    expect(await listed()).toHaveLength(1);
    await enter(id, 'SWE 2', 'Bo Alm');
    expect(await listed()).toHaveLength(2);
  });

  test('are the club’s own: no other club’s boats, and no numbers that nobody knew', async () => {
    const { id } = await evening('2026-06-04');
    await aCompetitorRecord(server, { id }, { sail_number: 'SWE 5', is_unmatched: 1 });
    const elsewhere = await newSailing(people.stranger);
    await newBoat(people.stranger, elsewhere.id, { sail_number: 'SWE 6' });
    expect(await listed()).toEqual([]);
    for (const sailing of [elsewhere.id, 9999, 'x', '99999999999999']) {
      const reply = await people.official('GET', `${LIST}?sailing_id=${sailing}`);
      expect([reply.statusCode, reply.json()]).toEqual([
        400,
        { sailing_id: ['Välj ett giltigt alternativ. Det valet finns inte bland tillgängliga alternativ.'] },
      ]);
    }
  });

  test('are for the club alone', async () => {
    const statuses = async (path: string) => {
      const actors = [people.anonymous, people.member, people.stranger, people.official, people.staff];
      return Promise.all(actors.map(async (call) => (await call('GET', path)).statusCode));
    };
    expect(await statuses(LIST)).toEqual([401, 403, 403, 200, 200]);
    expect(await statuses('/api/clubs/finns-inte/distinct-competitors/')).toEqual([401, 403, 404, 404, 404]);
  });

  test('come in pages when the call asks for them', async () => {
    const { id } = await evening('2026-06-04');
    for (const number of ['SWE 1', 'SWE 2']) await enter(id, number, 'Anna Ek');
    expect((await people.official('GET', `${LIST}?page_size=1&page=2`)).json()).toMatchObject({
      count: 2,
      results: [{ sail_number: 'SWE 2' }],
    });
  });
});
