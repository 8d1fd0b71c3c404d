import { TEST_PASSWORD } from '../../testing/accounts';
import { describeEachEngine } from '../../testing/engines';
import { newBoat, newSailing, newSerie } from '../../testing/fleet';
import { peopleIn, type People } from '../../testing/people';
import type { TestApp } from '../../testing/testApp';

const SITE = 'http://localhost:3000';

/** What nobody outside may read: of a minor, of two who do not want to be named, and of everybody's contacts. */
const SECRET = /Sjö|Örjan|Öst|Sara|Seglare|Pia|Gast|hemlig\.example|@example\.se|070-?\d/;

/** Addresses of ours in a page: links, pictures, forms, and what its head names for machines. */
const addressesIn = (body: string): string[] =>
  [...body.matchAll(/(?:href|src|action|content|url|html|thumbnail_url)="?:?\s?"?([^"\s>\\]+)/g)]
    .map(([, address = '']) => address.replaceAll('&#38;', '&').replaceAll('&amp;', '&').replaceAll('&#61;', '='))
    .filter((address) => address.startsWith('/') || address.startsWith(`${SITE}/`))
    .map((address) => address.replace(SITE, '').replace(/#.*$/, ''))
    .filter((address) => /^\/(r|kalender)\//.test(address));

/** The other forms of a page of results, whether or not something links to them. */
function formsOf(address: string): string[] {
  if (!/^\/r\/[\w-]+\/(segling|serie)\/[^.?]+$/.test(address)) return [];
  return [
    ...['.json', '.csv', '.png', '.png?form=hog', '?inbaddad=1', '?version=1', '.json?version=1', '.csv?version=1'],
    ...['.png?version=1', '?version=1&inbaddad=1'],
  ].map((end) => `${address}${end}`);
}

describeEachEngine('everything that is public of a club', (makeApp) => {
  let app: TestApp;
  let people: People;
  let boats: number[];
  let serie: number;

  /** Every address that a stranger gets to, with what is there. */
  async function crawl(): Promise<Map<string, Buffer>> {
    const found = new Map<string, Buffer>();
    const waiting = ['/r/exempel-ss/', '/r/exempel-ss/skarm', '/kalender/exempel-ss.ics'];
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      if (found.has(address)) continue;
      const { statusCode, rawPayload, headers } = await app.app.inject({ url: address });
      expect([address, statusCode]).toEqual([address, 200]);
      found.set(address, rawPayload);
      const isText = !String(headers['content-type']).startsWith('image/');
      waiting.push(...(isText ? addressesIn(rawPayload.toString()) : []), ...formsOf(address));
    }
    return found;
  }

  async function sail(sailing: number, isOver: boolean): Promise<void> {
    const who = [
      { skipper_name: 'Alva Sjö', is_minor: true },
      { skipper_name: 'Örjan Öst', hide_name: true },
      { sailor: people.sailorId.member },
      { skipper_name: 'Bo Ek' },
    ];
    boats = [];
    for (const [index, person] of who.entries()) {
      const boat = { sail_number: `SWE ${index + 1}`, boat_name: `Båt ${index + 1}`, crew_names: 'Pia Gast' };
      const rated = { rating: '0.900', rating_type: 'custom' };
      boats.push((await newBoat(people.official, sailing, { ...boat, ...rated, ...person })).id);
    }
    const contact = { contact_email: 'seglare@hemlig.example', contact_phone: '070-123456' };
    await app.db.updateTable('competitors').set(contact).execute();
    const patch = (fields: object) =>
      people.official('PATCH', `/api/sailings/${sailing}/`, { anyway: true, ...fields });
    expect((await patch({ status: 'ongoing' })).statusCode).toBe(200);
    const home = isOver ? boats : boats.slice(0, 2);
    const finishes = home.map((competitor, index) => ({ competitor, elapsed_time: `00:5${index}:00`, anyway: true }));
    expect((await people.official('POST', `/api/sailings/${sailing}/finishes/`, { finishes })).statusCode).toBe(200);
    if (isOver) expect((await patch({ status: 'finished' })).statusCode).toBe(200);
  }

  const publish = async (of: string) => {
    const reply = await people.official('POST', `/api/${of}/publications/`, { state: 'preliminary' });
    expect(reply.statusCode).toBe(201);
  };

  beforeEach(async () => {
    app = await makeApp();
    app.clock.set('2026-06-04T20:00:00+02:00');
    people = await peopleIn(app);
    await people.staff('PATCH', `/api/clubs/${people.club.id}/`, { publish: 'at_once' });
    ({ id: serie } = await newSerie(people.official));
    const { id: last } = await newSailing(people.official, { name: 'Torsdag 2', serie, start_date: '2026-05-28' });
    await sail(last, true);
    // As long as nobody had wished anything, the first versions could name them all.
    for (const of of [`sailings/${last}`, `sailings/${last}`, `series/${serie}`, `series/${serie}`]) await publish(of);
    const { id: tonight } = await newSailing(people.official, { name: 'Torsdag 3', serie, start_date: '2026-06-04' });
    await sail(tonight, false);
    await newSailing(people.official, { name: 'Torsdag 4', serie, start_date: '2026-06-11' });
    const gone = await people.member('DELETE', '/auth/users/me/', { current_password: TEST_PASSWORD });
    expect(gone.statusCode).toBe(204);
  });

  test('names nobody beyond the rules, wherever links lead', async () => {
    const found = await crawl();
    for (const kind of [
      ...[
        /\/segling\/\d+-torsdag-2$/,
        /\/serie\/\d+-torsdagsserien$/,
        /\?version=1$/,
        /\?inbaddad=1$/,
        /\.png\?form=hog$/,
      ],
      ...[/\.json$/, /\.csv$/, /^\/r\/oembed\?url=/, /\/skarm$/, /\.ics$/, /\/r\/live\.js$/, /\/r\/skarm\.css/],
    ])
      expect([kind, [...found.keys()].some((address) => kind.test(address))]).toEqual([kind, true]);
    for (const [address, bytes] of found)
      expect([address, SECRET.exec(bytes.toString())?.[0]]).toEqual([address, undefined]);
    const screen = String(found.get('/r/exempel-ss/skarm'));
    expect(screen).toContain('data-view="live"');
    expect(screen).not.toContain('Alva');
    const front = String(found.get('/r/exempel-ss/'));
    expect(front).toContain('Alva S.');
  });

  test('does not hang on what is kept from the public: another name, mail or phone changes no byte', async () => {
    const before = await crawl();
    const { numUpdatedRows } = await app.db
      .updateTable('competitors')
      .set({ crew_names: 'Någon Annan', contact_email: 'annan@hemlig.example', contact_phone: '070-999999' })
      .executeTakeFirstOrThrow();
    expect(Number(numUpdatedRows)).toBe(8);
    await app.db.updateTable('competitors').set({ skipper_name: 'Alva Sund' }).where('is_minor', '=', 1).execute();
    await app.db.updateTable('competitors').set({ skipper_name: 'Någon' }).where('hide_name', '=', 1).execute();
    await app.db
      .updateTable('clubs')
      .set((eb) => ({ counter: eb('counter', '+', 1), publish_stamp: eb('publish_stamp', '+', 1) }))
      .execute();
    const after = await crawl();
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [address, bytes] of after)
      expect([address, bytes.equals(before.get(address) ?? bytes)]).toEqual([address, true]);
    // What the public may read does change.
    await app.db
      .updateTable('competitors')
      .set({ skipper_name: 'Bo Alm' })
      .where('skipper_name', '=', 'Bo Ek')
      .execute();
    await app.db
      .updateTable('clubs')
      .set((eb) => ({ counter: eb('counter', '+', 1) }))
      .execute();
    const changed = [...(await crawl())].filter(([address, bytes]) => !bytes.equals(before.get(address) ?? bytes));
    expect(changed.map(([address]) => address)).toContainEqual(expect.stringMatching(/\.csv$/));
  });
});
