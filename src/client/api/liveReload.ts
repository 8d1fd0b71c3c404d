import type { Id } from '../../shared/contract/common';
import { selectSailing } from '../state/rowSelectors';
import type { RootState, StoreAccess } from '../state/rootState';
import { api } from './api';
import { sailing, sailings } from './sailings';

type ApiState = RootState & { [api.reducerPath]: ReturnType<typeof api.reducer> };

/** What frames only announce, or what has no number that shows whether all of it is old. */
const DERIVED = [
  'SailingResults',
  'ResultLog',
  'FinishObservations',
  'FinishDifferences',
  'StartLog',
  'Series',
  'Serie',
  'SerieResults',
  'SerieMerges',
  'Courses',
] as const;

export interface StreamStart {
  club: Id;
  /** The club's number where the stream of frames begins; null when it goes on where it was. */
  from: number | null;
}

const isOlder = (snapshotVersion: number | undefined, from: number | null): boolean =>
  snapshotVersion === undefined || (from !== null && snapshotVersion < from);

function sailingsAreStale(state: ApiState, id: Id, { club, from }: StreamStart): boolean {
  return id === club && !sailings.select(id)(state).isLoading && isOlder(state.sailings.snapshotVersions[id], from);
}

function sailingIsStale(state: ApiState, id: Id, { club, from }: StreamStart): boolean {
  // Another club's numbers say nothing about this one's.
  const isOfClub = (selectSailing(state, id)?.club ?? club) === club;
  return isOfClub && !sailing.select(id)(state).isLoading && isOlder(state.competitors.snapshotVersions[id], from);
}

/**
 * Reads again what was read before the stream began, or could not be read: what is on screen now, the rest when it is
 * opened. What is being read is left alone, since the read itself sees whether it is older than the stream
 * (`readLive`).
 */
export function reloadLiveRows(store: StoreAccess, start: StreamStart): void {
  const state = store.getState() as ApiState;
  const isStale = (endpointName: string, id: Id) =>
    endpointName === sailings.name ? sailingsAreStale(state, id, start) : sailingIsStale(state, id, start);
  const tags = api.util
    .selectInvalidatedBy(state, ['Sailings', 'Sailing'])
    .map(({ endpointName, originalArgs }) => ({ endpointName, id: Number(originalArgs) }))
    .filter(({ endpointName, id }) => isStale(endpointName, id))
    .map(({ endpointName, id }) => ({
      type: endpointName === sailings.name ? ('Sailings' as const) : ('Sailing' as const),
      id,
    }));
  store.dispatch(api.util.invalidateTags([...tags, ...DERIVED]));
}
