import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FORMULA_BASES, RULES_EDITIONS, SCORING_SYSTEMS, DNC_RULES } from '../../../../shared/contract/scoring';
import { CLASS_SCORINGS, COMPETITOR_KEYS } from '../../../../shared/contract/series';
import { FORMULA_CODES } from '../../../../shared/domain/scoring/codes';
import { FormDateField } from '../../../ui/form/FormDateField';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextField } from '../../../ui/form/FormTextField';
import { DiscardFields } from './DiscardFields';
import { RowsField } from './RowsField';
import type { RuleValues } from './ruleValues';
import { serieRulesTexts } from './texts';

const optionsOf = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

const SYSTEMS = optionsOf(SCORING_SYSTEMS, serieRulesTexts.systems);
const EDITIONS = optionsOf(RULES_EDITIONS, serieRulesTexts.editions);
const DNC_OPTIONS = optionsOf(DNC_RULES, serieRulesTexts.dncRules);
const BASES = optionsOf(FORMULA_BASES, serieRulesTexts.bases);
const KEYS = optionsOf(COMPETITOR_KEYS, serieRulesTexts.competitorKeys);
const CLASSES = optionsOf(CLASS_SCORINGS, serieRulesTexts.classScorings);
const CODES = FORMULA_CODES.map((code) => ({ value: code, label: code }));

const narrow = { width: 112 } as const;

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {hint === undefined ? null : (
          <Typography variant="body2" color="text.secondary">
            {hint}
          </Typography>
        )}
      </div>
      {children}
    </Box>
  );
}

/** The first code that has no row yet. */
const nextCode = (rows: readonly RuleValues['code_points'][number][]) =>
  FORMULA_CODES.find((code) => rows.every((row) => row.code !== code)) ?? 'DNC';

function PointsFields() {
  const { values } = useFormikContext<RuleValues>();
  return (
    <>
      {values.scoring_system === 'low_point' ? (
        <FormSelect name="dnc_rule" label={serieRulesTexts.dncRule} options={DNC_OPTIONS} />
      ) : null}
      <RowsField<RuleValues['code_points'][number]>
        name="code_points"
        label={serieRulesTexts.codePoints}
        addLabel={serieRulesTexts.addCode}
        fresh={(rows) => ({ code: nextCode(rows), base: 'entries', plus: '1' })}
      >
        {(row) => (
          <>
            <FormSelect name={`${row}.code`} label={serieRulesTexts.code} options={CODES} sx={narrow} />
            <FormSelect name={`${row}.base`} label={serieRulesTexts.base} options={BASES} sx={{ width: 160 }} />
            <FormTextField
              name={`${row}.plus`}
              label={serieRulesTexts.plus}
              sx={{ width: 80 }}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          </>
        )}
      </RowsField>
    </>
  );
}

/** Everything that can be said about how a series counts. */
export function RuleFields() {
  return (
    <>
      <Part title={serieRulesTexts.system}>
        <FormSelect name="scoring_system" label={serieRulesTexts.system} options={SYSTEMS} />
        <FormSelect name="rrs" label={serieRulesTexts.edition} options={EDITIONS} />
      </Part>
      <Part title={serieRulesTexts.discards}>
        <DiscardFields />
      </Part>
      <Part title={serieRulesTexts.quotas} hint={serieRulesTexts.quotasHint}>
        <RowsField<RuleValues['quotas'][number]>
          name="quotas"
          label={serieRulesTexts.quotas}
          addLabel={serieRulesTexts.addQuota}
          fresh={() => ({ name: '', until: '', min: '1' })}
        >
          {(row) => (
            <>
              <FormTextField
                name={`${row}.name`}
                label={serieRulesTexts.quotaName}
                sx={{ width: 160 }}
                autoComplete="off"
              />
              <FormDateField name={`${row}.until`} label={serieRulesTexts.quotaUntil} sx={{ width: 200 }} />
              <FormTextField
                name={`${row}.min`}
                label={serieRulesTexts.quotaMin}
                sx={{ width: 80 }}
                slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              />
            </>
          )}
        </RowsField>
      </Part>
      <Part title={serieRulesTexts.points} hint={serieRulesTexts.codePointsHint}>
        <PointsFields />
      </Part>
      <Part title={serieRulesTexts.competitors}>
        <FormSelect name="competitor_key" label={serieRulesTexts.competitorKey} options={KEYS} />
        <FormSelect name="class_scoring" label={serieRulesTexts.classScoring} options={CLASSES} />
        <FormTextField
          name="min_starters"
          label={serieRulesTexts.minStarters}
          helperText={serieRulesTexts.minStartersHint}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Part>
    </>
  );
}
