import { stranger, taskMs, withBrowser, pageScript } from './browser';
import { quantile } from '../testing/quantile';
import type { Figure } from './figure';
import type { LineKind } from './linePage';

const CPU_THROTTLE = 4;
const LINES = 14;
const WARM_UP_LINES = 3;
/** A sail number and a clock. */
const TYPED: readonly (readonly [field: string, keys: string])[] = [
  ['number', '123'],
  ['time', '194423'],
];
const KINDS: readonly LineKind[] = ['state', 'formik'];
const GOAL_P95_MS = 16;

/** Main-thread time from a key in a line of three fields to its paint, on a processor four times slower. */
export async function measureTyping(): Promise<Figure[]> {
  const times: Record<LineKind, number[]> = { state: [], formik: [] };
  await withBrowser(async (browser) => {
    const page = await (await stranger(browser)).newPage();
    await page.setContent('<!doctype html><html lang="sv"><body></body></html>');
    await page.addScriptTag({ content: await pageScript('src/tools/bench/linePage.tsx') });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE });
    const painted = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    for (let line = 0; line < LINES; line += 1)
      for (const kind of KINDS) {
        await page.evaluate((is) => (Reflect.get(window, 'drawLine') as (kind: string) => void)(is), kind);
        for (const [field, keys] of TYPED) {
          await page.focus(`#${field}`);
          for (const key of keys) {
            const before = await taskMs(session);
            await page.keyboard.press(key);
            await painted();
            if (line >= WARM_UP_LINES) times[kind].push((await taskMs(session)) - before);
          }
        }
      }
  });
  const p95 = (kind: LineKind) => quantile(times[kind], 0.95);
  return [
    { name: 'key to paint in a line of React state, p95', value: p95('state'), unit: 'ms', goal: GOAL_P95_MS },
    { name: 'key to paint in a formik line with yup rules, p95', value: p95('formik'), unit: 'ms', goal: GOAL_P95_MS },
    {
      name: 'key to paint, median: formik and yup, of React state',
      value: quantile(times.formik) / quantile(times.state),
      unit: '×',
    },
  ];
}
