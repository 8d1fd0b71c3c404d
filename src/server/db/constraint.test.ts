import { aClub, aSailorAccount } from '../../testing/accounts';
import { describeEachEngine } from '../../testing/engines';
import { aCompetitorRecord, aNewCompetitor, aSailingRecord } from '../../testing/records';
import { constraintOf } from './constraint';

const failureOf = async (statement: { execute(): Promise<unknown> }): Promise<unknown> =>
  statement.execute().then(
    () => {
      throw new Error('The database accepted it.');
    },
    (error: unknown) => error,
  );

describeEachEngine('a broken rule of the database', (makeApp, engine) => {
  test('names the column that has to be unique', async () => {
    const test = await makeApp();
    await aClub(test, { slug: 'exempel-ss' });

    const error = await failureOf(
      test.db.insertInto('clubs').values({ slug: 'exempel-ss', name: 'Ny', default_start_time: null, created_at: '', updated_at: '' }),
    );

    expect(constraintOf(error)).toEqual({ kind: 'unique', columns: ['slug'] });
  });

  test('names the columns that together have to be unique', async () => {
    const test = await makeApp();
    const club = await aClub(test);
    const { sailor_id: sailorId } = await aSailorAccount(test);
    const sailing = await aSailingRecord(test, club);
    await aCompetitorRecord(test, sailing, { sailor_id: sailorId });

    const error = await failureOf(test.db.insertInto('competitors').values(aNewCompetitor(sailing, { sailor_id: sailorId })));

    expect(constraintOf(error)).toEqual({ kind: 'unique', columns: ['sailing_id', 'sailor_id'] });
  });

  test('tells a row that points at nothing', async () => {
    const test = await makeApp();
    const club = await aClub(test);
    const sailing = await aSailingRecord(test, club);

    const error = await failureOf(test.db.insertInto('competitors').values(aNewCompetitor(sailing, { sailor_id: 999 })));

    expect(constraintOf(error)).toEqual({ kind: 'foreign_key', columns: engine === 'sqlite' ? [] : ['sailor_id'] });
  });

  test('tells a value that a check refuses', async () => {
    const test = await makeApp();
    const sailing = await aSailingRecord(test, await aClub(test));

    const error = await failureOf(test.db.insertInto('competitors').values(aNewCompetitor(sailing, { elapsed_s: -1 })));

    expect(constraintOf(error)).toEqual({ kind: 'check', columns: [] });
  });

  test('is not seen in any other error', async () => {
    const { db } = await makeApp();

    const error = await failureOf(db.withTables<{ nowhere: { id: number } }>().selectFrom('nowhere').selectAll());

    expect(constraintOf(error)).toBeUndefined();
    expect(constraintOf(new Error('other'))).toBeUndefined();
    expect(constraintOf('text')).toBeUndefined();
  });
});
