import type { Competitor } from '../../../shared/contract/competitors';
import type { ResultLogEntry } from '../../../shared/contract/sailings';
import { aClubAccount } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newGroup, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { callsOf, peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';
import { EVENING } from '../../../testing/testClock';

const EMPTY = {
  finish_time: null,
  elapsed_time: null,
  score_code: null,
  score_points: null,
  score_percent: null,
  score_times: 1,
  redress: null,
};

describeEachEngine('the log of results', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let boat: Competitor;
  beforeEach(async () => {
    app = await makeApp();
    app.clock.set(EVENING);
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official));
    boat = await newBoat(people.official, sailing, {
      sail_number: 'SWE 57',
      boat_name: 'Vindil',
      sailor: people.sailorId.member,
    });
  });

  const log = async () =>
    (await people.official('GET', `/api/sailings/${sailing}/result-log/`)).json<ResultLogEntry[]>();
  const newest = async () => (await log())[0] ?? { id: 0 };
  const undo = async (id: number): Promise<[number, unknown]> => {
    const reply = await people.official('POST', `/api/sailings/${sailing}/result-log/${id}/undo/`);
    return [reply.statusCode, reply.json()];
  };
  const report = (body: object, call = people.official) =>
    call('PATCH', `/api/competitors/${boat.id}/update-elapsed-time/`, body);
  const sheet = (...finishes: object[]) => people.official('POST', `/api/sailings/${sailing}/finishes/`, { finishes });
  const change = (values: object) => people.official('PATCH', `/api/sailings/${sailing}/`, values);
  const present = async () => (await people.official('GET', `/api/competitors/${boat.id}/`)).json<Competitor>();

  test('says who changed what, when, and what stood before and after, the latest first', async () => {
    const official = callsOf(app, await aClubAccount(app, people.club, { first_name: 'Åsa', last_name: 'Öberg' }));
    await report({ elapsed_time: '01:00:00' }, official);
    app.clock.advance(60_000);
    await report({ score_code: 'SCP', score_percent: 30 });
    const timed = { ...EMPTY, finish_time: '2026-06-04T19:30:00+02:00', elapsed_time: '01:00:00' };
    expect(await log()).toEqual([
      {
        id: expect.any(Number),
        sailing,
        action: 'result',
        competitor: boat.id,
        label: 'SWE 57 Vindil',
        by: expect.stringMatching(/@example\.se$/),
        at: '2026-06-04T21:01:00+02:00',
        before: timed,
        after: { ...timed, score_code: 'SCP', score_percent: 30 },
        can_undo: true,
        undone: false,
      },
      expect.objectContaining({
        by: 'Åsa Öberg',
        at: '2026-06-04T21:00:00+02:00',
        before: EMPTY,
        after: timed,
        can_undo: false,
      }),
    ]);
  });

  test('names each way that a result changes, and nothing that is none', async () => {
    await change({ status: 'ongoing' });
    await report({ elapsed_time: '01:00:00' }, people.member);
    await report({ elapsed_time: '01:00:00' });
    await people.official('PATCH', `/api/competitors/${boat.id}/`, { boat_name: 'Nana' });
    await sheet({ competitor: boat.id, finish_time: '19:40' }, { sail_number: '99', finish_time: '19:41' });
    await change({ start_time: '18:35' });
    await people.official('DELETE', `/api/competitors/${boat.id}/`);
    expect(
      (await log()).map(({ action, label, by, can_undo }) => [
        action,
        label,
        by.includes('@') ? 'klubben' : by,
        can_undo,
      ]),
    ).toEqual([
      ['result', 'SWE 57 Nana', 'klubben', false],
      ['start', 'Starten ändrades: 2 båtars tider räknades om', 'klubben', false],
      ['result', '99', 'klubben', true],
      ['result', 'SWE 57 Nana', 'klubben', false],
      ['result', 'SWE 57 Vindil', 'Sara Seglare', false],
    ]);
    expect((await log())[0]).toMatchObject({ competitor: null, before: { elapsed_time: '01:05:00' }, after: null });
  });

  test('reports every way in which starts are changed', async () => {
    await report({ finish_time: '19:40' });
    const { id: group } = await newGroup(people.official, sailing, { start_time: '18:40' });
    await people.official('POST', `/api/sailings/${sailing}/move-competitors/`, {
      moves: [{ competitor: boat.id, start_group: group }],
    });
    await people.official('PATCH', `/api/start-groups/${group}/`, { start_time: '18:45' });
    await people.official('DELETE', `/api/start-groups/${group}/`);
    await people.official('PATCH', `/api/competitors/${boat.id}/`, { start: '18:31' });
    expect((await log()).map(({ action }) => action)).toEqual(['start', 'start', 'start', 'start', 'result']);
    expect(await newest()).toMatchObject({
      competitor: null,
      label: 'Starten ändrades: en båts tid räknades om',
      before: null,
      can_undo: false,
    });
  });

  test('says who verified and who unlocked, and when', async () => {
    await change({ anyway: true, is_finished: true });
    app.clock.set(EVENING);
    expect((await change({ verified_result: true })).json()).toMatchObject({
      verified_at: '2026-06-04T21:00:00+02:00',
    });
    expect((await change({ verified_result: true })).json()).toMatchObject({
      verified_at: '2026-06-04T21:00:00+02:00',
    });
    app.clock.advance(60_000);
    expect((await change({ verified_result: false })).json()).toMatchObject({ verified_at: null });
    expect(await log()).toMatchObject([
      {
        action: 'unlocked',
        label: 'Resultatet låstes upp',
        at: '2026-06-04T21:01:00+02:00',
        competitor: null,
        can_undo: false,
      },
      { action: 'verified', label: 'Resultatet verifierades', at: '2026-06-04T21:00:00+02:00' },
    ]);
  });

  test('says why a verified result was unlocked', async () => {
    await change({ anyway: true, is_finished: true });
    await change({ verified_result: true });
    const tooLong = await change({ verified_result: false, reason: 'x'.repeat(201) });
    expect([tooLong.statusCode, Object.keys(tooLong.json<object>())]).toEqual([400, ['reason']]);
    await change({ verified_result: false, reason: 'Fel båt på plats 2' });
    expect(await newest()).toMatchObject({ action: 'unlocked', label: 'Resultatet låstes upp: Fel båt på plats 2' });
  });

  test('an undone change puts back what was before, as a change of its own that can be undone', async () => {
    await report({ finish_time: '19:40' });
    await report({ finish_time: '19:45', score_code: 'SCP' });
    const mistake = await newest();
    const before = await numberOf(app, people.club.id);
    const restored = {
      id: boat.id,
      elapsed_time: '01:10:00',
      recorded: 'finish',
      score_code: null,
      version: before + 1,
    };
    expect(await undo(mistake.id)).toMatchObject([200, { competitors: [restored] }]);
    expect(await eventsSince(app, people.club.id, before)).toMatchObject([{ version: before + 1, data: restored }]);
    expect(await log()).toMatchObject([
      { action: 'result', after: { elapsed_time: '01:10:00' }, can_undo: true, undone: false },
      { id: mistake.id, can_undo: false, undone: true },
      { can_undo: true, undone: false },
    ]);
    expect(await undo(mistake.id)).toEqual([400, { non_field_errors: ['Ändringen är redan ångrad.'] }]);
    await undo((await newest()).id);
    expect(await present()).toMatchObject({ elapsed_time: '01:15:00', score_code: 'SCP' });
  });

  test('an undone report is no longer the sailor’s, and one that is put back is', async () => {
    await change({ status: 'ongoing' });
    await report({ elapsed_time: '01:00:00' }, people.member);
    await report({ elapsed_time: '01:01:00' });
    await undo((await newest()).id);
    expect(await present()).toMatchObject({ elapsed_time: '01:00:00', reported_by: 'sailor', status: 'preliminary' });
    await undo((await log())[2]?.id ?? 0);
    expect(await present()).toMatchObject({ elapsed_time: null, reported_by: null, status: 'registered' });
  });

  test('what has been changed since is not undone, and is shown', async () => {
    await report({ elapsed_time: '01:00:00' });
    const first = await newest();
    await report({ elapsed_time: '01:01:00' });
    expect(await undo(first.id)).toMatchObject([409, { current: { id: boat.id, elapsed_time: '01:01:00' } }]);
  });

  test('a start that was changed since is no hindrance: what was written down comes back, counted from it', async () => {
    await report({ finish_time: '19:40' });
    await report({ finish_time: '19:50' });
    const last = await newest();
    await change({ start_time: '18:35' });
    expect((await log())[1]).toMatchObject({ id: last.id, can_undo: true });
    expect(await undo(last.id)).toMatchObject([
      200,
      { competitors: [{ finish_time: '2026-06-04T19:40:00+02:00', elapsed_time: '01:05:00' }] },
    ]);
    await undo((await newest()).id);
    await change({ start_time: '19:45' });
    const again = (await log()).find(({ id }) => id === last.id);
    expect(again).toMatchObject({ can_undo: false, undone: true });
  });

  test('an unknown boat goes with the entry that made it, unless it has been made an ordinary entry', async () => {
    await sheet({ sail_number: '99', finish_time: '19:40' });
    const made = await newest();
    expect(await undo(made.id)).toEqual([200, { competitors: [] }]);
    expect(await newest()).toMatchObject({ competitor: null, label: '99', after: null });

    await sheet({ sail_number: '98', finish_time: '19:40' });
    const other = await newest();
    const id = (await log())[0]?.competitor;
    await people.official('PATCH', `/api/competitors/${id}/`, { is_unmatched: false, skipper_name: 'Bo Ek' });
    expect(await undo(other.id)).toMatchObject([
      200,
      { competitors: [{ id, skipper_name: 'Bo Ek', finish_time: null }] },
    ]);
  });

  test('an undone match brings the unknown boat back as a new one', async () => {
    await sheet({ sail_number: '99', finish_time: '19:40', score_code: 'OCS' });
    const unknown = (await log())[0]?.competitor;
    await people.official('POST', `/api/competitors/${unknown}/match/`, { competitor: boat.id });
    expect(await newest()).toMatchObject({
      action: 'match',
      competitor: boat.id,
      label: 'SWE 57 Vindil',
      before: EMPTY,
      can_undo: true,
    });
    const [status, answer] = await undo((await newest()).id);
    const back = {
      sail_number: '99',
      skipper_name: 'Okänd',
      is_unmatched: true,
      elapsed_time: '01:10:00',
      score_code: 'OCS',
    };
    expect([status, answer]).toMatchObject([
      200,
      { competitors: [{ id: boat.id, elapsed_time: null, score_code: null }, back] },
    ]);
    expect((await people.official('GET', `/api/competitors/${unknown}/`)).statusCode).toBe(404);
  });

  test('nothing is undone in a verified result, of a boat that is gone, or of a sailing as a whole', async () => {
    await report({ elapsed_time: '01:00:00' });
    const entry = await newest();
    await change({ anyway: true, is_finished: true, verified_result: true });
    expect(await log()).toMatchObject([{ action: 'verified' }, { id: entry.id, can_undo: false }]);
    expect(await undo(entry.id)).toEqual([
      400,
      { non_field_errors: ['Resultatet är verifierat och kan inte ändras.'] },
    ]);
    const verified = await newest();
    await change({ verified_result: false });
    expect(await undo(verified.id)).toEqual([400, { non_field_errors: ['Det här kan inte ångras i loggen.'] }]);
    await people.official('DELETE', `/api/competitors/${boat.id}/`);
    expect(await undo(entry.id)).toEqual([400, { non_field_errors: ['Båten finns inte längre i seglingen.'] }]);
    expect(await undo(9999)).toEqual([404, { detail: 'Hittades inte.' }]);
  });

  test('an entry of another sailing is not found here', async () => {
    await report({ elapsed_time: '01:00:00' });
    const { id } = await newest();
    const other = await newSailing(people.official);
    expect((await people.official('POST', `/api/sailings/${other.id}/result-log/${id}/undo/`)).statusCode).toBe(404);
  });
});
