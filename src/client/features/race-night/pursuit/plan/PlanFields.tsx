import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { ROUNDING_UNITS_S } from '../../../../../shared/contract/startGroups';
import { formatDecimal } from '../../../../ui/format';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { FormSwitch } from '../../../../ui/form/FormSwitch';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { FormTimeField } from '../../../../ui/form/FormTimeField';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { pursuitTexts } from '../texts';
import { OWN_NUMBER, SLOWEST, typedLength, type PursuitValues, type RatedCompetitor } from './pursuitValues';

const { form } = pursuitTexts;

const choicesOf = <T extends string>(labels: Record<T, string>) =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));

const BASIS_OPTIONS = choicesOf(form.basisChoices);
const MODE_OPTIONS = choicesOf(form.modes);
const COUNTS_OPTIONS = choicesOf(form.countsChoices);
const UNIT_OPTIONS = ROUNDING_UNITS_S.map((unit) => ({ value: String(unit), label: form.units[unit] }));

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;
const decimal = { htmlInput: { inputMode: 'decimal' } } as const;

function referenceOptions(competitors: readonly RatedCompetitor[]) {
  const [slowest] = competitors;
  const first = slowest ? form.slowest(formatDecimal(slowest.rating)) : form.noneRated;
  return [
    { value: SLOWEST, label: first },
    ...competitors.map((competitor) => ({
      value: String(competitor.id),
      label: `${competitorLabel(competitor)}, ${formatDecimal(competitor.rating)}`,
    })),
    { value: OWN_NUMBER, label: form.ownNumber },
  ];
}

function LengthFields({ basis }: Pick<PursuitValues, 'basis'>) {
  if (basis === 'distance') {
    return (
      <Box sx={pair}>
        <FormTextField
          name="distance_nm"
          label={form.distance}
          helperText={form.distanceHint}
          autoComplete="off"
          slotProps={decimal}
        />
        <FormTextField
          name="seconds_per_nm"
          label={form.secondsPerMile}
          helperText={form.secondsHint}
          autoComplete="off"
          slotProps={decimal}
        />
      </Box>
    );
  }
  return (
    <FormTimeField
      name="expected_time"
      label={form[basis]}
      helperText={form.timeHint}
      placeholder="01:30"
      tidied={typedLength}
    />
  );
}

/** How long the course is, who starts when, and what decides. */
export function PlanFields({ competitors }: { competitors: readonly RatedCompetitor[] }) {
  const { values } = useFormikContext<PursuitValues>();
  return (
    <>
      <FormSelect name="basis" label={form.basis} options={BASIS_OPTIONS} />
      <LengthFields basis={values.basis} />
      <FormSelect
        name="reference"
        label={form.reference}
        helperText={form.referenceHint}
        options={referenceOptions(competitors)}
      />
      {values.reference === OWN_NUMBER ? (
        <FormTextField name="reference_rating" label={form.referenceRating} autoComplete="off" slotProps={decimal} />
      ) : null}
      <FormTimeField name="first_start" label={form.firstStart} helperText={form.firstStartHint} />
      <Box sx={pair}>
        <FormSelect name="unit_seconds" label={form.unit} options={UNIT_OPTIONS} />
        <FormSelect name="mode" label={form.mode} options={MODE_OPTIONS} />
      </Box>
      <FormSelect name="counts" label={form.counts} options={COUNTS_OPTIONS} />
      {values.counts === 'finish_order' ? (
        <>
          <FormSwitch name="recalculates" label={form.recalculates} helperText={form.recalculatesHint} />
          {values.recalculates ? (
            <FormTextField name="recalculate_percent" label={form.percent} autoComplete="off" slotProps={decimal} />
          ) : null}
        </>
      ) : null}
    </>
  );
}
