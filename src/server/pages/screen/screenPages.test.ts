import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newClass, newGroup, newSailing, newSerie } from '../../../testing/fleet';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

/** What people read, without marks and repeated spaces. */
const textOf = (body: string): string =>
  body
    .replace(/<(style|script|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describeEachEngine('the screen of a club house', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let serie: number;
  let boats: number[];

  const get = (url = '/r/exempel-ss/skarm', headers: Record<string, string> = {}) => app.app.inject({ url, headers });
  const views = (body: string) => [...body.matchAll(/data-view="(\w+)"/g)].map(([, view]) => view);
  const setClub = (fields: object) => people.staff('PATCH', `/api/clubs/${people.club.id}/`, fields);
  const patch = async (fields: object) => {
    const reply = await people.official('PATCH', `/api/sailings/${sailing}/`, { anyway: true, ...fields });
    expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)]);
  };
  const finish = async (boat: number, time: string) => {
    const finishes = [{ competitor: boats[boat], finish_time: `2026-06-04T${time}+02:00`, anyway: true }];
    expect((await people.official('POST', `/api/sailings/${sailing}/finishes/`, { finishes })).statusCode).toBe(200);
  };
  const publish = async (of = `sailings/${sailing}`) => {
    const reply = await people.official('POST', `/api/${of}/publications/`, { state: 'preliminary' });
    expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)]);
  };

  async function enter(number: number, start_group: number, fields: object = {}): Promise<number> {
    const named = { skipper_name: 'Örjan Öst', sail_number: `SWE ${number}`, boat_name: `Båt ${number}` };
    const rated = { rating: '1.000', rating_type: 'custom' };
    return (await newBoat(people.official, sailing, { ...named, ...rated, start_group, ...fields })).id;
  }

  beforeEach(async () => {
    app = await makeApp();
    app.clock.set('2026-06-04T17:30:00+02:00');
    people = await peopleIn(app);
    await setClub({ publish: 'at_once' });
    ({ id: serie } = await newSerie(people.official));
    ({ id: sailing } = await newSailing(people.official, { serie, start_type: 'groups' }));
    const first = await newGroup(people.official, sailing, { name: 'Stora', start_time: '18:30', order: 0 });
    const second = await newGroup(people.official, sailing, { name: 'Små', start_time: '18:35', order: 1 });
    boats = [
      await enter(57, first.id, { skipper_name: 'Alva Sjö', is_minor: true }),
      await enter(312, second.id),
      await enter(9, second.id, { hide_name: true }),
    ];
  });

  test('begins with the start list: groups with flag and time, and boats without their people', async () => {
    const reply = await get();
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, no-cache']);
    expect(reply.headers['x-robots-tag']).toBe('noindex');
    expect(views(reply.body)).toEqual(['start']);
    expect(textOf(reply.body)).toContain(
      'Torsdag 3 3 båtar 18.30 Stora · 1 båt SWE 57 Båt 57 18.35 Små · 2 båtar SWE 9 Båt 9 SWE 312 Båt 312',
    );
    expect(reply.body).toContain(`data-until="${Date.parse('2026-06-04T18:35:00+02:00')}"`);
    expect(reply.body.match(/class="flag"/g)).toHaveLength(2);
    expect(reply.body).not.toMatch(/Alva|Örjan|Rorsman/);
    expect((await get(undefined, { 'if-none-match': String(reply.headers.etag) })).statusCode).toBe(304);
  });

  test('says of a group that waits why it has no start', async () => {
    await app.db.updateTable('start_groups').set({ start_state: 'postponed' }).where('name', '=', 'Små').execute();
    expect(textOf((await get()).body)).toContain('Uppskjuten Små · 2 båtar');
  });

  test('while boats are out it tells the last second that takes the lead, and who is home', async () => {
    await patch({ status: 'ongoing' });
    await finish(0, '19:20:00');
    const { body } = await get();
    expect(views(body)).toEqual(['live']);
    expect(textOf(body)).toContain('Måste i mål senast för att vinna Torsdag 3 SWE 9 Båt 9 19.24.59');
    // Five minutes later from the start, and one second less than the leader.
    expect(body).toContain(`data-lead="${Date.parse('2026-06-04T19:24:59+02:00')}"`);
    expect(textOf(body)).toContain('SWE 312 Båt 312 19.24.59');
    expect(textOf(body)).toContain('I mål, 1 av 3 1 SWE 57 Båt 57 0:50:00');
    expect(body).not.toMatch(/Alva|Örjan|Rorsman/);
    await finish(1, '19:24:00');
    expect(textOf((await get()).body)).toContain('I mål, 2 av 3 1 SWE 312 Båt 312 0:49:00 2 SWE 57');
  });

  test('classes that are placed apart have a board each', async () => {
    const { id } = await newClass(people.official, sailing, { name: 'Mono' });
    await people.official('PATCH', `/api/competitors/${boats[0]}/`, { race_class: id });
    await patch({ status: 'ongoing' });
    await finish(0, '19:20:00');
    await finish(1, '19:20:00');
    const { body } = await get();
    expect(views(body)).toEqual(['live', 'live']);
    expect(textOf(body)).toContain('I mål, 1 av 1 1 SWE 57');
    expect(textOf(body)).toContain('I mål, 1 av 2 1 SWE 312');
  });

  test('where the order at the finish decides, those who are out are named without a time', async () => {
    await patch({ status: 'ongoing', result_method: 'finish_order' });
    await finish(0, '19:20:00');
    const { body } = await get();
    expect(views(body)).toEqual(['live']);
    expect(body).not.toContain('data-lead');
    expect(textOf(body)).toContain('SWE 9 Båt 9 – SWE 312 Båt 312 –');
  });

  test.each(['verified', 'manual'] as const)('where results are published %s, a race is not shown', async (mode) => {
    await setClub({ publish: mode });
    await patch({ status: 'ongoing' });
    await finish(0, '19:20:00');
    const racing = await get();
    expect(views(racing.body)).toEqual(['start']);
    expect(racing.body).not.toContain('0:50:00');
    await finish(1, '19:24:00');
    await finish(2, '19:25:00');
    await patch({ status: 'finished' });
    expect((await get()).body).not.toContain('SWE 57');
    await publish();
    expect(views((await get()).body)).toEqual(['resultat']);
  });

  test('then comes the published result, with the names of the moment, and the standings', async () => {
    await patch({ status: 'ongoing' });
    await finish(0, '19:20:00');
    await finish(1, '19:26:00');
    await finish(2, '19:27:00');
    // All are home, and the version is not made yet.
    expect(views((await get()).body)).toEqual(['live']);
    await patch({ status: 'finished' });
    await publish();
    await publish(`series/${serie}`);
    const { body } = await get();
    expect(views(body)).toEqual(['resultat', 'serie']);
    const text = textOf(body);
    expect(text).toContain('SWE 57 · Alva S.');
    expect(text).toContain('1 SWE 57 Båt 57 0:50:00 2 SWE 312 Båt 312 0:51:00 +1:00');
    expect(text).toContain('Båt 57 leder med 1 poäng efter en segling.');
    expect(body).toContain('data-foot="Preliminärt, version 1"');
    expect(body).not.toContain('Alva Sjö');
    await people.official('PATCH', `/api/competitors/${boats[0]}/`, { hide_name: true });
    expect((await get()).body).not.toContain('Alva');
  });

  test('the day after, the result of the evening is still there, beside the next one', async () => {
    await patch({ status: 'ongoing' });
    await finish(0, '19:20:00');
    await patch({ status: 'finished' });
    await publish();
    app.clock.set('2026-06-05T00:30:00+02:00');
    await newSailing(people.official, { name: 'Torsdag 4', start_date: '2026-06-11', start_time: '18:30' });
    expect(views((await get()).body)).toEqual(['resultat', 'nasta']);
    app.clock.set('2026-06-06T00:30:00+02:00');
    expect(views((await get()).body)).toEqual(['nasta']);
  });

  test('without anything tonight the next evening is shown', async () => {
    app.clock.set('2026-06-05T08:00:00+02:00');
    await newSailing(people.official, { name: 'Torsdag 4', start_date: '2026-06-11', start_time: '18:30' });
    await newSailing(people.official, { name: 'Torsdag 5', start_date: '2026-06-18', start_time: null });
    const { body } = await get();
    expect(views(body)).toEqual(['nasta']);
    expect(textOf(body)).toContain('Nästa segling Torsdag 4 Torsdag 11 juni · 18.30 Sedan Torsdag 5 Torsdag 18 juni');
    await app.db.updateTable('sailings').set({ status: 'unpublished' }).execute();
    app.clock.set('2026-06-06T08:00:00+02:00');
    expect(textOf((await get()).body)).toContain('Ingen segling är planerad just nu.');
  });

  test('is not there while the club publishes nothing, and no news are told', async () => {
    await setClub({ publish: 'off' });
    for (const url of ['/r/exempel-ss/skarm', '/r/exempel-ss/nytt', '/r/finns-inte/skarm'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });

  test('a page that is open is told when a version is made, and a screen of each finish too', async () => {
    const listen = async (query: string) => {
      const reply = await app.app.inject({ url: `/r/exempel-ss/nytt${query}`, payloadAsStream: true });
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
      expect(reply.headers['cache-control']).toBe('no-store');
      return reply.stream()[Symbol.asyncIterator]();
    };
    const [page, screen] = [await listen(''), await listen('?allt=1')];
    const next = async (lines: AsyncIterator<unknown>) => String((await lines.next()).value);
    expect(await next(page)).toMatch(/^event: hello\n/);
    expect(await next(screen)).toMatch(/^event: hello\n/);
    await patch({ status: 'ongoing' });
    await finish(0, '19:20:00');
    expect(await next(screen)).toMatch(/^event: news\n/);
    await publish();
    expect(await next(page)).toMatch(/^event: news\n/);
    await Promise.all([page.return?.(), screen.return?.()]);
  });
});
