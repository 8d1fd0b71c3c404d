import type { PushMessage, ServerFrame } from '../../shared/contract/push';
import { aClubAccount, aSailorAccount } from '../../testing/accounts';
import { describeBothEngines } from '../../testing/engines';
import { newBoat, newSailing, newSerie } from '../../testing/fleet';
import { handClock, type HandClock } from '../../testing/handClock';
import { peopleIn, type People } from '../../testing/people';
import { isOfType, pushClient, type Notification, type PushClient } from '../../testing/pushClient';
import { accessTokenOf } from '../../testing/pushEvents';
import type { TestApp } from '../../testing/testApp';

type ResultsFrame = Extract<PushMessage, { change: 'results_updated' }>;

const placeOf = ({ cursor }: { cursor: string }): number => Number(cursor.split('.')[1]);

/** Results of a model, read when the log had come further than in another frame. */
const isResults =
  (model: ResultsFrame['model'], after = { cursor: 'k.0' }) =>
  (frame: ServerFrame): frame is ResultsFrame =>
    frame.type === 'notification' &&
    frame.change === 'results_updated' &&
    frame.model === model &&
    placeOf(frame) > placeOf(after);

describeBothEngines('results that change', (makeApp) => {
  let server: TestApp;
  let clock: HandClock;
  let people: People;
  const opened: PushClient[] = [];

  beforeEach(async () => {
    clock = handClock();
    server = await makeApp({ push: clock.push });
    people = await peopleIn(server);
  });
  afterEach(() => opened.splice(0).forEach(({ socket }) => socket.terminate()));

  async function subscriber(as: 'club' | 'member' | 'none', app = server): Promise<PushClient> {
    const client = await pushClient(app, { clubId: people.club.id });
    opened.push(client);
    const user = as === 'club' ? await aClubAccount(server, people.club) : await aSailorAccount(server);
    client.subscribe(as === 'none' ? {} : { token: accessTokenOf(server, user) });
    await client.untilSubscribed();
    return client;
  }

  const finish = async (competitor: number, elapsed_time: string): Promise<void> => {
    const reply = await people.official('PATCH', `/api/competitors/${competitor}/update-elapsed-time/`, {
      elapsed_time,
    });
    if (reply.statusCode !== 200) throw new Error(reply.body);
  };

  async function aRace(values: object = {}) {
    const { id: serie } = await newSerie(people.official, { discards: [] });
    const { id: sailing } = await newSailing(people.official, { serie, ...values });
    const boats = [];
    for (const number of [1, 2]) {
      boats.push((await newBoat(people.official, sailing, { sail_number: `SWE ${number}`, rating: '1.000' })).id);
    }
    const [first = 0, second = 0] = boats;
    return { serie, sailing, first, second };
  }

  test('a finish is followed by the results of its sailing and of its serie, no further on than what was served', async () => {
    const { serie, sailing, first } = await aRace();
    const client = await subscriber('member');
    await finish(first, '01:00:00');

    const ofSerie = await client.until(isResults('serie'));
    const ofSailing = await client.until(isResults('sailing'));
    const [row, ...more] = client.frames.filter(isOfType('notification'));
    expect(row).toMatchObject({ model: 'competitor', change: 'updated', id: first });
    expect(more).toHaveLength(2);
    expect(ofSailing).toMatchObject({
      id: sailing,
      version: row?.version,
      cursor: row?.cursor,
      at: '2026-06-04T14:00:00+02:00',
    });
    const read = async (path: string) => (await people.member('GET', path)).json();
    expect(ofSailing.data).toEqual({ results: (await read(`/api/sailings/${sailing}/results/`)).results });
    expect(ofSerie).toMatchObject({ id: serie, cursor: row?.cursor });
    expect(ofSerie.data).toEqual({ results: await read(`/api/series/${serie}/results/`) });
  });

  test('a burst of finishes is one more table half a second later', async () => {
    const { first, second } = await aRace();
    const client = await subscriber('member');
    await finish(first, '01:00:00');
    const told = await client.until(isResults('sailing'));
    await finish(second, '01:01:00');
    await finish(first, '01:02:00');
    await finish(second, '01:03:00');
    await client.until(
      (frame): frame is Notification => isOfType('notification')(frame) && frame.version === told.version + 3,
    );
    expect(client.frames.filter(isResults('sailing'))).toHaveLength(1);

    clock.advance(500);
    const next = await client.until(isResults('sailing', told));
    expect(next.version).toBe(told.version + 3);
    await client.until(isResults('serie'));
    expect(client.frames.filter(isResults('sailing'))).toHaveLength(2);
  });

  test('a socket without a token gets no data, and results of an unpublished sailing go to the club alone', async () => {
    const { sailing, first, serie } = await aRace({ status: 'unpublished' });
    const [club, member, none] = [await subscriber('club'), await subscriber('member'), await subscriber('none')];
    await finish(first, '01:00:00');
    expect((await club.until(isResults('sailing'))).data?.results).toHaveLength(1 + 1);
    // Everybody may see the serie.
    expect((await none.until(isResults('serie'))).data).toBeNull();
    expect((await member.until(isResults('serie'))).data).toEqual({ results: [] });
    for (const other of [member, none]) expect(other.frames.filter(isResults('sailing'))).toEqual([]);

    clock.advance(500);
    await people.official('PATCH', `/api/sailings/${sailing}/`, { status: 'upcoming' });
    clock.advance(500);
    expect((await member.until(isResults('sailing'))).id).toBe(sailing);
    expect((await none.until(isResults('sailing'))).data).toBeNull();
    expect(serie).toBeGreaterThan(0);
  });

  test('a new boat changes the points of races that nobody has touched: pages that show one read it again', async () => {
    const { serie, sailing, first } = await aRace();
    await finish(first, '01:00:00');
    const { id: next } = await newSailing(people.official, { serie, start_date: '2026-06-11' });
    const late = await newBoat(people.official, next, { sail_number: 'SWE 3', rating: '1.000' });
    const client = await subscriber('member');
    const ofSailing = (id: number) => client.frames.filter(isResults('sailing')).filter((frame) => frame.id === id);
    await finish(late.id, '01:00:00');
    const told = await client.until(isResults('serie'));
    expect(ofSailing(sailing)).toMatchObject([{ data: null }]);

    clock.advance(500);
    await finish(late.id, '01:05:00');
    clock.advance(500);
    await client.until(isResults('sailing', told));
    expect([ofSailing(next).length, ofSailing(sailing).length]).toEqual([2, 1]);
  });

  test('a sailing that leaves its serie, or is deleted, changes the standings that it leaves', async () => {
    const { serie, sailing, first } = await aRace({ status: 'finished' });
    await finish(first, '01:00:00');
    const client = await subscriber('member');
    await people.official('PATCH', `/api/sailings/${sailing}/`, { serie: null });
    const left = await client.until(isResults('serie'));
    expect([left.id, left.data]).toEqual([serie, { results: [] }]);

    clock.advance(500);
    await people.official('PATCH', `/api/sailings/${sailing}/`, { serie });
    clock.advance(500);
    const back = await client.until(isResults('serie', left));
    expect(back.data?.results).toHaveLength(2);

    clock.advance(500);
    await people.official('DELETE', `/api/sailings/${sailing}/`);
    clock.advance(500);
    expect((await client.until(isResults('serie', back))).data).toEqual({ results: [] });
  });

  test('the rules of a serie and a merge change its results', async () => {
    const { serie, first, second } = await aRace({ status: 'finished' });
    await finish(first, '01:00:00');
    await finish(second, '01:01:00');
    const client = await subscriber('member');
    await people.official('POST', `/api/series/${serie}/merges/`, { from: 'SWE 2', into: 'SWE 1' });
    expect((await client.until(isResults('serie'))).data?.results).toHaveLength(1);
  });

  test('another node that was not notified finds the change by polling', async () => {
    const { first } = await aRace();
    const otherClock = handClock();
    const other = await makeApp({ push: otherClock.push, beside: server });
    const client = await subscriber('member', other);
    await finish(first, '01:00:00');
    otherClock.advance(1_000);
    expect((await client.until(isResults('sailing'))).data?.results).toHaveLength(2);
  });
});
