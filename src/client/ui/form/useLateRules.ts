import { useCallback, useEffect } from 'react';
import { prefetchWhenIdle } from '../../lib/prefetch';

type Rules<V> = (values: V) => Record<string, string>;

/**
 * Rules for a form that a page opens with: as heavy as the form itself, and not needed before something has been
 * written. `load` must stay the same.
 */
export function useLateRules<V>(load: () => Promise<Rules<V>>): (values: V) => Promise<Record<string, string>> {
  useEffect(() => prefetchWhenIdle(load), [load]);
  return useCallback(async (values) => (await load())(values), [load]);
}
