import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { SailingRow, SailingPayload } from '../../../../shared/contract/sailings';
import type { SerieRow } from '../../../../shared/contract/series';
import { RACE_WEIGHT_OPTIONS } from '../../../../shared/texts/labels';
import { toFormErrors } from '../../../api/formErrors';
import { useChangeSailingMutation } from '../../../api/sailings';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormSwitch } from '../../../ui/form/FormSwitch';
import { showToast } from '../../../ui/messages/toasts';
import { serieSailingTexts } from './texts';

/** Where a sailing stands, as the form has it: everything is the text of an option. */
interface PlaceValues {
  serie: string;
  race_weight: string;
  must_count: boolean;
}

const NO_SERIE = '';

const placeValues = ({ serie, race_weight, must_count }: SailingRow): PlaceValues => ({
  serie: serie === null ? NO_SERIE : String(serie.id),
  race_weight: String(race_weight),
  must_count,
});

/** What the change says on the wire. Outside a serie weight and "must count" are as for any race. */
function changedPlace({
  serie,
  race_weight,
  must_count,
}: PlaceValues): Pick<SailingPayload, 'serie' | 'race_weight' | 'must_count'> {
  if (serie === NO_SERIE) return { serie: null, race_weight: 1, must_count: false };
  return { serie: Number(serie), race_weight: Number(race_weight), must_count };
}

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
