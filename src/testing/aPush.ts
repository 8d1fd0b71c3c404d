import type { Id, Model } from '../shared/contract/common';
import type { Competitor } from '../shared/contract/competitors';
import type { Change, PushMessage } from '../shared/contract/push';
import type { ResultRow, SailingRow } from '../shared/contract/sailings';
import type { StartGroupRow } from '../shared/contract/startGroups';

interface LiveRowOf {
  sailing: SailingRow;
  start_group: StartGroupRow;
  competitor: Competitor;
}

const frame = (model: Model, id: Id, change: Change, version: number) =>
  ({
    type: 'notification',
    model,
    id,
    change,
    version,
    cursor: `k3f9.${version}`,
    at: '2026-06-04T18:30:00+02:00',
  }) as const;

/** The push message about a live row. */
export const aPush = <M extends keyof LiveRowOf>(
  model: M,
  change: 'created' | 'updated',
  data: LiveRowOf[M],
): PushMessage => ({ ...frame(model, data.id, change, data.version), data }) as PushMessage;

export const aDeletion = (model: Model, id: Id, version: number): PushMessage =>
  ({ ...frame(model, id, 'deleted', version), data: null }) as PushMessage;

export const newResults = (
  model: 'sailing' | 'serie',
  id: Id,
  version: number,
  results: ResultRow[] = [],
): PushMessage => ({ ...frame(model, id, 'results_updated', version), data: { results } }) as PushMessage;
