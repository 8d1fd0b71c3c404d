import type { Model } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';
import type { Observation } from '../../../shared/contract/finishObservations';
import type { PushMessage } from '../../../shared/contract/push';
import type { RaceClass } from '../../../shared/contract/raceClasses';
import type { SailingRow } from '../../../shared/contract/sailings';
import type { StartGroupRow } from '../../../shared/contract/startGroups';
import type { StartEvent } from '../../../shared/contract/startLog';
import type { Deletion } from './rows';

/**
 * What a burst of frames says about each kind of row. Order does not matter to rows, so each kind is taken as a whole.
 */

export const pushedSailings = (messages: readonly PushMessage[]): SailingRow[] =>
  messages.flatMap((message) =>
    message.model === 'sailing' && (message.change === 'created' || message.change === 'updated') && message.data
      ? [message.data]
      : [],
  );

export const pushedStartGroups = (messages: readonly PushMessage[]): StartGroupRow[] =>
  messages.flatMap((message) =>
    message.model === 'start_group' && message.change !== 'deleted' && message.data ? [message.data] : [],
  );

export const pushedRaceClasses = (messages: readonly PushMessage[]): RaceClass[] =>
  messages.flatMap((message) =>
    message.model === 'race_class' && message.change !== 'deleted' && message.data ? [message.data] : [],
  );

export const pushedCompetitors = (messages: readonly PushMessage[]): Competitor[] =>
  messages.flatMap((message) =>
    message.model === 'competitor' && message.change !== 'deleted' && message.data ? [message.data] : [],
  );

export const pushedObservations = (messages: readonly PushMessage[]): Observation[] =>
  messages.flatMap((message) =>
    message.model === 'finish_observation' && message.change !== 'deleted' && message.data ? [message.data] : [],
  );

export const pushedStartEvents = (messages: readonly PushMessage[]): StartEvent[] =>
  messages.flatMap((message) =>
    message.model === 'start_event' && message.change === 'created' && message.data ? [message.data] : [],
  );

export const pushedDeletions = (messages: readonly PushMessage[], model: Model): Deletion[] =>
  messages
    .filter((message) => message.model === model && message.change === 'deleted')
    .map(({ id, version }) => ({ id, version }));
