import type { SailingRow } from '../../../../../shared/contract/sailings';
import { validationTexts } from '../../../../../shared/texts/validation';
import { useSeries } from '../../../../api/series';
import { ErrorState } from '../../../../ui/states/ErrorState';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { manySailingsTexts } from './texts';
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
  const { status, series, error, refetch } = useSeries(club);
  const change = useChangeMany();
  const options = [
    { value: '', label: manySailingsTexts.chooseSerie },
    { value: NO_SERIE, label: manySailingsTexts.noSerie },
    ...series.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const chosen = (serie: string) => series.find(({ id }) => String(id) === serie);
  const check = ({ serie }: { serie: string }): Record<string, string> =>
    serie === NO_SERIE || chosen(serie) ? {} : { serie: validationTexts.required };
  const move = async ({ serie }: { serie: string }) => {
    const to = chosen(serie);
    const problem = await change(
      sailings,
      { serie: to?.id ?? null },
      manySailingsTexts.moved(sailings.length, to?.name ?? null),
    );
    if (problem !== undefined) return { fields: {}, form: problem };
    onDone();
    return undefined;
  };
  return (
    <FormDialog
      open
      title={manySailingsTexts.moveTitle(sailings.length)}
      submitLabel={manySailingsTexts.moveLabel}
      initialValues={{ serie: '' }}
      validate={check}
      onSubmit={move}
      onClose={onClose}
    >
      {status === 'failed' || status === 'missing' ? (
        <ErrorState title={manySailingsTexts.seriesFailed} error={error} onRetry={refetch} />
      ) : null}
      <FormSelect
        name="serie"
        label={manySailingsTexts.serie}
        options={options}
        required
        disabled={status === 'loading'}
      />
    </FormDialog>
  );
}
