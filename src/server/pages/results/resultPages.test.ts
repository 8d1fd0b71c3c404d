import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { IndexData } from '../../../shared/contract/indexData';
import type { PublicSailing, PublicSerie } from '../../../shared/contract/publications';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing, newSerie } from '../../../testing/fleet';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';
import { STYLESHEET } from './stylesheet';

const KB = 1024;

describeEachEngine('public results', (makeApp) => {
  let app: TestApp;
  let people: People;
  let serie: number;
  let sailing: number;
  let boats: number[];

  const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers });
  const page = () => `/r/exempel-ss/segling/${sailing}-torsdag-3`;
  const seriePage = () => `/r/exempel-ss/serie/${serie}-torsdagsserien`;
  const setClub = (fields: object) => people.staff('PATCH', `/api/clubs/${people.club.id}/`, fields);
  const publish = async (of = `sailings/${sailing}`, state = 'preliminary') => {
    const reply = await people.official('POST', `/api/${of}/publications/`, { state });
    expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)]);
  };

  async function enter(number: number, skipper_name: string, fields: object = {}): Promise<number> {
    const named = { skipper_name, sail_number: `SWE ${number}`, boat_name: `Båt ${number}`, crew_names: 'Pia Gast' };
    const rated = { rating: '0.900', rating_type: 'custom' };
    return (await newBoat(people.official, sailing, { ...named, ...rated, ...fields })).id;
  }
  const report = async (finishes: object[]) =>
    people.official('POST', `/api/sailings/${sailing}/finishes/`, { finishes });

  beforeEach(async () => {
    app = await makeApp();
    app.clock.set('2026-06-04T20:00:00+02:00');
    people = await peopleIn(app);
    await setClub({ publish: 'manual' });
    ({ id: serie } = await newSerie(people.official));
    ({ id: sailing } = await newSailing(people.official, { serie }));
    boats = [await enter(57, 'Örjan Öst'), await enter(312, 'Alva Sjö'), await enter(9, 'Bo Ek')];
    await report([
      { competitor: boats[0], elapsed_time: '00:50:00', anyway: true },
      { competitor: boats[1], elapsed_time: '00:51:07', anyway: true },
      { competitor: boats[2], score_code: 'DNF' },
    ]);
    await people.official('PATCH', `/api/sailings/${sailing}/`, { status: 'finished', anyway: true });
  });

  test('the boat that won is a drawing, and stands on the start page', async () => {
    const recent = async () => (await get('/api/index-data/')).json<IndexData>().recent_results[0];
    expect(await recent()).toMatchObject({ id: sailing, public_path: null, winner: null });
    expect((await get(`${page()}.svg`)).statusCode).toBe(404);
    await publish();
    const winner = { sail_number: 'SWE 57', boat_name: 'Båt 57', home: 2 };
    expect(await recent()).toMatchObject({ public_path: page(), winner });
    const reply = await get(`${page()}.svg`);
    expect(reply.headers['content-type']).toBe('image/svg+xml');
    expect(reply.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    // The number is drawn, so that it looks the same everywhere.
    expect(reply.body).not.toContain('<text');
  });

  test('a stranger reads the result without script, cookie or login', async () => {
    await publish();
    const reply = await get(page());
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
      etag: expect.stringMatching(/^"/),
    });
    expect(reply.headers['set-cookie']).toBeUndefined();
    for (const text of ['Preliminärt, version 1', 'Torsdag 3', 'Torsdag 4 juni 2026', '3 båtar, 2 i mål', 'Örjan Öst'])
      expect(reply.body).toContain(text);
    expect(reply.body).toContain('0:45:00');
    expect(reply.body).toContain('+1:00');
    expect(reply.body).toContain('gick inte i mål');
    expect(reply.body).toContain(seriePage());
    expect(reply.body).not.toContain('Pia Gast');
    // A browser that is not told of an icon asks for /favicon.ico, which is not there.
    const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(reply.body) ?? [];
    expect(icon !== '' && existsSync(join('public', icon))).toBe(true);
  });

  test('what has not changed is not sent again, and what has is', async () => {
    await publish();
    const { headers } = await get(page());
    const asked = { 'if-none-match': String(headers.etag) };
    expect((await get(page(), asked)).statusCode).toBe(304);
    // Another row of the club has changed, and the page has not.
    await people.official('PATCH', `/api/sailings/${sailing}/`, { description: 'Samling 17.30.' });
    expect((await get(page(), asked)).statusCode).toBe(304);
    await report([{ competitor: boats[1], elapsed_time: '00:49:00', anyway: true }]);
    expect((await get(page(), asked)).statusCode).toBe(304);
    await publish();
    const later = await get(page(), asked);
    expect(later.statusCode).toBe(200);
    expect(later.body).toContain('Preliminärt, version 2');
    expect(later.body).toContain('SWE 312 ny tid 0:49:00');
    const first = await get(`${page()}?version=1`);
    expect(first.body).toContain('Det här är version 1. Det finns en senare.');
    expect(first.body).toContain('0:45:00');
    expect((await get(`${page()}?version=3`)).statusCode).toBe(404);
    expect((await get(`${page()}?version=x`)).statusCode).toBe(404);
  });

  test('an old name leads to the new one, where something is published', async () => {
    expect((await get(`/r/exempel-ss/segling/${sailing}-fel`)).statusCode).toBe(404);
    await publish();
    for (const [wrong, right] of [
      [`/r/exempel-ss/segling/${sailing}`, page()],
      [`/r/exempel-ss/segling/${sailing}-fel.json?version=1`, `${page()}.json?version=1`],
      [`/r/exempel-ss/segling/${sailing}-F%C3%85L`, page()],
    ] as const) {
      const reply = await get(wrong);
      expect([wrong, reply.statusCode, reply.headers.location]).toEqual([wrong, 301, right]);
    }
    await people.official('PATCH', `/api/sailings/${sailing}/`, { name: 'Torsdag fyra' });
    const renamed = `/r/exempel-ss/segling/${sailing}-torsdag-fyra`;
    expect((await get(page())).headers.location).toBe(renamed);
    expect((await get(renamed)).statusCode).toBe(200);
  });

  test.each(['off', 'unpublished', 'none', 'other club', 'suffix'])(
    'nothing is shown that is not public: %s',
    async (why) => {
      if (why !== 'none') await publish();
      if (why === 'off') await setClub({ publish: 'off' });
      if (why === 'unpublished') await app.db.updateTable('sailings').set({ status: 'unpublished' }).execute();
      const url =
        why === 'other club'
          ? `/r/annans-bk/segling/${sailing}-torsdag-3`
          : why === 'suffix'
            ? `${page()}.exe`
            : page();
      const reply = await get(url);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(reply.body).toContain('Sidan finns inte');
      expect(reply.body).not.toContain('SWE 57');
    },
  );

  test('people are named by the rules of the moment, in every form and version', async () => {
    await publish();
    await people.official('PATCH', `/api/competitors/${boats[0]}/`, { hide_name: true });
    await people.official('PATCH', `/api/competitors/${boats[1]}/`, { is_minor: true });
    await publish(`series/${serie}`);
    for (const url of [
      page(),
      `${page()}?version=1`,
      `${page()}.json`,
      `${page()}.csv`,
      seriePage(),
      `${seriePage()}.json`,
      `${seriePage()}.csv`,
      '/r/exempel-ss/',
    ]) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect([url, /Örjan|Alva Sjö|Pia Gast|@example\.se/.test(body)]).toEqual([url, false]);
      expect([url, body.includes('Rorsman')]).toEqual([url, true]);
    }
    expect((await get(page())).body).toContain('Alva S.');
  });

  test('other sites read the data, and frame what is meant for frames', async () => {
    await publish();
    await publish(`series/${serie}`);
    const json = await get(`${page()}.json`);
    expect(json.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(json.json<PublicSailing>()).toMatchObject({
      format: 1,
      state: 'preliminary',
      version: 1,
      club: { slug: 'exempel-ss' },
      sailing: { id: sailing, counts: 'corrected' },
      rows: [{ position: 1, sail_number: 'SWE 57', corrected_time: '00:45:00' }, {}, { score_code: 'DNF' }],
    });
    expect((await get(`${seriePage()}.json`)).json<PublicSerie>()).toMatchObject({
      serie: { id: serie, counted: [sailing] },
      rows: [{ position: 1, ranks: [1], net_points: '1.0' }, {}, {}],
    });
    const csv = await get(`${page()}.csv`);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body.split('\r\n')[1]).toBe(';1;SWE 57;Båt 57;;Örjan Öst;;;0,900;19.20.00;0:50:00;0:45:00;;1');
    const plain = await get(page());
    expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const framed = await get(`${page()}?inbaddad=1`);
    expect(framed.headers['x-frame-options']).toBeUndefined();
    expect(framed.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(framed.body).toContain('<base target="_top">');
    expect(framed.body).not.toContain('Dina uppgifter');
  });

  test('a result and standings have pictures, wide and tall', async () => {
    await publish();
    await publish(`series/${serie}`);
    for (const of of [page(), seriePage()])
      for (const [query, width, height] of [
        ['', 1200, 630],
        ['?form=hog', 1080, 1350],
      ] as const) {
        const reply = await get(`${of}.png${query}`);
        expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png']);
        expect([reply.rawPayload.readUInt32BE(16), reply.rawPayload.readUInt32BE(20)]).toEqual([width, height]);
        const asked = { 'if-none-match': String(reply.headers.etag), 'accept-encoding': 'br' };
        expect((await get(`${of}.png${query}`, asked)).statusCode).toBe(304);
      }
    expect((await get(page())).body).toContain(`${page()}.png`);
  });

  test('a page that takes oEmbed finds the frame', async () => {
    await publish();
    const reply = await get(`/r/oembed?url=${encodeURIComponent(`${app.deps.site()}${page()}`)}`);
    expect(reply.json()).toMatchObject({
      type: 'rich',
      title: 'Torsdag 3',
      html: expect.stringContaining(`${page()}?inbaddad=1`),
    });
    for (const url of ['', 'x', `https://annan.se${page()}`, `${app.deps.site()}/r/exempel-ss/segling/9999-x`])
      expect([url, (await get(`/r/oembed?url=${encodeURIComponent(url)}`)).statusCode]).toEqual([url, 404]);
  });

  test('what people have written is text', async () => {
    const hostile = '<img src=x onerror=alert(1)>"\'';
    await people.official('PATCH', `/api/sailings/${sailing}/`, { name: hostile });
    await people.official('PATCH', `/api/competitors/${boats[0]}/`, { boat_name: hostile, skipper_name: hostile });
    await people.official('PATCH', `/api/series/${serie}/`, { name: hostile });
    await publish();
    await publish(`series/${serie}`);
    for (const url of [
      '/r/exempel-ss/',
      (await get(`/r/exempel-ss/segling/${sailing}`)).headers.location ?? '',
      (await get(`/r/exempel-ss/serie/${serie}`)).headers.location ?? '',
    ]) {
      const { statusCode, body } = await get(String(url));
      expect([url, statusCode, body.includes('<img src=x'), body.includes('&#60;img')]).toEqual([
        url,
        200,
        false,
        true,
      ]);
    }
  });

  test('the club has a front, with what is next and what search engines may know of it', async () => {
    await newSailing(people.official, { name: 'Torsdag 4', start_date: '2026-06-11', start_time: '18:30' });
    await publish();
    await publish(`series/${serie}`);
    await setClub({ publish_indexed: true });
    const reply = await get('/r/exempel-ss/');
    expect(reply.headers['x-robots-tag']).toBeUndefined();
    for (const text of [
      'Nästa segling',
      'Torsdag 4',
      'Torsdag 11 juni 18.30',
      'Senaste vinnare',
      'Ställningen, Torsdagsserien',
    ])
      expect(reply.body).toContain(text);
    expect(reply.body).toContain('/kalender/exempel-ss.ics');
    const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(reply.body) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@graph': [
        { '@type': 'SportsEvent', name: 'Torsdag 4', startDate: '2026-06-11T18:30:00+02:00', sport: 'Sailing' },
      ],
    });
    expect((await get('/r/finns-inte/')).statusCode).toBe(404);
  });

  test('a page of sixty boats is small', async () => {
    for (let number = 100; number < 157; number += 1) await enter(number, `Rorsman nummer ${number}`);
    const { competitors } = (await people.official('GET', `/api/sailings/${sailing}/`)).json<{
      competitors: { id: number }[];
    }>();
    await report(
      competitors.slice(3).map(({ id }, index) => ({
        competitor: id,
        elapsed_time: `00:5${2 + Math.floor(index / 10)}:0${index % 10}`,
        anyway: true,
      })),
    );
    await publish();
    const { body } = await get(page());
    expect(body.match(/<tr>/g)).toHaveLength(61);
    expect((body.length + STYLESHEET.length) / KB).toBeLessThan(120);
    const packed = brotliCompressSync(body).length + brotliCompressSync(STYLESHEET).length;
    expect(packed / KB).toBeLessThan(20);
  });
});
