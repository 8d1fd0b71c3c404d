import type { Competitor } from '../../../shared/contract/competitors';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newGroup, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

describeEachEngine('competitors', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: number;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
    ({ id: sailing } = await newSailing(people.official));
  });

  const patch = async (id: number, body: object): Promise<[number, unknown]> => {
    const reply = await people.official('PATCH', `/api/competitors/${id}/`, body);
    return [reply.statusCode, reply.json()];
  };

  const sailed = {
    srs_no_flying_thousandths: 845,
    srs_shorthanded_thousandths: null,
    srs_shorthanded_no_flying_thousandths: null,
  };
  const aModel = async (name: string, srs: number) =>
    (
      await app.db
        .insertInto('boat_models')
        .values({ name, kind: 'monohull', srs_thousandths: srs, srs_year: 2026, ...sailed })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const aBoat = async (modelId: number | null) =>
    (
      await app.db
        .insertInto('boats')
        .values({
          sail_number: 'SWE 312',
          name: 'Vindil',
          boat_model_id: modelId,
          ...sailed,
          srs_thousandths: 881,
          srs_no_flying_thousandths: null,
          created_at: '',
          updated_at: '',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;

  test('a boat is entered as one numbered change, and its frame contains nothing private', async () => {
    const boat = await newBoat(people.official, sailing, {
      sail_number: 'swe57',
      rating: '0.9',
      sailor: people.sailorId.member,
    });
    expect(boat).toEqual({
      id: boat.id,
      sailing,
      start_group: null,
      group_chosen: false,
      race_class: null,
      sailor: people.sailorId.member,
      boat: null,
      skipper_name: 'Anna Ek',
      crew_names: '',
      crew_count: 1,
      sail_number: 'SWE 57',
      boat_name: '',
      boat_model: null,
      boat_model_name: null,
      club_name: '',
      base_rating: '0.900',
      rating_type: 'srs',
      rating: '0.900',
      email: expect.stringMatching(/@example\.se$/),
      phone: null,
      hide_name: false,
      is_minor: false,
      has_account: true,
      start: null,
      effective_start: '2026-06-04T18:30:00+02:00',
      finish_time: null,
      elapsed_time: null,
      corrected_time: null,
      score_code: null,
      score_points: null,
      score_percent: null,
      score_times: 1,
      redress: null,
      recorded: null,
      categories: [],
      is_unmatched: false,
      position: null,
      points: null,
      approved: true,
      status: 'registered',
      status_label: 'Anmäld',
      reported_by: null,
      is_late: false,
      presence: null,
      presence_at: null,
      reported_at: null,
      report_uncertainty_ms: null,
      report_before: null,
      report_after: null,
      report_note: '',
      version: 2,
      created_at: '2026-06-04T14:00:00+02:00',
      updated_at: '2026-06-04T14:00:00+02:00',
    });
    const { email, phone, hide_name: _hidden, is_minor: _minor, ...frame } = boat;
    expect(await eventsSince(app, people.club.id, 1)).toEqual([
      { version: 2, what: `competitor ${boat.id}`, change: 'created', visibility: 'everyone', data: frame },
    ]);
    const read = await people.official('GET', `/api/competitors/${boat.id}/`);
    expect([read.headers['x-club-version'], read.json()]).toEqual(['2', boat]);
  });

  test('the address is shown to that sailor and the club, and to nobody else', async () => {
    const { id } = await newBoat(people.official, sailing, { sailor: people.sailorId.member });
    const emailFor = async (call: People['official']) =>
      (await call('GET', `/api/competitors/${id}/`)).json<Competitor>().email;
    expect([await emailFor(people.guest), await emailFor(people.stranger)]).toEqual([null, null]);
    for (const call of [people.member, people.official, people.staff])
      expect(await emailFor(call)).toMatch(/@example\.se$/);
  });

  test('boat and type fill in what is left out, and a certificate beats the type', async () => {
    const model = await aModel('Omega 36', 874);
    const byModel = await newBoat(people.official, sailing, { boat_model: model, rating_type: 'srs_no_flying' });
    expect(byModel).toMatchObject({
      boat_model_name: 'Omega 36',
      base_rating: '0.874',
      rating: '0.845',
      sail_number: '',
    });
    const byBoat = await newBoat(people.official, sailing, { boat: await aBoat(model), boat_name: 'Vindil II' });
    expect(byBoat).toMatchObject({
      sail_number: 'SWE 312',
      boat_name: 'Vindil II',
      boat_model: model,
      base_rating: '0.881',
      rating: '0.881',
    });
    const own = await newBoat(people.official, sailing, { boat_model: model, rating_type: 'custom', rating: '0.9' });
    expect(own).toMatchObject({ base_rating: '0.874', rating: '0.900' });
  });

  test('another type or kind of number brings its own number, and nothing else rewrites it', async () => {
    const [omega, vega] = [await aModel('Omega 36', 874), await aModel('Albin Vega', 801)];
    const { id } = await newBoat(people.official, sailing, { boat_model: omega });
    expect(await patch(id, { boat_model: vega })).toMatchObject([
      200,
      { base_rating: '0.801', rating: '0.801', boat_model_name: 'Albin Vega' },
    ]);
    expect(await patch(id, { rating_type: 'srs_no_flying' })).toMatchObject([
      200,
      { base_rating: '0.801', rating: '0.845' },
    ]);
    expect(await patch(id, { rating_type: 'srs', rating: '0.812' })).toMatchObject([
      200,
      { base_rating: '0.812', rating: '0.812' },
    ]);
    await app.db.updateTable('boat_models').set({ srs_thousandths: 999 }).execute();
    expect(await patch(id, { boat_model: vega, boat_name: 'Nana' })).toMatchObject([
      200,
      { rating: '0.812', boat_name: 'Nana' },
    ]);
  });

  test('a start of its own may be given as a time of day on the date of the sailing', async () => {
    const { id } = await newBoat(people.official, sailing);
    expect(await patch(id, { start: '18:45' })).toMatchObject([
      200,
      { start: '2026-06-04T18:45:00+02:00', effective_start: '2026-06-04T18:45:00+02:00' },
    ]);
    expect(await patch(id, { start: '2026-06-05T10:00:00+02:00' })).toMatchObject([
      200,
      { start: '2026-06-05T10:00:00+02:00' },
    ]);
    expect(await patch(id, { start: '' })).toMatchObject([
      200,
      { start: null, effective_start: '2026-06-04T18:30:00+02:00' },
    ]);

    const spring = await newSailing(people.official, { start_date: '2027-03-28' });
    const boat = await newBoat(people.official, spring.id);
    expect(await patch(boat.id, { start: '02:30' })).toEqual([
      400,
      { start: ['Ogiltig datumtid för tidszonen "Europe/Stockholm".'] },
    ]);
  });

  test('a boat is put into a group of its own sailing only', async () => {
    const group = await newGroup(people.official, sailing, { start_time: '18:40' });
    const elsewhere = await newGroup(people.official, (await newSailing(people.official)).id);
    const { id } = await newBoat(people.official, sailing);
    expect(await patch(id, { start_group: elsewhere.id })).toEqual([
      400,
      { start_group: ['Startgruppen hör till en annan segling.'] },
    ]);
    expect(await patch(id, { start_group: 9999 })).toEqual([
      400,
      { start_group: ['Ogiltigt pk "9999" - Objektet finns inte.'] },
    ]);
    expect(await patch(id, { start_group: group.id })).toMatchObject([
      200,
      { start_group: group.id, effective_start: '2026-06-04T18:40:00+02:00' },
    ]);
  });

  test('an entry needs a helm or a sail number, and what it names must exist', async () => {
    const post = async (body: object) =>
      (await people.official('POST', '/api/competitors/', { sailing, ...body })).json<unknown>();
    expect(await post({})).toEqual({ skipper_name: ['Det här fältet är obligatoriskt.'] });
    expect(await post({ skipper_name: 'Bo', sailor: 901, boat: 902, boat_model: 903 })).toEqual({
      sailor: ['Ogiltigt pk "901" - Objektet finns inte.'],
      boat: ['Ogiltigt pk "902" - Objektet finns inte.'],
      boat_model: ['Ogiltigt pk "903" - Objektet finns inte.'],
    });
    expect(await post({ skipper_name: ' ', boat_name: 'Vindil' })).toEqual({
      skipper_name: ['Det här fältet är obligatoriskt.'],
    });
    expect(await post({ skipper_name: '', sail_number: 'SWED 1', crew_count: 0, rating: '3' })).toEqual({
      sail_number: ['Ange ett giltigt segelnummer, till exempel SWE 312.'],
      crew_count: ['Se till att detta värde är större än eller lika med 1.'],
      rating: ['Ange ett SRS-tal mellan 0,300 och 2,500.'],
    });
    expect(await numberOf(app, people.club.id)).toBe(1);
  });

  test('a sailor and a boat are in a sailing once, a sail number twice where the club says so', async () => {
    const boat = await aBoat(null);
    await newBoat(people.official, sailing, { sailor: people.sailorId.member, boat });
    const second = await newBoat(people.official, sailing, { sail_number: 'SWE 312', anyway: true });
    expect(await patch(second.id, { sailor: people.sailorId.member })).toEqual([
      400,
      { sailor: ['Seglaren är redan anmäld till den här seglingen.'] },
    ]);
    expect(await patch(second.id, { boat })).toEqual([
      400,
      { boat: ['Båten är redan anmäld till den här seglingen.'] },
    ]);
    const elsewhere = await newSailing(people.official);
    await newBoat(people.official, elsewhere.id, { sailor: people.sailorId.member, boat });
  });

  test('PUT wants the sailing and keeps the rest, and a change that is none takes no number', async () => {
    const { id } = await newBoat(people.official, sailing, { crew_names: 'Bo, Cia', crew_count: 3 });
    const put = await people.official('PUT', `/api/competitors/${id}/`, { sailing, skipper_name: 'Dan Ek' });
    expect(put.json()).toMatchObject({ skipper_name: 'Dan Ek', crew_names: 'Bo, Cia', crew_count: 3, version: 3 });
    expect(await patch(id, { skipper_name: ' Dan Ek ', crew_count: '3' })).toMatchObject([200, { version: 3 }]);
    expect(await patch(id, {})).toMatchObject([200, { version: 3 }]);
    expect(await numberOf(app, people.club.id)).toBe(3);
  });

  test('a write based on an older version is answered with the present one', async () => {
    const { id, version } = await newBoat(people.official, sailing);
    await patch(id, { boat_name: 'Nana' });
    const ifMatch = { 'if-match': `"${version}"` };
    const reply = await people.official('PATCH', `/api/competitors/${id}/`, { boat_name: 'Nana 2' }, ifMatch);
    expect([reply.statusCode, reply.json()]).toMatchObject([409, { current: { id, boat_name: 'Nana', version: 3 } }]);
    expect((await people.official('DELETE', `/api/competitors/${id}/`, undefined, ifMatch)).statusCode).toBe(409);
  });

  test('a deletion is one numbered change, and the sailing takes its number', async () => {
    const { id } = await newBoat(people.official, sailing);
    expect((await people.official('DELETE', `/api/competitors/${id}/`)).statusCode).toBe(204);
    expect(await eventsSince(app, people.club.id, 2)).toEqual([
      { version: 3, what: `competitor ${id}`, change: 'deleted', visibility: 'everyone', data: null },
    ]);
    expect((await people.official('GET', `/api/sailings/${sailing}/`)).json()).toMatchObject({
      version: 3,
      competitor_count: 0,
    });
  });

  test('a call that is sent again under its key enters the boat once', async () => {
    const key = { 'idempotency-key': '7f1a52f6-4f4c-4ad8-9d3e-0d0a35d1c001' };
    const body = { sailing, skipper_name: 'Anna Ek' };
    const [first, again] = [
      await people.official('POST', '/api/competitors/', body, key),
      await people.official('POST', '/api/competitors/', body, key),
    ];
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await numberOf(app, people.club.id)).toBe(2);
  });
});
