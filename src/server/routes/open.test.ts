import { describeEachEngine } from '../../testing/engines';

describeEachEngine('the server’s clock', (makeApp) => {
  test('is told to everybody, in milliseconds, and kept by nobody', async () => {
    const { app, clock } = await makeApp();
    const answer = await app.inject({ url: '/api/time/', headers: { authorization: 'Bearer of.nobody' } });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ms: clock.now().getTime() }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
