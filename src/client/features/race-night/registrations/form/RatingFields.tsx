import { useFormikContext } from 'formik';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { formatDecimal } from '../../../../ui/format';
import { registrationTexts } from '../texts';
import type { BoatNumbers } from '../../../../../shared/domain/boatNumbers';
import { variantOptions } from './boatNumbers';
import type { EntryValues } from './entryValues';

/** What the boat is counted by in this race, and the number that it comes to. */
export function RatingFields({ numbers }: { numbers: BoatNumbers }) {
  const { values } = useFormikContext<EntryValues>();
  const { rating_type } = values;
  const used = rating_type === 'custom' ? null : numbers[rating_type];
  const isOwn = rating_type === 'custom';
  const hint =
    used === null ? registrationTexts.form.noUsedNumber : registrationTexts.form.usedNumber(formatDecimal(used));
  return (
    <>
      <FormSelect
        name="rating_type"
        label={registrationTexts.form.ratingType}
        options={variantOptions(numbers)}
        helperText={isOwn ? undefined : hint}
      />
      {isOwn && (
        <FormTextField
          name="rating"
          label={registrationTexts.form.rating}
          helperText={registrationTexts.form.ratingHint}
          required
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      )}
    </>
  );
}
