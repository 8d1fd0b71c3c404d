import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { Id } from '../../../../../shared/contract/common';
import type { SerieRef } from '../../../../../shared/contract/sailings';
import { RACE_WEIGHT_OPTIONS } from '../../../../../shared/texts/labels';
import { useSeries } from '../../../../api/series';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { FormSwitch } from '../../../../ui/form/FormSwitch';
import { sailingTexts } from '../texts';
import { NO_SERIE, type SailingValues } from './sailingValues';

interface SeriePlaceFieldsProps {
  club: Id;
  /** The serie that the sailing stands in: a choice before the club's series have come. */
  serie: SerieRef | null;
}

/** Which serie the sailing stands in, and how it counts there. */
export function SeriePlaceFields({ club, serie }: SeriePlaceFieldsProps) {
  const { series } = useSeries(club);
  const { values } = useFormikContext<SailingValues>();
  const { form } = sailingTexts;
  const known: SerieRef[] = serie === null || series.some(({ id }) => id === serie.id) ? series : [serie, ...series];
  if (known.length === 0) return null;
  const options = [
    { value: NO_SERIE, label: form.noSerie },
    ...known.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FormSelect name="serie" label={form.serie} options={options} />
        {values.serie === NO_SERIE ? null : (
          <FormSelect name="race_weight" label={form.raceWeight} options={RACE_WEIGHT_OPTIONS} />
        )}
      </Box>
      {values.serie === NO_SERIE ? null : (
        <FormSwitch name="must_count" label={form.mustCount} helperText={form.mustCountHint} />
      )}
    </>
  );
}
