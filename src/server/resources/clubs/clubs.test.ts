import { describeEachEngine } from '../../../testing/engines';
import { peopleIn, type People } from '../../../testing/people';

describeEachEngine('clubs', (makeApp) => {
  let people: People;
  beforeEach(async () => {
    people = await peopleIn(await makeApp());
  });

  test('everybody sees the clubs, by name', async () => {
    const reply = await people.anonymous('GET', '/api/clubs/');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject([
      { slug: 'annans-bk', name: 'Annans Båtklubb', can_edit: false, sailor_count: 1 },
      {
        slug: 'exempel-ss',
        name: 'Exempel Segelsällskap',
        can_edit: false,
        sailor_count: 1,
        logo: null,
        self_reporting: true,
      },
    ]);
  });

  test('one club is found by id and by slug, with and without the last slash', async () => {
    const { id } = people.club;
    for (const path of [`/api/clubs/${id}/`, '/api/clubs/exempel-ss/', '/api/clubs/exempel-ss']) {
      expect((await people.anonymous('GET', path)).json()).toMatchObject({ id, slug: 'exempel-ss' });
    }
  });

  test('only the club itself may edit it', async () => {
    const canEdit = async (call: People['official']) =>
      (await call('GET', '/api/clubs/exempel-ss/')).json<{ can_edit: boolean }>().can_edit;
    expect(await canEdit(people.official)).toBe(true);
    expect(await canEdit(people.staff)).toBe(true);
    expect(await canEdit(people.stranger)).toBe(false);
    expect(await canEdit(people.member)).toBe(false);
  });

  test('a club that does not exist is not found', async () => {
    for (const path of ['/api/clubs/9999/', '/api/clubs/99999999999999/', '/api/clubs/finns-inte/']) {
      const reply = await people.anonymous('GET', path);
      expect([reply.statusCode, reply.json()]).toEqual([404, { detail: 'Hittades inte.' }]);
    }
  });

  test('a bad token is refused here as everywhere', async () => {
    const reply = await people.anonymous('GET', '/api/clubs/', undefined, { authorization: 'Bearer skräp' });
    expect(reply.statusCode).toBe(401);
  });

  test('a list comes in pages when the call asks for them', async () => {
    const first = await people.anonymous('GET', '/api/clubs/?page_size=1', undefined, { host: 'styrbord.example' });
    expect(first.json()).toMatchObject({
      count: 2,
      next: 'http://styrbord.example/api/clubs/?page_size=1&page=2',
      previous: null,
      results: [{ slug: 'annans-bk' }],
    });
    const last = await people.anonymous('GET', '/api/clubs/?page_size=1&page=last');
    expect(last.json()).toMatchObject({ next: null, results: [{ slug: 'exempel-ss' }] });
    const beyond = await people.anonymous('GET', '/api/clubs/?page=3');
    expect([beyond.statusCode, beyond.json()]).toEqual([404, { detail: 'Ogiltig sida.' }]);
  });
});
