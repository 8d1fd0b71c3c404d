import { aClub, aSailorAccount } from '../../testing/accounts';
import { describeBothEngines } from '../../testing/engines';
import { aCompetitorRecord, aNewCompetitor, aSailingRecord } from '../../testing/records';
import { constraintOf } from './constraint';

const failureOf = async (statement: { execute(): Promise<unknown> }): Promise<unknown> =>
  statement.execute().then(
    () => {
      throw new Error('The database accepted it.');
    },
    (error: unknown) => error,
  );

describeBothEngines('a broken rule of the database', (makeApp, engine) => {
  test('names the column that has to be unique', async () => {
    const server = await makeApp();
    await aClub(server, { slug: 'exempel-ss' });

    const error = await failureOf(
      server.db
        .insertInto('clubs')
        .values({ slug: 'exempel-ss', name: 'Ny', default_start_time: null, created_at: '', updated_at: '' }),
    );

    expect(constraintOf(error)).toEqual({ kind: 'unique', columns: ['slug'] });
  });

  test('names the columns that together have to be unique', async () => {
    const server = await makeApp();
    const club = await aClub(server);
    const { sailor_id: sailorId } = await aSailorAccount(server);
    const sailing = await aSailingRecord(server, club);
    await aCompetitorRecord(server, sailing, { sailor_id: sailorId });

    const error = await failureOf(
      server.db.insertInto('competitors').values(aNewCompetitor(sailing, { sailor_id: sailorId })),
    );

    expect(constraintOf(error)).toEqual({ kind: 'unique', columns: ['sailing_id', 'sailor_id'] });
  });

  test('tells a row that points at nothing', async () => {
    const server = await makeApp();
    const club = await aClub(server);
    const sailing = await aSailingRecord(server, club);

    const error = await failureOf(
      server.db.insertInto('competitors').values(aNewCompetitor(sailing, { sailor_id: 999 })),
    );

    expect(constraintOf(error)).toEqual({ kind: 'foreign_key', columns: engine === 'sqlite' ? [] : ['sailor_id'] });
  });

  test('tells a value that a check refuses', async () => {
    const server = await makeApp();
    const sailing = await aSailingRecord(server, await aClub(server));

    const error = await failureOf(
      server.db.insertInto('competitors').values(aNewCompetitor(sailing, { elapsed_s: -1 })),
    );

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
