import type { RrsEvent } from '../../../shared/contract/rrs';
import { describeEachEngine } from '../../../testing/engines';
import { keptLog } from '../../../testing/keptLog';
import { contentsOf } from '../../../testing/permissionObjects';
import { peopleIn, type People } from '../../../testing/people';
import { startReceiver, THIS_MACHINE, type Receiver } from '../../../testing/receiver';
import { aCompetitorRecord, aSailingRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';

const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';

describeEachEngine('the boats of a sailing, to rrs.org', (makeApp) => {
  let server: TestApp;
  let people: People;
  let receiver: Receiver;
  let lines: string[];
  let url: string;
  let sailing: Awaited<ReturnType<typeof aSailingRecord>>;

  beforeEach(async () => {
    receiver = await startReceiver();
    receiver.answers({ status: 200 });
    const log = keptLog();
    lines = log.lines;
    const rrs = { rrsUrl: receiver.url, rrsSource: 'styrbord' };
    server = await makeApp({ connectRule: THIS_MACHINE, logger: log.logger, ...rrs });
    people = await peopleIn(server);
    sailing = await aSailingRecord(server, people.club, { status: 'upcoming' });
    url = `/api/sailings/${sailing.id}/rrs-event/`;
  });
  afterEach(() => receiver.close());

  const boat = (values: object) => aCompetitorRecord(server, sailing, { approved: 1, ...values });
  const refusal = async (body: object = {}) => {
    const reply = await people.official('POST', `${url}send/`, body);
    expect(reply.statusCode).toBe(400);
    return reply.json<{ non_field_errors: string[] }>().non_field_errors[0];
  };
  const setEvent = async () => expect((await people.official('PATCH', url, { event: UUID })).statusCode).toBe(200);

  test('are sent all together with the event, which no answer, table or log tells', async () => {
    await boat({
      sail_number: 'SWE 312',
      skipper_name: 'Bo Ek',
      contact_email: 'bo@example.se',
      contact_phone: '070-1234567',
    });
    await boat({ sail_number: 'SWE 57', skipper_name: 'Lisa Liten', is_minor: 1, contact_phone: '070-7654321' });
    await boat({ sail_number: 'SWE 9', is_unmatched: 1 });
    await boat({ sail_number: 'SWE 10', approved: 0 });
    const pasted = `https://www.racingrulesofsailing.org/events/${UUID.toUpperCase()}/panel`;
    const unsent = { is_set: true, sent_at: null, sent_count: null };
    expect((await people.official('PATCH', url, { event: pasted })).json()).toEqual(unsent);
    expect((await people.official('GET', url)).json()).toEqual(unsent);

    const reply = await people.official('POST', `${url}send/`, {});
    expect(reply.json<RrsEvent>()).toEqual({ is_set: true, sent_at: '2026-06-04T14:00:00+02:00', sent_count: 2 });
    const [first] = receiver.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect(first).toMatchObject({
      uuid: UUID,
      source: 'styrbord',
      competitors: [
        { competitor_id: '1', sail_number: '57', first_name: 'Lisa', last_name: 'L.', phone: '', email: '' },
        { competitor_id: '2', sail_number: '312', first_name: 'Bo', last_name: 'Ek', phone: '', email: '' },
      ],
    });

    await people.official('POST', `${url}send/`, { contacts: true });
    expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject({
      competitors: [
        { email: '', phone: '' },
        { email: 'bo@example.se', phone: '+46701234567' },
      ],
    });
    const stored = JSON.stringify(await contentsOf(server));
    expect(stored).not.toContain(UUID);
    expect(lines.join('')).not.toMatch(new RegExp(UUID, 'i'));
    for (const path of [`/api/sailings/${sailing.id}/`, url])
      expect((await people.official('GET', path)).body).not.toContain(UUID);
  });

  test('are not sent without an event, without boats, and by others than those who run the club', async () => {
    expect(await refusal()).toBe('Ange först händelsens UUID från rrs.org.');
    await setEvent();
    expect(await refusal()).toBe('Seglingen har inga godkända deltagare att skicka.');
    await boat({ sail_number: 'SWE 57' });
    expect((await people.stranger('POST', `${url}send/`, {})).statusCode).toBe(403);
    expect((await people.member('GET', url)).statusCode).toBe(403);
    expect((await people.official('PATCH', url, { event: 'ingen' })).json()).toEqual({
      event: ['Måste vara ett giltigt UUID.'],
    });
    expect((await people.official('DELETE', url)).statusCode).toBe(204);
    expect(await refusal()).toBe('Ange först händelsens UUID från rrs.org.');
    expect(receiver.received).toEqual([]);
  });

  test('that rrs.org does not take are told why, and are not noted as sent', async () => {
    await boat({ sail_number: 'SWE 57' });
    await setEvent();
    receiver.answers({ status: 422, body: '{"errors":["unrecognized_source"]}' });
    expect(await refusal()).toMatch(/^rrs\.org känner inte igen avsändaren ”styrbord”/);
    receiver.answers({ status: 404 });
    expect(await refusal()).toBe('rrs.org tog inte emot listan (404). Kontrollera händelsens UUID.');
    receiver.answers({ status: 302, headers: { location: 'https://exempel.se/' } });
    expect(await refusal()).toContain('(302)');
    await receiver.close();
    expect(await refusal()).toBe('rrs.org svarade inte. Försök igen om en stund.');
    expect((await people.official('GET', url)).json()).toMatchObject({ sent_at: null });
  });

  test('are not sent where the secret that sealed the event is another one', async () => {
    await boat({ sail_number: 'SWE 57' });
    await setEvent();
    await server.db
      .updateTable('rrs_events')
      .set({ sealed: 'x'.repeat(80) })
      .execute();
    expect(await refusal()).toBe('Händelsens UUID kan inte läsas längre. Ange det en gång till.');
  });

  test('are not sent by a server that is told not to', async () => {
    server = await makeApp();
    people = await peopleIn(server);
    sailing = await aSailingRecord(server, people.club, { status: 'upcoming' });
    url = `/api/sailings/${sailing.id}/rrs-event/`;
    await setEvent();
    expect(await refusal()).toBe('Den här servern skickar inget till rrs.org.');
  });
});
