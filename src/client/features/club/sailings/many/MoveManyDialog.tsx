import type { SailingRow } from '../../../../../shared/contract/sailings';
import { validationTexts } from '../../../../../shared/texts/validation';
import { useSeries } from '../../../../api/series';
import { ErrorState } from '../../../../ui/states/ErrorState';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { texts } from './texts';
import { useChangeMany } from './useChangeMany';

const NO_SERIE = 'none';

interface MoveManyDialogProps {
  club: number;
  sailings: readonly SailingRow[];
  onDone: () => void;
  onClose: () => void;
}

/** Puts several sailings in one serie, or in none. Nothing is chosen beforehand: none would take them out of theirs. */
export function MoveManyDialog({ club, sailings, onDone, onClose }: MoveManyDialogProps) {
  const { status, series, refetch } = useSeries(club);
  const change = useChangeMany();
  const options = [
    { value: '', label: texts.chooseSerie },
    { value: NO_SERIE, label: texts.noSerie },
    ...series.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const chosen = (serie: string) => series.find(({ id }) => String(id) === serie);
  const check = ({ serie }: { serie: string }): Record<string, string> =>
    serie === NO_SERIE || chosen(serie) ? {} : { serie: validationTexts.required };
  const move = async ({ serie }: { serie: string }) => {
    const to = chosen(serie);
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
      initialValues={{ serie: '' }}
      validate={check}
      onSubmit={move}
      onClose={onClose}
    >
      {status === 'failed' || status === 'missing' ? (
        <ErrorState title={texts.seriesFailed} text={texts.retryText} onRetry={refetch} />
      ) : null}
      <FormSelect name="serie" label={texts.serie} options={options} required disabled={status === 'loading'} />
    </FormDialog>
  );
}
