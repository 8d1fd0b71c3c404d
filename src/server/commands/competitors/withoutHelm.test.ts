import type { Competitor, DistinctCompetitor } from '../../../shared/contract/competitors';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing } from '../../../testing/fleet';
import { peopleIn, type Call, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

describeEachEngine('a boat whose helm nobody has said', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official, { registration_scope: 'open' }));
  });

  const answer = async (call: Call, ...request: Parameters<Call>): Promise<[number, unknown]> => {
    const reply = await call(...request);
    return [reply.statusCode, reply.json()];
  };
  const enter = (values: object, call = people.official) =>
    answer(call, 'POST', '/api/competitors/', { sailing, ...values });
  const change = (id: number, values: object, call = people.official) =>
    answer(call, 'PATCH', `/api/competitors/${id}/`, values);
  const required = [400, { skipper_name: ['Det här fältet är obligatoriskt.'] }];

  test('is entered by the club with its number alone, and the helm follows', async () => {
    const [status, made] = await enter({ sail_number: 'swe57' });
    expect([status, made]).toMatchObject([201, { sail_number: 'SWE 57', skipper_name: '', boat_name: '' }]);
    expect(await enter({ sail_number: '58', skipper_name: '' })).toMatchObject([201, { skipper_name: '' }]);
    const { id } = made as Competitor;
    expect(await change(id, { skipper_name: 'Anna Ek' })).toMatchObject([200, { skipper_name: 'Anna Ek' }]);
    expect(await change(id, { skipper_name: '' })).toMatchObject([200, { skipper_name: '' }]);
    expect(await change(id, { sail_number: '' })).toEqual([
      400,
      { skipper_name: ['Det här fältet får inte vara blankt.'] },
    ]);
  });

  test('has the number once, as any boat', async () => {
    await enter({ sail_number: 'SWE 57' });
    const taken = [400, { sail_number: ['SWE 57 är redan anmäld.'] }];
    expect(await enter({ sail_number: '57' })).toEqual(taken);
    expect(await enter({ sail_number: '57', skipper_name: 'Anna Ek' })).toEqual(taken);
    expect(await enter({ sail_number: '57', anyway: true })).toMatchObject([201, { skipper_name: '' }]);
  });

  test('is no entry of a sailor, who names one', async () => {
    expect(await enter({ sail_number: 'SWE 57', skipper_name: '' }, people.member)).toEqual([
      400,
      { skipper_name: ['Det här fältet får inte vara blankt.'] },
    ]);
    await app.db.updateTable('sailors').set({ first_name: '', last_name: '' }).execute();
    expect(await enter({ sail_number: 'SWE 57' }, people.member)).toEqual(required);
    expect(await enter({ boat_name: 'Vindil' })).toEqual(required);
  });

  test('is not offered beside the same boat with a helm, and not again once it is entered', async () => {
    const earlier = await newSailing(people.official);
    await newBoat(people.official, earlier.id, { sail_number: 'SWE 57', boat_name: 'Vindil', skipper_name: 'Anna Ek' });
    const last = await newSailing(people.official);
    for (const sail_number of ['SWE 57', 'SWE 8', 'SWE 9'])
      await answer(people.official, 'POST', '/api/competitors/', { sailing: last.id, sail_number });
    const url = `/api/clubs/${people.club.slug}/distinct-competitors/?sailing_id=${sailing}`;
    const offered = async () => {
      const [, list] = await answer(people.official, 'GET', url);
      const named = (list as DistinctCompetitor[]).map(({ sail_number, skipper_name }) => [sail_number, skipper_name]);
      return named.sort(([a = ''], [b = '']) => a.localeCompare(b, 'sv'));
    };
    expect(await offered()).toEqual([
      ['SWE 57', 'Anna Ek'],
      ['SWE 8', ''],
      ['SWE 9', ''],
    ]);
    await enter({ sail_number: '57' });
    await enter({ sail_number: 'SWE 8', skipper_name: 'Bo Alm' });
    expect(await offered()).toEqual([['SWE 9', '']]);
  });
});
