import type { Model } from '../../shared/contract/common';
import type { PushMessage } from '../../shared/contract/push';

type Tag = { type: 'SailingResults' | 'SerieResults' | 'Sailing'; id: number } | { type: 'Club' | 'Sailings' | 'Sailing' };

/** Models whose rows the store holds. */
const LIVE: readonly Model[] = ['sailing', 'start_group', 'competitor'];

type IsBack = (sailing: number) => boolean;

function tagsOfMessage({ model, id, change, data }: PushMessage, isBack: IsBack): Tag[] {
  if (change === 'results_updated') return [{ type: model === 'sailing' ? 'SailingResults' : 'SerieResults', id }];
  if (model === 'club') return [{ type: 'Club' }];
  // Its frame brings the sailing alone, not what lies below it.
  if (model === 'sailing' && data !== null && isBack(id)) return [{ type: 'Sailing', id }];
  // Without data the socket has no token, and a read tells what it may see.
  const isUntold = LIVE.includes(model) && change !== 'deleted' && data === null;
  return isUntold ? [{ type: 'Sailings' }, { type: 'Sailing' }] : [];
}

/**
 * What must be asked for again, because it is derived, not kept as rows, or came back after it went away. Each once, however many
 * messages name it.
 */
export function tagsOf(messages: readonly PushMessage[], isBack: IsBack): Tag[] {
  const tags = new Map(messages.flatMap((message) => tagsOfMessage(message, isBack)).map((tag) => [JSON.stringify(tag), tag]));
  return [...tags.values()];
}
