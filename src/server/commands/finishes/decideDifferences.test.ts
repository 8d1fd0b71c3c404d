import type { Competitor } from '../../../shared/contract/competitors';
import type { FinishDecisionsAnswer, FinishDifferences } from '../../../shared/contract/finishDifferences';
import type { ResultLogEntry } from '../../../shared/contract/sailings';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const clock = (time: string) => `2026-06-04T${time}+02:00`;
const NUMBERS = ['57', '58', '59', '60', '61', '62'] as const;
type Number = (typeof NUMBERS)[number];

/** Of the main list the keys are 1, 2 …, of the reserve list 101, 102 … */
const RESERVE = 100;

describeEachEngine('differences between two lists of a finish', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  let boats: Record<Number, Competitor>;
  beforeEach(async () => {
    app = await makeApp({ now: () => new Date(clock('20:30:00')) });
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official));
    const made = [];
    for (const number of NUMBERS)
      made.push([number, await newBoat(people.official, sailing, { sail_number: `SWE ${number}`, rating: '1.000' })]);
    boats = Object.fromEntries(made) as Record<Number, Competitor>;
  });

  const url = () => `/api/sailings/${sailing}/finish-differences/`;
  type Line = [number: Number | null, time: string];
  const write = async (list: 'main' | 'reserve', lines: Line[]) => {
    const observations = lines.map(([number, time], index) => ({
      id: uuid(index + 1 + (list === 'reserve' ? RESERVE : 0)),
      at: clock(time),
      list,
      competitor: number && boats[number].id,
    }));
    const reply = await people.official('POST', `/api/sailings/${sailing}/finish-observations/`, { observations });
    expect(reply.statusCode).toBe(201);
  };
  const read = async () => (await people.official('GET', url())).json<FinishDifferences>();
  const decide = async (...decisions: object[]) => {
    const reply = await people.official('POST', url(), { decisions });
    return { status: reply.statusCode, answer: reply.json<FinishDecisionsAnswer>() };
  };
  const entries = async () =>
    (await people.official('GET', `/api/sailings/${sailing}/`)).json<{ competitors: Competitor[] }>().competitors;
  const finishes = async () =>
    Object.fromEntries(
      (await entries()).map(({ sail_number, finish_time }) => [sail_number.slice(4), finish_time?.slice(11, 19)]),
    );
  const log = async () =>
    (await people.official('GET', `/api/sailings/${sailing}/result-log/`)).json<ResultLogEntry[]>();

  const MAIN: Line[] = [
    ['57', '19:40:00'],
    ['58', '19:41:00'],
    ['59', '19:41:03'],
    ['60', '19:45:00'],
    ['62', '19:59:00'],
  ];
  const OTHER: Line[] = [
    ['57', '19:40:00.400'],
    ['58', '19:41:05.400'],
    ['59', '19:41:03.400'],
    ['60', '19:45:02.400'],
    ['61', '19:46:00.400'],
    ['62', '19:59:00.400'],
  ];
  const AS_MAIN = { 57: '19:40:00', 58: '19:41:00', 59: '19:41:03', 60: '19:45:00', 61: undefined, 62: '19:59:00' };
  const bothLists = async () => {
    await write('main', MAIN);
    await write('reserve', OTHER);
  };
  const keys = (main: number | null, reserve: number | null) => ({
    main: main && uuid(main),
    reserve: reserve && uuid(reserve + RESERVE),
  });
  const rowOf = ({ rows }: FinishDifferences, main: number | null, reserve: number | null) => {
    const wanted = keys(main, reserve);
    return rows.find((row) => row.main === wanted.main && row.reserve === wanted.reserve);
  };

  test('matter where a place changes, and those come first', async () => {
    await bothLists();
    expect(await finishes()).toEqual(AS_MAIN);
    const row = { kind: 'agree', matters: false, delta_ms: 0, decided: null };
    expect(await read()).toEqual({
      offset_ms: 400,
      counts: { agree: 3, differs: 2, other_boat: 0, only_main: 0, only_reserve: 1, order: 0, double: 0 },
      rows: [
        {
          ...{ ...row, ...keys(2, 2), kind: 'differs', matters: true, delta_ms: 5000 },
          ...{ competitor: boats['58'].id, main_place: 2, reserve_place: 3 },
        },
        {
          ...{ ...row, ...keys(null, 5), kind: 'only_reserve', matters: true, delta_ms: null },
          ...{ competitor: boats['61'].id, main_place: null, reserve_place: 5 },
        },
        { ...row, ...keys(1, 1), competitor: boats['57'].id, main_place: 1, reserve_place: 1 },
        { ...row, ...keys(3, 3), competitor: boats['59'].id, main_place: 3, reserve_place: 3 },
        {
          ...{ ...row, ...keys(4, 4), kind: 'differs', delta_ms: 2000 },
          ...{ competitor: boats['60'].id, main_place: 4, reserve_place: 4 },
        },
        { ...row, ...keys(5, 6), competitor: boats['62'].id, main_place: 5, reserve_place: 5 },
      ],
    });
  });

  test('are for the club of the sailing alone, and empty without lists', async () => {
    expect((await people.member('GET', url())).statusCode).toBe(403);
    expect((await people.stranger('GET', url())).statusCode).toBe(403);
    expect((await people.stranger('POST', url(), { decisions: [{ ...keys(1, 1), use: 'main' }] })).statusCode).toBe(
      403,
    );
    expect(await read()).toMatchObject({ offset_ms: 0, rows: [] });
  });

  test('decided for the reserve are written by the main list’s clock, logged, and told', async () => {
    await bothLists();
    const before = await numberOf(app, people.club.id);
    const { status, answer } = await decide({ ...keys(2, 2), use: 'reserve' }, { ...keys(null, 5), use: 'reserve' });
    expect(status).toBe(200);
    expect(answer.competitors).toMatchObject([
      { id: boats['58'].id, finish_time: clock('19:41:05'), reported_by: 'club' },
      { id: boats['61'].id, finish_time: clock('19:46:00') },
    ]);
    const decided = { use: 'reserve', finish_time: null, by: { name: expect.any(String) }, at: clock('20:30:00') };
    expect(rowOf(answer, 2, 2)).toMatchObject({ matters: true, main_place: 2, reserve_place: 3, decided });
    expect(rowOf(answer, null, 5)).toMatchObject({ matters: true, decided });
    expect(rowOf(answer, 4, 4)?.decided).toBeNull();
    const { competitors: _competitors, ...differences } = answer;
    expect(await read()).toEqual(differences);
    const [last, first] = await log();
    expect(first).toMatchObject({ competitor: boats['58'].id, before: { finish_time: clock('19:41:00') } });
    expect(last).toMatchObject({ competitor: boats['61'].id, can_undo: true, by: decided.by.name });
    const events = await eventsSince(app, people.club.id, before);
    expect(events.filter(({ data }) => JSON.stringify(data).includes(uuid(2)))).toMatchObject([{ visibility: 'club' }]);
  });

  test('may be decided otherwise, and every finish is as if that had been first', async () => {
    await bothLists();
    for (const use of ['reserve', 'main', 'time', 'none', 'reserve', 'time', 'main', 'none', 'main'] as const) {
      const finish_time = use === 'time' ? clock('19:50:00') : null;
      const { status, answer } = await decide({ ...keys(2, 2), use, finish_time });
      const finish = { reserve: '19:41:05', main: '19:41:00', time: '19:50:00', none: undefined }[use];
      expect([status, use, await finishes()]).toEqual([200, use, { ...AS_MAIN, 58: finish }]);
      expect(rowOf(answer, 2, 2)).toMatchObject({ kind: 'differs', matters: true, decided: { use, finish_time } });
    }
  });

  test('stay decided when more is seen, until somebody writes the finish anew', async () => {
    await bothLists();
    await decide({ ...keys(2, 2), use: 'reserve' });
    const again = { id: uuid(50), at: clock('19:44:30'), competitor: boats['58'].id };
    await people.official('POST', `/api/sailings/${sailing}/finish-observations/`, { observations: [again] });
    expect(await finishes()).toMatchObject({ 58: '19:41:05' });
    expect(rowOf(await read(), 2, 2)?.decided).toMatchObject({ use: 'reserve' });

    await people.official('POST', `/api/sailings/${sailing}/finishes/`, {
      finishes: [{ competitor: boats['58'].id, finish_time: '19:44:00' }],
    });
    expect(rowOf(await read(), 2, 2)?.decided).toBeNull();
  });

  test('are open again when the log undoes them', async () => {
    await bothLists();
    await decide({ ...keys(2, 2), use: 'reserve' });
    const [entry] = await log();
    const undone = await people.official('POST', `/api/sailings/${sailing}/result-log/${entry?.id}/undo/`, {});
    expect(undone.statusCode).toBe(200);
    expect(await finishes()).toEqual(AS_MAIN);
    expect(rowOf(await read(), 2, 2)).toMatchObject({ matters: true, decided: null });
  });

  test('a reserve that is undone gives the boat back what the main list says', async () => {
    await bothLists();
    await decide({ ...keys(2, 2), use: 'reserve' });
    await people.official('PATCH', `/api/sailings/${sailing}/finish-observations/${uuid(102)}/`, { undone: true });
    expect(await finishes()).toEqual(AS_MAIN);
  });

  test('of two boats at one moment are decided for the boat', async () => {
    await write('main', [...MAIN, ['61', '19:47:00']]);
    await write('reserve', [...OTHER.slice(0, 3), ['60', '19:47:00.900']]);
    const row = rowOf(await read(), 6, 4);
    expect(row).toMatchObject({ kind: 'other_boat', competitor: null, matters: true, delta_ms: 500 });
    await decide({ ...keys(6, 4), use: 'reserve' });
    expect(await finishes()).toMatchObject({ 60: '19:47:01', 61: undefined });
    await decide({ ...keys(6, 4), use: 'main' });
    expect(await finishes()).toMatchObject({ 60: '19:45:00', 61: '19:47:00' });
  });

  test('a reserve without a name tells the time of the main list’s boat', async () => {
    await write('main', MAIN);
    await write('reserve', [...OTHER.slice(0, 3), [null, '19:45:03.400']]);
    expect(rowOf(await read(), 4, 4)).toMatchObject({ kind: 'other_boat', competitor: boats['60'].id });
    const { answer } = await decide({ ...keys(4, 4), use: 'reserve' });
    expect(await finishes()).toMatchObject({ 60: '19:45:03' });
    expect(rowOf(answer, 4, 4)).toMatchObject({ kind: 'differs', decided: { use: 'reserve' } });
  });

  test('a boat that had not come home, and was seen by the reserve, has come home', async () => {
    await bothLists();
    await people.official('POST', `/api/sailings/${sailing}/finishes/`, {
      finishes: [{ competitor: boats['61'].id, score_code: 'DNF' }],
    });
    expect(rowOf(await read(), null, 5)).toMatchObject({ matters: true, reserve_place: 5 });
    const { answer } = await decide({ ...keys(null, 5), use: 'reserve' });
    expect(answer.competitors).toMatchObject([{ score_code: null, finish_time: clock('19:46:00') }]);
    await decide({ ...keys(null, 5), use: 'none' });
    expect(await finishes()).toEqual(AS_MAIN);
  });

  test('a boat that came again is asked for once, and either crossing may count', async () => {
    await write('main', [...MAIN, ['58', '19:48:00']]);
    await write('reserve', OTHER.slice(0, 4));
    expect(rowOf(await read(), 6, null)).toMatchObject({ kind: 'double', matters: true, main_place: 4 });
    await decide({ ...keys(6, null), use: 'main' });
    expect(await finishes()).toMatchObject({ 58: '19:48:00' });
    await decide({ ...keys(6, null), use: 'none' });
    expect(await finishes()).toMatchObject({ 58: '19:41:00' });
  });

  test('are refused where they say nothing, and all of them with one that is wrong', async () => {
    await bothLists();
    expect(await decide({ ...keys(2, 2), use: 'reserve' }, { use: 'main' }, { ...keys(9, null), use: 'x' })).toEqual({
      status: 400,
      answer: { decisions: { 2: { use: ['"x" är inte ett giltigt val.'] } } },
    });
    expect(
      await decide(
        { ...keys(2, 2), use: 'reserve' },
        { use: 'none' },
        { ...keys(9, null), use: 'main' },
        { ...keys(null, 5), use: 'main' },
        { ...keys(1, 1), use: 'time' },
      ),
    ).toEqual({
      status: 400,
      answer: {
        decisions: {
          1: { non_field_errors: ['Listan har ingen målgång här.'] },
          2: { main: [`Ogiltigt pk "${uuid(9)}" - Objektet finns inte.`] },
          3: { use: ['Listan har ingen målgång här.'] },
          4: { finish_time: ['Det här fältet är obligatoriskt.'] },
        },
      },
    });
    const beforeStart = { ...keys(2, 2), use: 'time', finish_time: clock('12:00:00') };
    expect(await decide({ ...keys(null, 5), use: 'reserve' }, beforeStart)).toMatchObject({
      status: 400,
      answer: { decisions: { 1: { finish_time: ['Målgången är före starten.'] } } },
    });
    expect(await finishes()).toEqual(AS_MAIN);
    expect((await decide({ ...keys(2, 3), use: 'main' })).status).toBe(409);
    expect((await decide()).status).toBe(400);
  });

  test('of a verified sailing can be read, not decided', async () => {
    await bothLists();
    await people.official('PATCH', `/api/sailings/${sailing}/`, { status: 'finished', anyway: true });
    await people.official('PATCH', `/api/sailings/${sailing}/`, { verified_result: true });
    expect(rowOf(await read(), 2, 2)).toMatchObject({ matters: true });
    expect((await decide({ ...keys(2, 2), use: 'reserve' })).status).toBe(400);
    expect(await finishes()).toEqual(AS_MAIN);
  });
});
