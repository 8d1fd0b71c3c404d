import { aClub } from '../../testing/accounts';
import { describeBothEngines } from '../../testing/engines';
import { prepared } from './prepared';
import { snapshot } from './insideWork';

const clubs = prepared<{ id: number; slug: string }, { name: string }>((db, value) =>
  db
    .selectFrom('clubs')
    .select('name')
    .where(({ or, eb }) => or([eb('id', '=', value('id')), eb('slug', '=', value('slug'))]))
    .where('counter', '<', 100)
    .orderBy('id'),
);

describeBothEngines('a query that is put together once', (makeApp) => {
  test('answers with the values of each call, outside a transaction and within one', async () => {
    const app = await makeApp();
    const [first, second] = [await aClub(app, { name: 'A' }), await aClub(app, { name: 'B' })];
    expect(await clubs(app.db, { id: first.id, slug: '' })).toEqual([{ name: 'A' }]);
    expect(await clubs(app.db, { id: first.id, slug: second.slug })).toEqual([{ name: 'A' }, { name: 'B' }]);
    expect(await snapshot(app.db, (tx) => clubs(tx, { id: second.id, slug: '' }))).toEqual([{ name: 'B' }]);
  });

  test('is refused on the outer database within a transaction', async () => {
    const app = await makeApp();
    await clubs(app.db, { id: 1, slug: '' });
    await expect(snapshot(app.db, () => clubs(app.db, { id: 1, slug: '' }))).rejects.toThrow('outer database');
  });
});
