import { useFormikContext } from 'formik';
import { RATING_TYPES } from '../../../../../shared/contract/competitors';
import { RATING_TYPE_LABELS } from '../../../../../shared/texts/labels';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { ratingsOf, type CompetitorValues } from './competitorValues';
import { competitorTexts } from './texts';
import { useChosenModel } from './useChosenModel';

const options = RATING_TYPES.map((value) => ({ value, label: RATING_TYPE_LABELS[value] }));

/** Which number counts; with a boat model chosen it is filled in from the table. */
export function RatingTypeField() {
  const { setFieldValue } = useFormikContext<CompetitorValues>();
  const { chosen } = useChosenModel();

  const fill = (picked: string) => {
    const kind = RATING_TYPES.find((type) => type === picked);
    const { rating } = chosen && kind ? ratingsOf(chosen, kind) : {};
    if (rating !== undefined) void setFieldValue('rating', rating);
  };

  return <FormSelect name="rating_type" label={competitorTexts.ratingType} options={options} onPick={fill} />;
}
