import type { SailingRow } from '../../../../shared/contract/sailings';
import { useSeries } from '../../../api/series';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormSelect } from '../../../ui/form/FormSelect';
import { texts } from './texts';
import { useChangeMany } from './useChangeMany';

const NO_SERIE = '';

interface MoveManyDialogProps {
  club: number;
  sailings: readonly SailingRow[];
  onDone: () => void;
  onClose: () => void;
}

/** Puts several sailings in one serie, or in none. */
export function MoveManyDialog({ club, sailings, onDone, onClose }: MoveManyDialogProps) {
  const { series } = useSeries(club);
  const change = useChangeMany();
  const options = [{ value: NO_SERIE, label: texts.noSerie }, ...series.map(({ id, name }) => ({ value: String(id), label: name }))];
  const move = async ({ serie }: { serie: string }) => {
    const to = series.find(({ id }) => String(id) === serie);
    const problem = await change(sailings, { serie: to?.id ?? null }, texts.moved(sailings.length, to?.name ?? null));
    if (problem !== undefined) return { fields: {}, form: problem };
    onDone();
    return undefined;
  };
  return (
    <FormDialog
      open
      title={texts.moveTitle(sailings.length)}
      submitLabel={texts.moveLabel}
      initialValues={{ serie: NO_SERIE }}
      onSubmit={move}
      onClose={onClose}
    >
      <FormSelect name="serie" label={texts.serie} options={options} />
    </FormDialog>
  );
}
