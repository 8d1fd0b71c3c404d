import type { Competitor } from '../../../shared/contract/competitors';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing } from '../../../testing/fleet';
import { peopleIn, type Call, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';
import { EVENING } from '../../../testing/testClock';

describeEachEngine('a sail number that a boat of the sailing has already', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let asa: Competitor;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official, { registration_scope: 'open' }));
    asa = await newBoat(people.official, sailing, { sail_number: 'SWE 57', boat_name: 'Åsa' });
  });

  const answer = async (call: Call, ...request: Parameters<Call>): Promise<[number, unknown]> => {
    const reply = await call(...request);
    return [reply.statusCode, reply.json()];
  };
  const enter = (values: object, call = people.official) =>
    answer(call, 'POST', '/api/competitors/', { sailing, skipper_name: 'Bo Ek', ...values });
  const change = (id: number, values: object) => answer(people.official, 'PATCH', `/api/competitors/${id}/`, values);
  const refused = [400, { sail_number: ['SWE 57 Åsa är redan anmäld.'] }];

  test.each(['57', 'SWE 57', 'swe 057'])('%s is refused, for the club and for a sailor', async (sail_number) => {
    expect(await enter({ sail_number })).toEqual(refused);
    expect(await enter({ sail_number }, people.member)).toEqual(refused);
    expect(await enter({ sail_number, anyway: true }, people.member)).toEqual(refused);
    expect(await enter({ sail_number, anyway: true })).toMatchObject([201, { boat_name: '' }]);
  });

  test.each(['571', 'NOR 57', 'SWE 57A', ''])('%j is another boat', async (sail_number) => {
    expect(await enter({ sail_number })).toMatchObject([201, {}]);
    expect(await enter({ sailing: (await newSailing(people.official)).id, sail_number: '57' })).toMatchObject([
      201,
      {},
    ]);
  });

  test('is refused for a boat that is changed, and its own number is not another’s', async () => {
    const other = await newBoat(people.official, sailing, { sail_number: '8' });
    expect(await change(other.id, { sail_number: '57' })).toEqual(refused);
    expect(await change(other.id, { sail_number: '57', anyway: true })).toMatchObject([200, { sail_number: '57' }]);
    expect(await change(asa.id, { sail_number: '57' })).toMatchObject([200, { sail_number: '57' }]);
    expect(await change(asa.id, { boat_name: '', skipper_name: 'Eva Lund' })).toMatchObject([200, {}]);
    expect(await enter({ sail_number: 'SWE 57' })).toEqual([400, { sail_number: ['57 Eva Lund är redan anmäld.'] }]);
  });

  test('of a boat that was seen at the finish alone is free, and that boat becomes no second one', async () => {
    app.clock.set(EVENING);
    const finishes = [{ sail_number: '99', finish_time: '19:40:00' }];
    const [, made] = await answer(people.official, 'POST', `/api/sailings/${sailing}/finishes/`, { finishes });
    const [unknown] = (made as { competitors: Competitor[] }).competitors;
    expect(await enter({ sail_number: 'SWE 99' })).toMatchObject([201, {}]);
    expect(await change(unknown?.id ?? 0, { is_unmatched: false })).toEqual([
      400,
      { sail_number: ['SWE 99 Bo Ek är redan anmäld.'] },
    ]);
  });
});
