import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { Id } from '../../../../../shared/contract/common';
import type { CompetitorPayload, DistinctCompetitor } from '../../../../../shared/contract/competitors';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { RATING_TYPE_LABELS } from '../../../../../shared/texts/labels';
import { FormSwitch } from '../../../../ui/form/FormSwitch';
import { formatDecimal } from '../../../../ui/format';
import { CompetitorFields } from './CompetitorFields';
import type { CompetitorValues } from './competitorValues';
import { boatsOfNumber, lastOfNumber } from './entryAsLast';
import type { GroupChoice } from './StartGroupField';
import { competitorTexts } from './texts';

/** "SWE 57 Vindil · IF-båt · Anna Ek · SRS 0,838" */
function factsOf(boat: DistinctCompetitor): string {
  const { boat_model_name, skipper_name, rating, rating_type } = boat;
  const number = rating === null ? null : `${RATING_TYPE_LABELS[rating_type]} ${formatDecimal(rating)}`;
  return [competitorLabel(boat), boat_model_name, skipper_name, number].filter(Boolean).join(' · ');
}

interface NewCompetitorFieldsProps {
  sailing: Id;
  groups: readonly GroupChoice[];
  earlier: readonly DistinctCompetitor[];
  entryOf: (values: CompetitorValues) => CompetitorPayload;
}

/** A new boat. Where its number has sailed with the club, what was known of it then is filled in, unless refused. */
export function NewCompetitorFields({ sailing, groups, earlier, entryOf }: NewCompetitorFieldsProps) {
  const { values } = useFormikContext<CompetitorValues>();
  const boats = boatsOfNumber(earlier, values.sail_number);
  const last = lastOfNumber(boats);
  const lastRating = last && values.as_last ? (entryOf(values).base_rating ?? null) : null;
  return (
    <CompetitorFields {...{ sailing, groups, lastRating }}>
      {last && <FormSwitch name="as_last" label={competitorTexts.asLast} helperText={factsOf(last)} />}
      {!last && boats.length > 0 && <Typography variant="body2">{competitorTexts.severalBoats}</Typography>}
    </CompetitorFields>
  );
}
