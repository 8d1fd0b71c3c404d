import type { Id } from '../../../../../shared/contract/common';
import type { CompetitorPayload, DistinctCompetitor } from '../../../../../shared/contract/competitors';
import { useBoatModelsQuery } from '../../../../api/boats';
import { useDistinctCompetitors } from '../../../../api/distinctCompetitors';
import { selectRaceClasses, selectSailing } from '../../../../state/rowSelectors';
import { useAppSelector } from '../../../../state/rootState';
import { selectIsRecorder } from '../../../../state/session';
import { competitorPayload, type CompetitorValues } from './competitorValues';
import { boatsOfNumber, entryAsLast, lastOfNumber } from './entryAsLast';

const NONE: readonly DistinctCompetitor[] = [];

/** The club's boats that are not in the sailing yet. Who records the evening has no list of them. */
export function useEarlierBoats(sailing: Id): readonly DistinctCompetitor[] {
  const isRecorder = useAppSelector(selectIsRecorder);
  const club = useAppSelector((state) => selectSailing(state, sailing)?.club);
  const asked = isRecorder || club === undefined ? undefined : { club, sailing };
  return useDistinctCompetitors(asked).competitors ?? NONE;
}

/** What the form enters: what is written, and for the rest what the number was last entered with, if that is wanted. */
export function useEntryOf(
  sailing: Id,
  earlier: readonly DistinctCompetitor[],
): (values: CompetitorValues) => CompetitorPayload {
  const row = useAppSelector((state) => selectSailing(state, sailing));
  const classes = useAppSelector((state) => selectRaceClasses(state, sailing));
  const isRecorder = useAppSelector(selectIsRecorder);
  const { data: models } = useBoatModelsQuery(undefined, { skip: isRecorder });
  return (values) => {
    const last = values.as_last ? lastOfNumber(boatsOfNumber(earlier, values.sail_number)) : null;
    if (!last || !row) return competitorPayload(values, sailing);
    const model = models?.find(({ id }) => id === last.boat_model);
    return entryAsLast(last, values, { sailing: row, classes, model });
  };
}
