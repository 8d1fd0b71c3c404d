import type { SearchHit, SearchResult } from '../../../shared/contract/indexData';
import { aSailorAccount } from '../../../testing/accounts';
import { describeBothEngines } from '../../../testing/engines';
import { newBoat, newSailing, newSerie } from '../../../testing/fleet';
import { callsOf, peopleIn, type Call, type People } from '../../../testing/people';
import { aCompetitorRecord, aCourseRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';

describeBothEngines('search', (makeApp) => {
  let server: TestApp;
  let people: People;
  beforeEach(async () => {
    server = await makeApp();
    people = await peopleIn(server);
  });

  const find = async (call: Call, query: string, club = ''): Promise<SearchHit[]> =>
    (await call('GET', `/api/search/?query=${encodeURIComponent(query)}&club=${club}`)).json<SearchResult>()
      .result_list;
  const labels = (hits: SearchHit[]) => hits.map(({ model, label }) => `${model} ${label}`);

  test('finds clubs, series, sailings and boats, each with the page that shows it', async () => {
    const club = { id: people.club.id, slug: 'exempel-ss', name: 'Exempel Segelsällskap' };
    await server.db.updateTable('clubs').set({ city: 'Vindila' }).where('id', '=', club.id).execute();
    const serie = await newSerie(people.official, { name: 'Vindilaserien' });
    const sailing = await newSailing(people.official, { name: 'Vindila runt' });
    const boat = await newBoat(people.official, sailing.id, {
      sail_number: 'SWE 57',
      boat_name: 'Vindila',
      skipper_name: 'Anna Ek',
    });
    const place = { club, url: `/clubs/exempel-ss/sailings/${sailing.id}/info` };

    expect(await find(people.guest, ' VINDILA ')).toEqual([
      { model: 'club', id: club.id, label: club.name, description: 'Klubb · Vindila', club, url: '/clubs/exempel-ss' },
      {
        model: 'competitor',
        id: boat.id,
        label: 'SWE 57 Vindila',
        description: 'Anna Ek · Vindila runt · 2026-06-04',
        club,
        url: `/clubs/exempel-ss/sailings/${sailing.id}/competitors`,
      },
      {
        model: 'serie',
        id: serie.id,
        label: 'Vindilaserien',
        description: 'Serie · Exempel Segelsällskap',
        club,
        url: `/clubs/exempel-ss/series/${serie.id}/info`,
      },
      {
        model: 'sailing',
        id: sailing.id,
        label: 'Vindila runt',
        description: '2026-06-04 · Kommande · Exempel Segelsällskap',
        ...place,
      },
    ]);
  });

  test.each([
    ['swe57', ['competitor SWE 57 Ärlan']],
    ['57', ['competitor SWE 57 Ärlan']],
    ['ÄRLAN', ['competitor SWE 57 Ärlan']],
    ['åsa öberg', ['competitor SWE 57 Ärlan']],
    ['ärlan 57', ['competitor SWE 57 Ärlan']],
    ['2026-06-04', ['sailing Torsdag 3']],
    ['%_', []],
    ['å', []],
    ['', []],
  ])('of %j finds %j', async (query, found) => {
    const { id } = await newSailing(people.official);
    await newBoat(people.official, id, { sail_number: 'SWE 57', boat_name: 'Ärlan', skipper_name: 'Åsa Öberg' });
    expect(labels(await find(people.member, query))).toEqual(found);
  });

  test('shows a boat once, in its latest sailing, and its result when that is finished', async () => {
    const values = { sail_number: 'SWE 57', skipper_name: 'Anna Ek' };
    const earlier = await newSailing(people.official, { name: 'Torsdag 1' });
    const later = await newSailing(people.official, { name: 'Torsdag 2' });
    for (const { id } of [earlier, later]) await newBoat(people.official, id, values);
    await people.official('PATCH', `/api/sailings/${later.id}/`, { anyway: true, status: 'finished' });
    expect(await find(people.member, 'anna ek')).toMatchObject([
      { url: `/clubs/exempel-ss/sailings/${later.id}/result` },
    ]);
  });

  test('shows unpublished things to their own club only', async () => {
    await newSerie(people.official, { name: 'Hemliga serien', is_published: false });
    const hidden = await newSailing(people.official, { name: 'Hemliga seglingen', status: 'unpublished' });
    await newBoat(people.official, hidden.id, { skipper_name: 'Hemlige Bo' });
    await aCompetitorRecord(server, hidden, { skipper_name: 'Hemlig okänd', is_unmatched: 1 });
    const all = ['serie Hemliga serien', 'sailing Hemliga seglingen', 'competitor Hemlige Bo'];
    for (const call of [people.official, people.staff]) expect(labels(await find(call, 'hemlig'))).toEqual(all);
    for (const call of [people.member, people.stranger]) expect(await find(call, 'hemlig')).toEqual([]);
  });

  test('finds courses for everybody who has logged in, those in use first', async () => {
    await aCourseRecord(server, people.club, { name: 'Vindilabanan', is_active: 1 });
    const resting = await aCourseRecord(server, people.club, { name: 'Vindilas gamla', is_active: 0 });
    for (const call of [people.member, people.guest, people.stranger, people.official])
      expect(labels(await find(call, 'vindila'))).toEqual(['course Vindilabanan', 'course Vindilas gamla']);
    expect(await find(people.guest, 'gamla')).toMatchObject([
      { description: 'Vilande bana · Exempel Segelsällskap', url: `/clubs/exempel-ss/courses/${resting.id}` },
    ]);
    expect((await people.anonymous('GET', '/api/search/?query=vindila')).statusCode).toBe(401);
  });

  test('finds confirmed members, for those of the same club and for the club alone', async () => {
    const { club, sailorId } = people;
    const asking = { club, membership: 'asked', first_name: 'Sara', last_name: 'Väntar' } as const;
    const asked = callsOf(server, await aSailorAccount(server, asking));
    const clubless = callsOf(server, await aSailorAccount(server, { first_name: 'Sara', last_name: 'Utan' }));
    const found = {
      model: 'sailor',
      id: sailorId.member,
      label: 'Sara Seglare',
      description: 'Medlem · Exempel Segelsällskap',
      club: { id: club.id, slug: 'exempel-ss', name: 'Exempel Segelsällskap' },
      url: `/sailors/${sailorId.member}`,
    };
    for (const call of [people.member, people.official, people.staff]) {
      expect(await find(call, 'sara')).toEqual([found]);
      expect(await find(call, 'seglare sara')).toEqual([found]);
    }
    for (const call of [people.guest, people.stranger, asked, clubless])
      for (const near of ['', 'exempel-ss']) expect(await find(call, 'sara', near)).toEqual([]);
    await people.official('PATCH', `/api/clubs/exempel-ss/sailors/${sailorId.member}/`, { membership: null });
    for (const call of [people.member, people.official]) expect(await find(call, 'sara')).toEqual([]);
  });

  test('never looks at addresses and telephone numbers', async () => {
    const { id } = await newSailing(people.official);
    await people.member('POST', '/api/competitors/', { sailing: id });
    await people.member('PATCH', `/api/sailors/${people.sailorId.member}/`, { phone: '08-123 45' });
    for (const query of ['example.se', '08-123']) expect(await find(people.official, query)).toEqual([]);
  });

  test('gives twenty at most, the best first', async () => {
    for (let number = 1; number <= 22; number += 1) await newSailing(people.official, { name: `En torsdag ${number}` });
    await newSerie(people.official, { name: 'Torsdag' });
    const hits = await find(people.member, 'torsdag');
    expect([hits.length, hits[0]?.label, hits[1]?.label]).toEqual([20, 'Torsdag', 'En torsdag 22']);
  });

  test('gives what is of the club that it is asked from first, also when there is more than twenty of others', async () => {
    for (let number = 1; number <= 21; number += 1) await newSailing(people.stranger, { name: `Torsdag ${number}` });
    await newSailing(people.official, { name: 'Vår torsdag' });
    const first = async (club: string) => (await find(people.member, 'torsdag', club))[0]?.label;
    expect(await first('')).toBe('Torsdag 21');
    expect(await first('exempel-ss')).toBe('Vår torsdag');
    expect(await first(String(people.club.id))).toBe('Vår torsdag');
    expect(await first('ingen-klubb')).toBe('Torsdag 21');
  });

  test('wants a login, and a query that is one', async () => {
    expect((await people.anonymous('GET', '/api/search/?query=anna')).statusCode).toBe(401);
    expect((await people.member('GET', '/api/search/')).json()).toEqual({ result_list: [] });
    const long = await people.member('GET', `/api/search/?query=${'x'.repeat(101)}`);
    expect([long.statusCode, long.json()]).toEqual([
      400,
      { query: ['Se till att detta fält inte har fler än 100 tecken.'] },
    ]);
    const nul = await people.member('GET', '/api/search/?query=a%00b');
    expect([nul.statusCode, nul.json()]).toEqual([400, { query: ['Null-tecken är inte tillåtna.'] }]);
  });
});
