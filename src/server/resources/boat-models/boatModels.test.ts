import type { BoatModel } from '../../../shared/contract/boats';
import { describeEachEngine } from '../../../testing/engines';
import { peopleIn, type People } from '../../../testing/people';

describeEachEngine('boat models', (makeApp) => {
  let people: People;
  beforeEach(async () => {
    const test = await makeApp();
    people = await peopleIn(test);
    const numbers = {
      srs_no_flying_thousandths: null,
      srs_shorthanded_thousandths: null,
      srs_shorthanded_no_flying_thousandths: 835,
    };
    await test.db
      .insertInto('boat_models')
      .values(
        ['Älva', 'Omega 42', 'Omega 36', 'Albin Vega'].map((name) => ({
          name,
          kind: 'monohull' as const,
          srs_thousandths: 874,
          ...numbers,
          srs_year: 2026,
        })),
      )
      .execute();
  });

  const names = async (path: string) => (await people.member('GET', path)).json<BoatModel[]>().map(({ name }) => name);

  test('types come in Swedish order with their numbers as decimals', async () => {
    expect(await names('/api/boat-models/')).toEqual(['Albin Vega', 'Omega 36', 'Omega 42', 'Älva']);
    expect((await people.member('GET', '/api/boat-models/')).json()).toMatchObject([
      { kind: 'monohull', srs: '0.874', srs_no_flying: null, srs_shorthanded_no_flying: '0.835', srs_year: 2026 },
      {},
      {},
      {},
    ]);
  });

  test('a search wants every word, in any case and order', async () => {
    expect(await names('/api/boat-models/?query=36%20OMEGA')).toEqual(['Omega 36']);
    expect(await names('/api/boat-models/?query=%C3%84L')).toEqual(['Älva']);
    expect(await names('/api/boat-models/?query=')).toHaveLength(4);
    expect(await names('/api/boat-models/?query=finns%20inte')).toEqual([]);
  });

  test('only the logged-in see them', async () => {
    expect((await people.anonymous('GET', '/api/boat-models/')).statusCode).toBe(401);
  });
});
