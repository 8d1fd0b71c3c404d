import { createEntityAdapter } from '@reduxjs/toolkit';
import { emptyScopes, takeRows, type LiveRows } from '../client/state/entities/rows';
import type { Competitor } from '../shared/contract/competitors';
import { aCompetitor } from '../testing/aCompetitor';
import { quantile } from '../testing/quantile';
import type { Figure } from './figure';

const ROWS = 2_000;
/** Rows that come at once: a push, the answer to a bulk move, a sailing that is read again. */
const BATCHES = [1, 40, 400];
const WARM_UP_ROUNDS = 15;
const ROUNDS = 40;

const adapter = createEntityAdapter<Competitor>();
type Rows = LiveRows<Competitor>;

const scopeOf = ({ sailing }: Competitor): number => sailing;

/** What the adapter's setter needs round itself to keep the promise of `takeRows`: what is not newer is left out. */
function guardedUpsert(rows: Rows, come: readonly Competitor[]): Rows {
  const news = come.filter(({ id, version }) => version > (rows.entities[id]?.version ?? 0));
  return news.length === 0 ? rows : adapter.upsertMany(rows, news);
}

function timeOf(take: () => Rows, before: Rows): number {
  const begun = performance.now();
  const after = take();
  const spent = performance.now() - begun;
  if (after === before) throw new Error('Nothing was taken.');
  return spent;
}

/** Newer rows written by `takeRows` and by the entity adapter's `upsertMany` behind the same guard, by turns. */
export function measureAdapters(): Figure[] {
  const held = Array.from({ length: ROWS }, (_, index) => aCompetitor({ id: index + 1 }));
  const rows: Rows = adapter.setAll(adapter.getInitialState(emptyScopes()), held);
  return BATCHES.map((size) => {
    const [own, setter]: [number[], number[]] = [[], []];
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      const come = held.slice(0, size).map((row) => ({ ...row, boat_name: `Boat ${round}`, version: round + 2 }));
      const [ownMs, setterMs] = [
        timeOf(() => takeRows(rows, come, scopeOf), rows),
        timeOf(() => guardedUpsert(rows, come), rows),
      ];
      if (round < WARM_UP_ROUNDS) continue;
      own.push(ownMs);
      setter.push(setterMs);
    }
    return {
      name: `${size} newer rows into ${ROWS}: takeRows, of the adapter's upsertMany with the same guard`,
      value: quantile(own) / quantile(setter),
      unit: '×' as const,
      goal: 1,
    };
  });
}
