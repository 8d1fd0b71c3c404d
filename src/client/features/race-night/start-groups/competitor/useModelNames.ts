import { useCallback } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { useBoatModelsQuery } from '../../../../api/boatModels';

/** Names a type of boat; null for none, and for one that is not known. */
export function useModelNames(): (model: Id | null) => string | null {
  const { data: models } = useBoatModelsQuery();
  return useCallback((id) => models?.find((model) => model.id === id)?.name ?? null, [models]);
}
