import { once } from 'node:events';
import { connect } from 'node:net';
import { buildTestApp, withProbes } from '../../testing/testApp';

test('a request that is under way when the server stops is answered, and its connection does not delay the stop', async () => {
  const { app, close } = await buildTestApp(withProbes({ 'GET /api/slow/': 'public' }));
  let arrived = () => {};
  let answer = () => {};
  const isUnderWay = new Promise<void>((resolve) => (arrived = resolve));
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  app.get('/api/slow/', async () => {
    arrived();
    await mayAnswer;
    return { ok: true };
  });
  const isClosing = new Promise<void>((resolve) => {
    app.addHook('preClose', (done) => {
      resolve();
      done();
    });
  });
  const address = await app.listen({ port: 0 });

  const reply = fetch(`${address}/api/slow/`);
  await isUnderWay;
  const closing = close();
  await isClosing;
  answer();

  const answered = await reply;
  expect([await answered.json(), answered.headers.get('connection')]).toEqual([{ ok: true }, 'close']);
  await closing;
});

test('a connection without any request does not delay the stop', async () => {
  const { app, close } = await buildTestApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const line = connect({ port: typeof address === 'object' && address ? address.port : 0, host: '127.0.0.1' });
  await once(line, 'connect');

  const hungUp = once(line, 'close');
  await close();

  await hungUp;
});
