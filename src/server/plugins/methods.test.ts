import { buildTestApp, type TestApp } from '../../testing/testApp';

test('health', async () => {
  const t: TestApp = await buildTestApp();
  const a = await t.app.inject('/healthz');
  const b = await t.app.inject('/readyz');
  expect([a.statusCode, b.statusCode]).toEqual([200, 200]);
  console.log(a.headers, (await t.app.inject('/api/x')).body);
  await t.close();
});
