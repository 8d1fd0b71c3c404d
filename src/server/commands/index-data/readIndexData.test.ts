import type { IndexData } from '../../../shared/contract/indexData';
import type { SailingSummary } from '../../../shared/contract/sailings';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing, newSerie } from '../../../testing/fleet';
import { peopleIn, type Call, type People } from '../../../testing/people';

describeEachEngine('the data of the start page', (makeApp) => {
  let people: People;
  beforeEach(async () => {
    people = await peopleIn(await makeApp());
  });

  const read = async (call: Call) => (await call('GET', '/api/index-data/')).json<IndexData>();
  const names = (sailings: SailingSummary[]) => sailings.map(({ name }) => name);
  const evening = (name: string, start_date: string, values: object = {}) =>
    newSailing(people.official, { name, start_date, ...values });

  test('is open to all', async () => {
    const serie = await newSerie(people.official, { name: 'Torsdagsserien' });
    const sailing = await newSailing(people.official, { serie: serie.id });
    await newBoat(people.official, sailing.id, { skipper_name: 'Anna Ek' });
    const club = { id: people.club.id, slug: 'exempel-ss', name: 'Exempel Segelsällskap' };

    const reply = await people.anonymous('GET', '/api/index-data/');

    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        upcoming_sailings: [
          {
            id: sailing.id,
            name: 'Torsdag 3',
            club,
            serie: { id: serie.id, name: 'Torsdagsserien' },
            status: 'upcoming',
            status_label: 'Kommande',
            is_finished: false,
            verified_result: false,
            start_date: '2026-06-04',
            start_time: '18:30:00',
            competitor_count: 1,
            reg_status: null,
          },
        ],
        ongoing_sailings: [],
        recent_results: [],
        clubs: [
          { id: people.otherClub.id, slug: 'annans-bk', name: 'Annans Båtklubb', logo: null },
          { ...club, logo: null },
        ],
        counts: { clubs: 2, sailors: 2, sailings: 1 },
      },
    ]);
  });

  test('shows what comes from today on, the next first, and what has been, the latest first', async () => {
    await evening('Igår', '2026-06-03');
    await evening('Ikväll', '2026-06-04');
    await evening('Imorgon', '2026-06-05');
    await evening('Förmiddag', '2026-06-05', { start_time: '10:00' });
    await evening('På vattnet', '2026-06-04', { status: 'ongoing' });
    await evening('Förra', '2026-05-28', { status: 'finished' });
    await evening('Förrförra', '2026-05-21', { status: 'finished' });
    await evening('Inställd', '2026-06-06', { status: 'cancelled' });

    const { upcoming_sailings, ongoing_sailings, recent_results } = await read(people.anonymous);

    expect(names(upcoming_sailings)).toEqual(['Ikväll', 'Förmiddag', 'Imorgon']);
    expect(names(ongoing_sailings)).toEqual(['På vattnet']);
    expect(names(recent_results)).toEqual(['Förra', 'Förrförra']);
  });

  test('shows ten of a kind', async () => {
    for (let day = 10; day <= 21; day += 1) await evening(`Kväll ${day}`, `2026-06-${day}`);
    expect(names((await read(people.anonymous)).upcoming_sailings)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Kväll ${index + 10}`),
    );
  });

  test('hides what is not published from everybody, and does not count it', async () => {
    await evening('Hemlig', '2026-06-04', { status: 'unpublished' });
    const hidden = await newSerie(people.official, { name: 'Hemliga serien', is_published: false });
    await evening('Öppen', '2026-06-04', { serie: hidden.id });
    for (const call of [people.anonymous, people.member, people.official]) {
      const { upcoming_sailings, counts } = await read(call);
      expect([names(upcoming_sailings), counts.sailings]).toEqual([['Öppen'], 1]);
    }
    expect((await read(people.anonymous)).upcoming_sailings[0]?.serie).toBeNull();
  });

  test('tells sailors which sailings they are entered in', async () => {
    const { id: sailing } = await evening('Ikväll', '2026-06-04');
    await people.member('POST', '/api/competitors/', { sailing });
    expect((await read(people.member)).upcoming_sailings[0]?.reg_status).toBe('registered');
    expect((await read(people.guest)).upcoming_sailings[0]?.reg_status).toBeNull();
  });

  test('is refused to a bad token', async () => {
    const reply = await people.anonymous('GET', '/api/index-data/', undefined, { authorization: 'Bearer skräp' });
    expect(reply.statusCode).toBe(401);
  });
});
