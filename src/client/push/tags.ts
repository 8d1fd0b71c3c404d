import type { Model } from '../../shared/contract/common';
import type { PushMessage } from '../../shared/contract/push';

type Tag = { type: 'SailingResults' | 'SerieResults'; id: number } | { type: 'Club' | 'Sailings' | 'Sailing' };

/** Models whose rows the store holds. */
const LIVE: readonly Model[] = ['sailing', 'start_group', 'competitor'];

function tagsOfMessage({ model, id, change, data }: PushMessage): Tag[] {
  if (change === 'results_updated') return [{ type: model === 'sailing' ? 'SailingResults' : 'SerieResults', id }];
  if (model === 'club') return [{ type: 'Club' }];
  // Without data the socket has no token, and a read tells what it may see.
  const isUntold = LIVE.includes(model) && change !== 'deleted' && data === null;
  return isUntold ? [{ type: 'Sailings' }, { type: 'Sailing' }] : [];
}

/** What must be asked for again, because it is derived or not kept as rows. Each once, however many messages name it. */
export function tagsOf(messages: readonly PushMessage[]): Tag[] {
  const tags = new Map(messages.flatMap(tagsOfMessage).map((tag) => [JSON.stringify(tag), tag]));
  return [...tags.values()];
}
