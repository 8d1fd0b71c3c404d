import type { Model } from '../../shared/contract/common';
import type { Change, PushMessage } from '../../shared/contract/push';
import type { api } from '../api/api';

type Tag = Exclude<NonNullable<Parameters<typeof api.util.invalidateTags>[0]>[number], null | undefined>;

/** Models whose rows the store holds. */
const LIVE: readonly Model[] = ['sailing', 'start_group', 'race_class', 'competitor'];

type IsBack = (sailing: number) => boolean;

const tagsOfResults = (model: Model, id: number): Tag[] =>
  model === 'sailing'
    ? [{ type: 'SailingResults', id }, { type: 'ResultLog', id }, { type: 'FinishDifferences', id }, 'Statistics']
    : [{ type: 'SerieResults', id }];

const nothing = (): Tag[] => [];

/** What is derived from rows of the model, or kept of it by requests only. */
const TAGS_OF_MODEL: Readonly<Record<Model, (id: number, change: Change) => Tag[]>> = {
  // Also sent when somebody asks to become a member.
  club: () => ['Club', 'Sailors'],
  course: () => ['Courses'],
  serie: (id) => ['Series', { type: 'Serie', id }, { type: 'SerieMerges', id }],
  // Series name their sailings, with dates and statuses.
  sailing: (id) => ['Series', 'Serie', ...tagsOfResults('sailing', id)],
  start_group: nothing,
  start_event: nothing,
  race_class: nothing,
  // A list of sailings says how many boats each has.
  competitor: (_, change) => (change === 'updated' ? [] : ['Sailings']),
  // Its number is not its sailing's.
  finish_observation: () => ['FinishDifferences'],
};

function tagsOfMessage({ model, id, change, data }: PushMessage, isBack: IsBack): Tag[] {
  if (change === 'results_updated') return tagsOfResults(model, id);
  const derived = TAGS_OF_MODEL[model](id, change);
  // Its frame brings the sailing alone, not what lies below it.
  if (model === 'sailing' && data !== null && isBack(id)) return [...derived, { type: 'Sailing', id }];
  // Without data the socket has no token, and a read shows what it may see.
  const isUntold = LIVE.includes(model) && change !== 'deleted' && data === null;
  return isUntold ? [...derived, 'Sailings', 'Sailing'] : derived;
}

/**
 * What must be asked for again, because it is derived, not kept as rows, or came back after it went away. Each once,
 * however many messages name it.
 */
export function tagsOf(messages: readonly PushMessage[], isBack: IsBack): Tag[] {
  const tags = new Map(
    messages.flatMap((message) => tagsOfMessage(message, isBack)).map((tag) => [JSON.stringify(tag), tag]),
  );
  return [...tags.values()];
}
