import { describeEachEngine } from '../../testing/engines';

describeEachEngine('health', (makeApp) => {
  test('is good when the database answers', async () => {
    const { app } = await makeApp();

    const replies = await Promise.all(['/healthz', '/readyz'].map((url) => app.inject({ url })));

    expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual([
      [200, { status: 'ok' }],
      [200, { status: 'ok' }],
    ]);
  });

  test('tells a server that lives but cannot serve', async () => {
    const { app, db } = await makeApp();
    await db.deleteFrom('meta').execute();

    const [alive, ready] = await Promise.all(['/healthz', '/readyz'].map((url) => app.inject({ url })));
    await db.insertInto('meta').values({ key: 'epoch', value: 'anew' }).execute();

    expect(alive?.statusCode).toBe(200);
    expect([ready?.statusCode, ready?.json()]).toEqual([503, { detail: 'Databasen svarar inte.' }]);
  });
});
