import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newClass, newGroup, newSailing } from '../../../testing/fleet';
import { peopleIn, type People } from '../../../testing/people';

interface Objects {
  sailing: number;
  group: number;
  raceClass: number;
  boat: number;
}

describeEachEngine('rights below a sailing', (makeApp) => {
  let people: People;
  beforeEach(async () => {
    people = await peopleIn(await makeApp());
  });

  const objects = async (): Promise<Objects> => {
    const { id: sailing } = await newSailing(people.official);
    const { id: group } = await newGroup(people.official, sailing);
    const { id: raceClass } = await newClass(people.official, sailing, { name: 'SRS 1' });
    const { id: boat } = await newBoat(people.official, sailing);
    return { sailing, group, raceClass, boat };
  };

  test.each(['sailings', 'start-groups', 'race-classes', 'competitors'])(
    'what does not exist among %s is not found, after token and rights',
    async (name) => {
      for (const id of ['9999', 'abc', '0', '99999999999']) {
        const path = `/api/${name}/${id}/`;
        expect((await people.anonymous('GET', path)).statusCode).toBe(401);
        expect((await people.official('GET', path)).statusCode).toBe(404);
        expect((await people.official('PATCH', path, { name: 7 })).statusCode).toBe(404);
        expect((await people.official('DELETE', path)).statusCode).toBe(404);
      }
    },
  );

  test('nothing is made for another club by naming it', async () => {
    const elsewhere = await newSailing(people.stranger);
    const { group, raceClass, boat, sailing } = await objects();
    const body = { name: 'X', start_date: '2026-06-04' };
    expect((await people.official('POST', '/api/sailings/', { ...body, club: people.otherClub.id })).statusCode).toBe(
      403,
    );
    expect(
      (await people.official('PATCH', `/api/sailings/${sailing}/`, { club: people.otherClub.id })).statusCode,
    ).toBe(403);
    expect((await people.official('PATCH', `/api/start-groups/${group}/`, { sailing: elsewhere.id })).statusCode).toBe(
      403,
    );
    expect(
      (await people.official('PATCH', `/api/race-classes/${raceClass}/`, { sailing: elsewhere.id })).statusCode,
    ).toBe(403);
    expect((await people.official('PATCH', `/api/competitors/${boat}/`, { sailing: elsewhere.id })).statusCode).toBe(
      403,
    );
    expect((await people.official('POST', '/api/sailings/', { ...body, club: 9999 })).json()).toEqual({
      club: ['Ogiltigt pk "9999" - Objektet finns inte.'],
    });
    expect((await people.staff('POST', '/api/sailings/', body)).json()).toEqual({
      club: ['Det här fältet är obligatoriskt.'],
    });
  });

  test.each(['start-groups', 'race-classes', 'competitors'])(
    'a sailing that does not exist is a wrong value for %s',
    async (name) => {
      const reply = await people.official('POST', `/api/${name}/`, { sailing: 9999 });
      expect([reply.statusCode, reply.json()]).toEqual([
        400,
        { sailing: ['Ogiltigt pk "9999" - Objektet finns inte.'] },
      ]);
      const missing = await people.official('POST', `/api/${name}/`, { name: 'X' });
      expect(missing.json()).toEqual({ sailing: ['Det här fältet är obligatoriskt.'] });
    },
  );
});
