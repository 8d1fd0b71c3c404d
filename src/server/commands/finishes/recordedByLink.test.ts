import type { Competitor } from '../../../shared/contract/competitors';
import type { FinishDifferences } from '../../../shared/contract/finishDifferences';
import type { Headcount } from '../../../shared/contract/presence';
import { aUser } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { anEveningLink, cameBy } from '../../../testing/evenings';
import { newBoat, newSailing } from '../../../testing/fleet';
import { callsOf, peopleIn, type Call, type People } from '../../../testing/people';
import { uuidOf } from '../../../testing/startEvents';
import type { TestApp } from '../../../testing/testApp';

const clock = (time: string) => `2026-06-04T${time}+02:00`;

describeEachEngine('who came by an evening link', (makeApp) => {
  let server: TestApp;
  let people: People;
  /** Of Anna, who records the sailing `own`. */
  let recorder: Call;
  let own: { sailing: number; boat: Competitor };
  let other: { sailing: number; boat: Competitor };

  beforeEach(async () => {
    server = await makeApp();
    server.clock.set(clock('18:00:00'));
    people = await peopleIn(server);
    const race = async (from: number) => {
      const { id: sailing } = await newSailing(people.official, { self_reporting: true });
      const boat = await newBoat(people.official, sailing, { sail_number: 'SWE 57', sailor: people.sailorId.member });
      const seen = (index: number, list: string, time: string) => ({
        ...{ id: uuidOf(from + index), at: clock(time), list, competitor: boat.id },
      });
      await people.official('PATCH', `/api/sailings/${sailing}/`, { status: 'ongoing' });
      server.clock.set(clock('20:30:00'));
      const observations = [seen(1, 'main', '19:40:00'), seen(2, 'reserve', '19:40:05')];
      const reply = await people.official('POST', `/api/sailings/${sailing}/finish-observations/`, { observations });
      expect(reply.statusCode).toBe(201);
      return { sailing, boat };
    };
    own = await race(0);
    other = await race(100);
    const { id: made_by } = await aUser(server);
    const { link } = await anEveningLink(server, { sailing: own.sailing, made_by });
    const { access } = await cameBy(server, link, 'Anna');
    recorder = (method, url, payload) => callsOf(server)(method, url, payload, { authorization: `Bearer ${access}` });
  });

  const told = async <T>(reply: ReturnType<Call>): Promise<[number, T]> => {
    const { statusCode, json } = await reply;
    return [statusCode, json<T>()];
  };
  const differencesOf = (sailing: number) => `/api/sailings/${sailing}/finish-differences/`;
  const decision = (from: number) => ({
    decisions: [{ main: uuidOf(from + 1), reserve: uuidOf(from + 2), use: 'time', finish_time: '19:41:00' }],
  });

  test('compares the two lists and decides, in their own name', async () => {
    const [status, { rows }] = await told<FinishDifferences>(recorder('GET', differencesOf(own.sailing)));
    expect([status, rows.map(({ competitor }) => competitor)]).toEqual([200, [own.boat.id]]);
    expect(await told(recorder('POST', differencesOf(own.sailing), decision(0)))).toMatchObject([
      200,
      {
        rows: [{ decided: { use: 'time', by: { user: null, name: 'Anna, Tornet' } } }],
        competitors: [{ id: own.boat.id, finish_time: clock('19:41:00') }],
      },
    ]);
    const log = await people.official('GET', `/api/sailings/${own.sailing}/result-log/`);
    expect(log.json<{ by: string }[]>()[0]?.by).toBe('Anna, Tornet');
  });

  test('makes what sailors report the club’s', async () => {
    const free = await newBoat(people.official, own.sailing, { sail_number: 'SWE 8', sailor: people.sailorId.guest });
    const time = { finish_time: clock('19:45:00') };
    expect(
      (await people.guest('PATCH', `/api/competitors/${free.id}/update-elapsed-time/`, time)).json(),
    ).toMatchObject({ reported_by: 'sailor' });
    const confirm = { competitors: [free.id] };
    expect(await told(recorder('POST', `/api/sailings/${own.sailing}/confirm-reports/`, confirm))).toMatchObject([
      200,
      { competitors: [{ id: free.id, reported_by: 'club', email: null }] },
    ]);
  });

  test('counts who is out without telephones, and says where boats are', async () => {
    await people.member('PATCH', `/api/sailors/${people.sailorId.member}/`, { phone: '070-1234567' });
    const count = (call: Call) => call('GET', `/api/sailings/${own.sailing}/headcount/`);
    const say = (presence: string) => recorder('PATCH', `/api/competitors/${own.boat.id}/presence/`, { presence });
    expect(await told(say('on_water'))).toMatchObject([200, { presence: 'on_water', email: null }]);
    expect((await count(people.official)).json<Headcount>().rows).toMatchObject([{ phone: '070-1234567' }]);
    const reply = await count(recorder);
    expect([reply.statusCode, reply.json<Headcount>().rows]).toMatchObject([
      200,
      [{ competitor: own.boat.id, phone: null }],
    ]);
    expect(reply.body).not.toContain('070');
    expect(await told(say('ashore'))).toMatchObject([200, { presence: 'ashore' }]);
  });

  test('may do nothing of it in another sailing, which is not there for them', async () => {
    const { sailing, boat } = other;
    const calls: [Parameters<Call>[0], string, object?][] = [
      ['GET', differencesOf(sailing)],
      ['POST', differencesOf(sailing), decision(100)],
      ['POST', `/api/sailings/${sailing}/confirm-reports/`, { competitors: [boat.id] }],
      ['GET', `/api/sailings/${sailing}/headcount/`],
      ['PATCH', `/api/competitors/${boat.id}/presence/`, { presence: 'ashore' }],
    ];
    for (const [method, url, body] of calls)
      expect([method, url, (await recorder(method, url, body)).statusCode]).toEqual([method, url, 404]);
    expect(await told(recorder('POST', differencesOf(own.sailing), decision(100)))).toMatchObject([400, {}]);
    const confirm = { competitors: [boat.id] };
    expect(await told(recorder('POST', `/api/sailings/${own.sailing}/confirm-reports/`, confirm))).toMatchObject([
      400,
      { competitors: [expect.any(String)] },
    ]);
    expect((await people.official('GET', `/api/competitors/${boat.id}/`)).json()).toMatchObject({
      presence: null,
      finish_time: clock('19:40:00'),
    });
  });
});
