import type { BoatModel, Boat } from '../../../../shared/contract/boats';
import type { Id } from '../../../../shared/contract/common';
import { useMyBoats, useBoatModelsQuery } from '../../../api/boats';
import type { Query, QueryStatus } from '../../../api/queryState';
import { useSailor } from '../../../api/sailors';
import { boatsInOrder } from './form/entryValues';
import type { BoatModels } from '../../../sailing-ui/boat/BoatFields';

const NO_MODELS: readonly BoatModel[] = [];

export interface Entrant {
  status: Exclude<QueryStatus, 'missing'>;
  error: Query['error'];
  /** The usual one first. */
  boats: readonly Boat[];
  defaultBoat: Id | null;
  models: BoatModels;
  retry: () => void;
}

/**
 * What a sailor enters with: their boats, and the types that a new one may be of. The form works without the types too.
 */
export function useEntrant(sailor: Id): Entrant {
  const own = useMyBoats();
  const profile = useSailor(sailor);
  const { data = NO_MODELS, isLoading, isError } = useBoatModelsQuery();
  const statuses = [own.status, profile.status];
  const hasFailed = statuses.some((status) => status === 'failed' || status === 'missing');
  const isReady = statuses.every((status) => status === 'ready') && !isLoading;
  const defaultBoat = profile.sailor?.default_boat ?? null;
  return {
    status: hasFailed ? 'failed' : isReady ? 'ready' : 'loading',
    error: own.error ?? profile.error,
    boats: boatsInOrder({ boats: own.boats ?? [], defaultBoat }),
    defaultBoat,
    models: { models: data, areLoading: isLoading, haveFailed: isError },
    retry: () => {
      own.refetch();
      profile.refetch();
    },
  };
}
