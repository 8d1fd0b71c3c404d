import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { SailingRow } from '../../../../shared/contract/sailings';
import type { SerieRow } from '../../../../shared/contract/series';
import { RACE_WEIGHT_OPTIONS } from '../../../../shared/texts/labels';
import { toFormErrors } from '../../../api/formErrors';
import { useChangeSailingMutation } from '../../../api/sailings';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormSwitch } from '../../../ui/form/FormSwitch';
import { showToast } from '../../../ui/messages/toasts';
import { changedPlace, NO_SERIE, placeValues, type PlaceValues } from './placeValues';
import { serieSailingTexts } from './texts';

interface PlaceDialogProps {
  sailing: SailingRow;
  series: readonly SerieRow[];
  onClose: () => void;
}

function CountingFields() {
  const { values } = useFormikContext<PlaceValues>();
  if (values.serie === NO_SERIE) return null;
  return (
    <>
      <FormSelect name="race_weight" label={serieSailingTexts.raceWeight} options={RACE_WEIGHT_OPTIONS} />
      <FormSwitch
        name="must_count"
        label={serieSailingTexts.mustCountField}
        helperText={serieSailingTexts.mustCountHint}
      />
    </>
  );
}

/** Which serie a sailing stands in, and how it counts there. */
export function PlaceDialog({ sailing, series, onClose }: PlaceDialogProps) {
  const [change] = useChangeSailingMutation();
  const [initialValues] = useState(() => placeValues(sailing));
  const options = [
    { value: NO_SERIE, label: serieSailingTexts.noSerie },
    ...series.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const save = async (values: PlaceValues) => {
    const { error } = await change({ id: sailing.id, changes: changedPlace(values) });
    if (error) return toFormErrors(error);
    showToast({ kind: 'success', text: serieSailingTexts.saved });
    return undefined;
  };
  return (
    <FormDialog
      open
      title={serieSailingTexts.placeTitle}
      submitLabel={serieSailingTexts.save}
      initialValues={initialValues}
      onSubmit={save}
      onClose={onClose}
    >
      <FormSelect name="serie" label={serieSailingTexts.serie} options={options} />
      <CountingFields />
    </FormDialog>
  );
}
