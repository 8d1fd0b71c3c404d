import type { Serie } from '../../../../shared/contract/series';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { toFormErrors } from '../../../api/formErrors';
import { useChangeSailingMutation } from '../../../api/sailings';
import { formatDay } from '../../../ui/format';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormSelect } from '../../../ui/form/FormSelect';
import { showToast } from '../../../ui/messages/toasts';
import { serieSailingTexts } from './texts';

interface AddSailingDialogProps {
  serie: Serie;
  /** Sailings of the club that stand in no serie. */
  free: readonly SailingRow[];
  onClose: () => void;
}

/** Takes a sailing that stands in no serie into this one. */
export function AddSailingDialog({ serie, free, onClose }: AddSailingDialogProps) {
  const [change] = useChangeSailingMutation();
  const options = free.map(({ id, name, start_date }) => ({
    value: String(id),
    label: `${name}, ${formatDay(start_date)}`,
  }));
  const add = async ({ sailing }: { sailing: string }) => {
    const { error } = await change({ id: Number(sailing), changes: { serie: serie.id } });
    if (error) return toFormErrors(error);
    showToast({
      kind: 'success',
      text: serieSailingTexts.added(free.find(({ id }) => String(id) === sailing)?.name ?? ''),
    });
    return undefined;
  };
  return (
    <FormDialog
      open
      title={serieSailingTexts.addTitle}
      submitLabel={serieSailingTexts.add}
      initialValues={{ sailing: options[0]?.value ?? '' }}
      onSubmit={add}
      onClose={onClose}
    >
      <FormSelect
        name="sailing"
        label={serieSailingTexts.sailing}
        helperText={serieSailingTexts.addHint}
        options={options}
      />
    </FormDialog>
  );
}
