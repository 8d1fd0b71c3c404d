import { dataInPage } from './staticFiles';

const PAGE = '<script type="application/json">__PAGE_DATA__</script>';
const inPage = (json: string) => `<script type="application/json">${json}</script>`;

test('the data lies in the page', async () => {
  expect(await dataInPage(PAGE, async () => '{"a":1}')).toBe(inPage('{"a":1}'));
});

test('nothing in it ends the element or begins a comment', async () => {
  expect(await dataInPage(PAGE, async () => '["</script><!-- $& $1"]')).toBe(
    inPage('["\\u003c/script>\\u003c!-- $& $1"]'),
  );
});

test.each([
  ['there is none to send', undefined],
  ['it cannot be read', () => Promise.reject(new Error('no line to the database'))],
])('the page comes without it when %s', async (_why, data) => {
  expect(await dataInPage(PAGE, data)).toBe(inPage('null'));
});

test('the page does not wait for a database that is silent', async () => {
  jest.useFakeTimers();
  const page = dataInPage(PAGE, () => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(300);
  expect(await page).toBe(inPage('null'));
  jest.useRealTimers();
});
