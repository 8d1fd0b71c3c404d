import type { Publication } from '../../../shared/contract/publications';
import type { Competitor } from '../../../shared/contract/competitors';
import { TEST_PASSWORD } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing, newSerie } from '../../../testing/fleet';
import { peopleIn, type Call, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';
import { publicClubs } from '../../resources/publications/repository';
import { readPublicSailing, readPublicSerie } from '../../resources/publications/readPublished';
import { PATIENCE_MS, publishDue, QUIET_MS } from './publishTimer';

const START = Date.parse('2026-06-04T18:00:00+02:00');
const SECOND_MS = 1000;

describeEachEngine('publishing', (makeApp) => {
  let app: TestApp;
  let people: People;
  let serie: number;
  let sailing: number;
  let boats: Competitor[];
  beforeEach(async () => {
    app = await makeApp();
    app.clock.set(new Date(START).toISOString());
    people = await peopleIn(app);
    ({ id: serie } = await newSerie(people.official));
    ({ id: sailing } = await newSailing(people.official, { serie, start_time: '18:30' }));
    boats = [];
    for (const [index, skipper_name] of ['Örjan Öst', 'Alva Sjö', 'Bo Ek'].entries())
      boats.push(
        await newBoat(people.official, sailing, {
          skipper_name,
          crew_names: 'Pia Gast',
          sail_number: `SWE ${index + 1}`,
          boat_name: `Båt ${index + 1}`,
          rating: '0.900',
          rating_type: 'custom',
        }),
      );
  });

  const at = (seconds: number) => app.clock.set(new Date(START + seconds * SECOND_MS).toISOString());
  const look = () => publishDue(app.deps);
  const setClub = async (fields: object) => {
    const reply = await people.staff('PATCH', `/api/clubs/${people.club.id}/`, fields);
    expect(reply.statusCode).toBe(200);
  };
  const report = async (boat: number, elapsed_time: string) => {
    const finishes = [{ competitor: boats[boat]?.id, elapsed_time, anyway: true }];
    expect((await people.official('POST', `/api/sailings/${sailing}/finishes/`, { finishes })).statusCode).toBe(200);
  };
  const patchSailing = async (fields: object) => {
    const reply = await people.official('PATCH', `/api/sailings/${sailing}/`, { anyway: true, ...fields });
    expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)]);
  };
  const versions = async (by: Call = people.official, of = `sailings/${sailing}`) =>
    (await by('GET', `/api/${of}/publications/`)).json<Publication[]>();
  const told = async (of?: string) =>
    (await versions(people.official, of)).map(({ number, state, changes }) => [number, state, ...changes]);
  const club = async () => {
    const [found] = await publicClubs(app.db, { slug: 'exempel-ss' });
    if (!found) throw new Error('There is no such club.');
    return found;
  };
  const shown = async (version?: number) => readPublicSailing(app.db, await club(), sailing, version);
  const names = async () => (await shown())?.rows.map(({ skipper_name }) => skipper_name);

  async function raced(): Promise<void> {
    // The entries have been looked at long before.
    at(120);
    await look();
    at(3600);
    await patchSailing({ status: 'ongoing' });
    await report(0, '00:50:00');
    await report(1, '00:51:00');
  }

  test('at once waits until it has been quiet for a minute, and makes one version of a burst', async () => {
    await raced();
    at(3630);
    await report(2, '00:52:00');
    at(3689);
    await look();
    expect(await versions()).toEqual([]);
    expect(await shown()).toBeNull();
    at(3630 + QUIET_MS / SECOND_MS);
    await look();
    expect(await told()).toEqual([[1, 'preliminary']]);
    expect(await shown()).toMatchObject({
      version: 1,
      state: 'preliminary',
      sailing: { name: 'Torsdag 3', serie: { id: serie, name: 'Torsdagsserien' } },
      rows: [{ sail_number: 'SWE 1', position: 1 }, { sail_number: 'SWE 2' }, { sail_number: 'SWE 3' }],
    });
    // What is the same is no new version, also when something else of the sailing has changed.
    await patchSailing({ description: 'Samling 17.30.' });
    at(4000);
    await look();
    await look();
    expect(await told()).toHaveLength(1);
  });

  test('at once does not wait longer than five minutes for quiet', async () => {
    await raced();
    for (let seconds = 3600; seconds < 3600 + PATIENCE_MS / SECOND_MS; seconds += 50) {
      at(seconds);
      await report(2, `00:52:${String(seconds % 60).padStart(2, '0')}`);
      await look();
      expect(await versions()).toEqual([]);
    }
    at(3600 + PATIENCE_MS / SECOND_MS);
    await look();
    expect(await versions()).toHaveLength(1);
  });

  test('two nodes that look at once make one version', async () => {
    await raced();
    const other = await makeApp({ beside: app });
    at(3700);
    await Promise.all([look(), publishDue({ ...other.deps, now: app.deps.now })]);
    expect(await told()).toEqual([[1, 'preliminary']]);
  });

  test('a later version says what is otherwise, and verification makes it final at once', async () => {
    await raced();
    at(3700);
    await look();
    await people.official('PATCH', `/api/competitors/${boats[1]?.id}/update-elapsed-time/`, { score_code: 'DSQ' });
    at(3800);
    await look();
    await report(2, '00:52:00');
    await patchSailing({ status: 'finished' });
    await patchSailing({ verified_result: true });
    expect(await told()).toEqual([
      [3, 'final', 'SWE 3 ny tid 0:52:00'],
      [2, 'preliminary', 'SWE 2 DSQ'],
      [1, 'preliminary'],
    ]);
    expect(await told(`series/${serie}`)).toEqual([[1, 'final']]);
    expect(await readPublicSerie(app.db, await club(), serie)).toMatchObject({
      serie: { races: [{ sailing }], counted: [sailing] },
      rows: [
        { position: 1, skipper_name: 'Örjan Öst', ranks: [1] },
        { position: 2, skipper_name: 'Bo Ek', ranks: [2] },
        { position: 3, skipper_name: 'Alva Sjö', ranks: [3] },
      ],
    });
  });

  test('where only verified results are published, nothing is public before', async () => {
    await setClub({ publish: 'verified' });
    await raced();
    await patchSailing({ status: 'finished' });
    at(9000);
    await look();
    expect(await versions()).toEqual([]);
    await patchSailing({ verified_result: true });
    expect(await told()).toEqual([[1, 'final']]);
  });

  test('by hand: with a note, and only as long as the club publishes', async () => {
    await setClub({ publish: 'manual' });
    const post = (by: Call = people.official) =>
      by('POST', `/api/sailings/${sailing}/publications/`, { state: 'preliminary', note: 'Inför prisutdelningen' });
    expect((await post()).json()).toEqual({ non_field_errors: ['Det finns inget resultat att publicera än.'] });
    await raced();
    at(9000);
    await look();
    expect(await versions()).toEqual([]);
    const first = await post();
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({
      number: 1,
      note: 'Inför prisutdelningen',
      made_by: { name: expect.any(String) },
    });
    expect((await versions(people.member))[0]).toMatchObject({ number: 1, made_by: null });
    expect((await post(people.member)).statusCode).toBe(403);
    await setClub({ publish: 'off' });
    expect((await post()).statusCode).toBe(400);
    expect(await versions(people.member)).toEqual([]);
    expect(await shown()).toBeNull();
  });

  test('a version that is taken off is gone, and its number is not used again', async () => {
    await raced();
    at(3700);
    await look();
    await report(2, '00:52:00');
    at(3800);
    await look();
    const url = `/api/sailings/${sailing}/publications/2/`;
    expect((await people.official('DELETE', url)).statusCode).toBe(204);
    expect((await people.official('DELETE', url)).statusCode).toBe(404);
    expect(await shown()).toMatchObject({ version: 1 });
    expect(await shown(2)).toBeNull();
    const kept = app.db.selectFrom('publications').select(['data', 'changes']).where('number', '=', 2);
    expect(await kept.execute()).toEqual([{ data: null, changes: '[]' }]);
    await report(2, '00:53:00');
    at(3900);
    await look();
    expect(await told()).toEqual([
      [3, 'preliminary', 'SWE 3 ny tid 0:53:00'],
      [1, 'preliminary'],
    ]);
  });

  test('another way of publishing drops what waits', async () => {
    await raced();
    await setClub({ publish: 'manual' });
    await setClub({ publish: 'at_once' });
    at(9000);
    await look();
    expect(await versions()).toEqual([]);
    await report(2, '00:52:00');
    at(9100);
    await look();
    expect(await versions()).toHaveLength(1);
  });

  test('people are named when the page is read, by the rules of that moment, in old versions too', async () => {
    await raced();
    at(3700);
    await look();
    expect(await names()).toEqual(['Örjan Öst', 'Alva Sjö', 'Bo Ek']);
    const stored = await app.db.selectFrom('publications').select('data').execute();
    expect(JSON.stringify(stored)).not.toMatch(/Örjan|Alva|Bo Ek|Pia/);
    const patch = (boat: number, fields: object) =>
      people.official('PATCH', `/api/competitors/${boats[boat]?.id}/`, fields);
    await patch(0, { hide_name: true });
    await patch(1, { is_minor: true });
    expect(await names()).toEqual(['Rorsman', 'Alva S.', 'Bo Ek']);
    await setClub({ publish_names: 'initials', publish_crew: true });
    expect(await names()).toEqual(['Rorsman', 'A. S.', 'B. E.']);
    await setClub({ publish_names: 'skipper' });
    expect((await shown())?.rows.map(({ crew_names }) => crew_names)).toEqual(['', '', 'Pia Gast']);
    await setClub({ publish_names: 'none' });
    expect(await names()).toEqual(['', '', '']);
    await setClub({ publish_names: 'skipper' });
    await people.official('DELETE', `/api/competitors/${boats[2]?.id}/`);
    expect(await names()).toEqual(['Rorsman', 'Alva S.', '']);
  });

  test('the wish of a sailor counts in every entry, and so does the end of an account', async () => {
    await people.official('PATCH', `/api/competitors/${boats[0]?.id}/`, { sailor: people.sailorId.member });
    await raced();
    at(3700);
    await look();
    const own = `/api/sailors/${people.sailorId.member}/`;
    expect((await people.member('PATCH', own, { hide_name: true })).json()).toMatchObject({ hide_name: true });
    expect(await names()).toEqual(['Rorsman', 'Alva Sjö', 'Bo Ek']);
    const asClub = `/api/clubs/${people.club.id}/sailors/${people.sailorId.member}/`;
    expect((await people.official('PATCH', asClub, { hide_name: false, is_minor: true })).statusCode).toBe(200);
    expect(await names()).toEqual(['Örjan Ö.', 'Alva Sjö', 'Bo Ek']);
    expect((await people.guest('GET', own)).json()).toMatchObject({ hide_name: null, is_minor: null });
    const deleted = await people.member('DELETE', '/auth/users/me/', { current_password: TEST_PASSWORD });
    expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
    expect(await names()).toEqual(['Rorsman', 'Alva Sjö', 'Bo Ek']);
  });

  test('the names of a verified result can still be hidden, and nothing else', async () => {
    await raced();
    await patchSailing({ status: 'finished' });
    await patchSailing({ verified_result: true });
    const url = `/api/competitors/${boats[0]?.id}/`;
    expect((await people.official('PATCH', url, { hide_name: true })).statusCode).toBe(200);
    expect((await people.official('PATCH', url, { hide_name: true, boat_name: 'X' })).statusCode).toBe(400);
    expect((await people.member('PATCH', url, { hide_name: false })).statusCode).toBe(403);
  });

  test('what is no longer published for members is not public', async () => {
    await raced();
    at(3700);
    await look();
    await app.db.updateTable('sailings').set({ status: 'unpublished' }).execute();
    expect(await shown()).toBeNull();
  });
});
