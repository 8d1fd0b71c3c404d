import { startReceiver, THIS_MACHINE, type Receiver } from '../../testing/receiver';
import { ADDRESS_REFUSED, createPostOut, INTERNET_ONLY, mayTry, TIMED_OUT } from './postOut';

let receiver: Receiver;

beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const outgoing = (url: string, withinMs = 5_000) => ({ url, headers: { 'x-test': 'ja' }, body: 'å', withinMs });

test('what is posted arrives, and the answer comes back', async () => {
  receiver.answers({ status: 422, body: '{"errors":["unrecognized_source"]}' });
  const reply = await createPostOut(THIS_MACHINE)(outgoing(receiver.url));
  expect(reply).toEqual({ status: 422, text: '{"errors":["unrecognized_source"]}' });
  expect(receiver.received).toMatchObject([{ url: '/in', body: 'å', headers: { 'content-length': '2' } }]);
});

test('a name that leads to an address which may not be reached is refused when it is resolved', async () => {
  const post = createPostOut({ ...THIS_MACHINE, mayReach: INTERNET_ONLY.mayReach });
  await expect(post(outgoing(receiver.url))).rejects.toMatchObject({ code: ADDRESS_REFUSED });
  expect(receiver.received).toEqual([]);
});

test('a name of which one address may not be reached is refused, though another may', async () => {
  let asked = 0;
  const post = createPostOut({ protocols: ['http:'], mayReach: () => (asked += 1) > 1 });
  await expect(post(outgoing(receiver.url))).rejects.toMatchObject({ code: ADDRESS_REFUSED });
  expect(receiver.received).toEqual([]);
});

test.each([
  '127.0.0.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '10.0.0.1',
  '169.254.169.254',
])('the figures %s are refused without a connection', async (host) => {
  expect(mayTry(`https://${host}/in`, INTERNET_ONLY)).toBe(false);
  const post = createPostOut(INTERNET_ONLY);
  await expect(post(outgoing(`https://${host}/in`))).rejects.toMatchObject({ code: ADDRESS_REFUSED });
});

test('only https may be tried', () => {
  expect(mayTry('https://exempel.se/in', INTERNET_ONLY)).toBe(true);
  for (const url of ['http://exempel.se/in', 'ftp://exempel.se', 'file:///etc/passwd', 'exempel.se', ''])
    expect(mayTry(url, INTERNET_ONLY)).toBe(false);
});

test('a redirect is not followed', async () => {
  receiver.answers({ status: 302, headers: { location: `${receiver.url}/elsewhere` } });
  expect(await createPostOut(THIS_MACHINE)(outgoing(receiver.url))).toMatchObject({ status: 302 });
  expect(receiver.received).toHaveLength(1);
});

test('of a long answer the beginning is read', async () => {
  receiver.answers({ status: 200, body: 'x'.repeat(1_000_000) });
  const { text } = await createPostOut(THIS_MACHINE)(outgoing(receiver.url));
  expect(text).toHaveLength(16 * 1024);
});

test('a server that does not answer is given up after the time that was set', async () => {
  receiver.answers(null);
  await expect(createPostOut(THIS_MACHINE)(outgoing(receiver.url, 50))).rejects.toMatchObject({ code: TIMED_OUT });
});

test('a server that is not there is told by its code', async () => {
  await receiver.close();
  await expect(createPostOut(THIS_MACHINE)(outgoing(receiver.url))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
