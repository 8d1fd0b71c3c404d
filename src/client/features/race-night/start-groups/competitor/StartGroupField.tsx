import { useFormikContext } from 'formik';
import type { Id, WireDecimal } from '../../../../../shared/contract/common';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { StartGroupRow } from '../../../../../shared/contract/startGroups';
import { groupByNumber, matchingStartGroup } from '../../../../../shared/domain/startGroups';
import { selectNow } from '../../../../state/clock';
import { useAppSelector } from '../../../../state/rootState';
import { selectSailing } from '../../../../state/rowSelectors';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { typedRating } from '../../../../ui/form/FormRatingLimits';
import { NOT_SAID, type CompetitorValues } from './competitorValues';
import { competitorTexts } from './texts';

export interface GroupChoice {
  group: StartGroupRow;
  name: string;
}

interface StartGroupFieldProps {
  sailing: Id;
  /** Left out: a new one. */
  boat?: Competitor;
  groups: readonly GroupChoice[];
  /** The number that the boat gets where none is written. */
  lastRating: WireDecimal | null;
}

/** Whether the server will place the boat when it is saved: nobody has chosen a group, and its number is news. */
function useIsPlaced({ sailing, boat }: StartGroupFieldProps): boolean {
  const { values, initialValues } = useFormikContext<CompetitorValues>();
  const isAutomatic = useAppSelector((state) => selectSailing(state, sailing)?.auto_group ?? false);
  if (!isAutomatic) return false;
  if (!boat) return values.start_group === NOT_SAID;
  const isSame = values.start_group === initialValues.start_group;
  return isSame && !boat.group_chosen && values.base_rating !== initialValues.base_rating;
}

/** What the number says of the group: where the boat will be by itself, or where it would fit. */
function useHint(props: StartGroupFieldProps): string | undefined {
  const { groups, boat, lastRating } = props;
  const { values } = useFormikContext<CompetitorValues>();
  const isPlaced = useIsPlaced(props);
  const rating = values.base_rating.trim() === '' ? lastRating : typedRating(values.base_rating);
  const rows = groups.map(({ group }) => group);
  const taking = useAppSelector((state) => groupByNumber(rating, rows, selectNow(state))?.id);

  const fitting = isPlaced ? taking : matchingStartGroup(rating, rows)?.id;
  const fit = groups.find(({ group }) => group.id === fitting);
  if (fit && String(fit.group.id) === values.start_group) return undefined;
  if (fit) return isPlaced ? competitorTexts.placed(fit.name) : competitorTexts.suggestion(fit.name);
  if (!isPlaced || boat || rows.length === 0) return undefined;
  return rating === null ? competitorTexts.placedLater : competitorTexts.notPlaced;
}

/** The start group. Of a new boat it need not be said: the number decides, where the sailing is so. */
export function StartGroupField(props: StartGroupFieldProps) {
  const { sailing, groups } = props;
  const { initialValues } = useFormikContext<CompetitorValues>();
  const isAutomatic = useAppSelector((state) => selectSailing(state, sailing)?.auto_group ?? false);
  const mayBeUnsaid = initialValues.start_group === NOT_SAID;
  const unsaid = { value: NOT_SAID, label: isAutomatic ? competitorTexts.byNumber : competitorTexts.ungrouped };
  const options = [
    ...(mayBeUnsaid ? [unsaid] : []),
    ...(mayBeUnsaid && !isAutomatic ? [] : [{ value: '', label: competitorTexts.ungrouped }]),
    ...groups.map(({ group, name }) => ({ value: String(group.id), label: name })),
  ];
  return (
    <FormSelect name="start_group" label={competitorTexts.startGroup} options={options} helperText={useHint(props)} />
  );
}
