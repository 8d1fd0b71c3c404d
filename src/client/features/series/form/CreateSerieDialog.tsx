import type { Club } from '../../../../shared/contract/clubs';
import { localDateOf } from '../../../../shared/domain/time';
import { toFormErrors } from '../../../api/formErrors';
import { useCreateSerieMutation } from '../../../api/series';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormSelect } from '../../../ui/form/FormSelect';
import { showToast } from '../../../ui/messages/toasts';
import { PRESET_OPTIONS } from '../rules/presets';
import { texts } from '../texts';
import { checkedSerie } from './checkedSerie';
import { SerieFields } from './SerieFields';
import { newSerie, newSerieValues, type NewSerieValues } from './serieValues';

interface CreateSerieDialogProps {
  club: Club;
  onClose: () => void;
}

export function CreateSerieDialog({ club, onClose }: CreateSerieDialogProps) {
  const [create] = useCreateSerieMutation();
  const save = async (values: NewSerieValues) => {
    const { error } = await create(newSerie(values, club, Number(localDateOf(Date.now()).slice(0, 4))));
    if (error) return toFormErrors(error);
    showToast({ kind: 'success', text: texts.created });
    return undefined;
  };
  return (
    <FormDialog
      open
      title={texts.form.createTitle}
      submitLabel={texts.form.create}
      initialValues={newSerieValues}
      validate={checkedSerie}
      onSubmit={save}
      onClose={onClose}
    >
      <SerieFields />
      <FormSelect name="preset" label={texts.form.preset} helperText={texts.form.presetHint} options={PRESET_OPTIONS} />
    </FormDialog>
  );
}
