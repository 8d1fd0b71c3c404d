import type { CDPSession, Page } from '@playwright/test';
import { stranger, taskMs, withBrowser, pageScript } from './browser';
import { quantile } from '../testing/quantile';
import type { Figure } from './figure';
import type { BodyKind } from './tablePage';

type Step = 'mount' | 'update';

const ROWS = 400;
/** As many as a result shows on a desk. */
const COLUMNS = 10;
const WARM_UP_ROUNDS = 3;
const ROUNDS = 15;
/** More than this, and the cells of long tables stay plain (docs/decisions/0015). */
const GOAL_RATIO = 1.2;
const KINDS: readonly BodyKind[] = ['plain', 'muiRows', 'muiCells'];

/** Main-thread time of one drawing, in milliseconds. */
async function drawn(page: Page, session: CDPSession, kind: BodyKind, round: number): Promise<number> {
  const before = await taskMs(session);
  await page.evaluate((args) => (Reflect.get(window, 'drawTable') as (...args: unknown[]) => void)(...args), [
    kind,
    ROWS,
    COLUMNS,
    round,
  ] as const);
  return (await taskMs(session)) - before;
}

/**
 * Mounting 400 rows and changing all of their cells: MUI's TableRow and TableCell against plain elements inside MUI's
 * TableBody, by turns in one page.
 */
export async function measureTables(): Promise<Figure[]> {
  const times: Record<Step, Record<BodyKind, number[]>> = {
    mount: { plain: [], muiRows: [], muiCells: [] },
    update: { plain: [], muiRows: [], muiCells: [] },
  };
  await withBrowser(async (browser) => {
    const page = await (await stranger(browser)).newPage();
    await page.setContent('<!doctype html><html lang="sv"><body></body></html>');
    await page.addScriptTag({ content: await pageScript('src/tools/bench/tablePage.tsx') });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1)
      for (const kind of KINDS) {
        const mount = await drawn(page, session, kind, 1);
        const update = await drawn(page, session, kind, 2);
        await page.evaluate(() => (Reflect.get(window, 'removeTable') as () => void)());
        if (round < WARM_UP_ROUNDS) continue;
        times.mount[kind].push(mount);
        times.update[kind].push(update);
      }
  });
  return (['mount', 'update'] as const).flatMap((step) => {
    const median = (kind: BodyKind) => quantile(times[step][kind]);
    const name = `table of ${ROWS} × ${COLUMNS}, ${step}`;
    return [
      { name: `${name}: plain rows and cells`, value: median('plain'), unit: 'ms' as const },
      {
        name: `${name}: MUI's rows with plain cells, of plain`,
        value: median('muiRows') / median('plain'),
        unit: '×' as const,
        goal: GOAL_RATIO,
      },
      {
        name: `${name}: MUI's rows and cells, of plain`,
        value: median('muiCells') / median('plain'),
        unit: '×' as const,
      },
    ];
  });
}
