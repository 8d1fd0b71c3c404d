import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useEffect, useMemo, useState } from 'react';
import type { Serie } from '../../../../shared/contract/series';
import { localDateOf } from '../../../../shared/domain/time';
import { toFormErrors } from '../../../api/formErrors';
import { useSerieScoring, useUpdateSerieMutation } from '../../../api/series';
import { keepDraft, readDraft } from '../../../lib/drafts';
import { Form } from '../../../ui/form/Form';
import { PageFormActions, SubmitButton } from '../../../ui/form/FormActions';
import { SelectField } from '../../../ui/fields/SelectField';
import { showToast } from '../../../ui/messages/toasts';
import { readRules, ruleProblems } from './checkedRules';
import { PRESET_OPTIONS, PRESETS, presetRules } from './presets';
import { RuleFields } from './RuleFields';
import { RulesPreview } from './RulesPreview';
import { rulesOf, ruleValues, type RuleValues } from './ruleValues';
import { serieRulesTexts } from './texts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 34rem) minmax(0, 1fr)', alignItems: 'start' },
}));

const Written = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

const isSame = (a: RuleValues, b: RuleValues): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A draft of an older version of the app lacks fields, and is none. */
const isDraft = (draft: unknown, like: RuleValues): draft is RuleValues =>
  typeof draft === 'object' && draft !== null && Object.keys(like).every((name) => name in draft);

function PresetField() {
  const { setValues } = useFormikContext<RuleValues>();
  const fill = (chosen: string) => {
    const preset = PRESETS.find((one) => one === chosen);
    if (preset !== undefined)
      void setValues(ruleValues(presetRules(preset, Number(localDateOf(Date.now()).slice(0, 4)))));
  };
  return (
    <SelectField
      id="rakna-fran"
      label={serieRulesTexts.preset}
      value=""
      helperText={serieRulesTexts.presetHint}
      onChange={(event) => fill(event.target.value)}
    >
      <option value="">{serieRulesTexts.choosePreset}</option>
      {PRESET_OPTIONS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

/** Keeps what is written, and says that it is not saved. */
function Draft({ saved, draftKey }: { saved: RuleValues; draftKey: string }) {
  const { values } = useFormikContext<RuleValues>();
  const isChanged = !isSame(values, saved);
  useEffect(() => {
    if (isChanged) keepDraft(draftKey, { ...values });
  }, [isChanged, draftKey, values]);
  return isChanged ? <Alert severity="warning">{serieRulesTexts.draft}</Alert> : null;
}

interface RulesFormProps {
  serie: Serie;
  draftKey: string;
  /** When the rules have been saved, or are to stay as they are. */
  onStop: () => void;
}

/** The rules as a form, with what they say and what they do beside it. */
export function RulesForm({ serie, draftKey, onStop }: RulesFormProps) {
  const [update] = useUpdateSerieMutation();
  const { scoring } = useSerieScoring(serie.id);
  const savedRules = useMemo(() => rulesOf(serie), [serie]);
  // Of the moment when the page was opened: news of the serie must not wipe out what is being written.
  const [saved] = useState(() => ruleValues(rulesOf(serie)));
  const [initialValues] = useState(() => {
    const draft = readDraft(draftKey);
    return isDraft(draft, saved) ? draft : saved;
  });

  const save = async (values: RuleValues) => {
    const rules = readRules(values);
    if (rules === null) return { fields: ruleProblems(values) };
    const { name, description, is_published } = serie;
    const { error } = await update({ id: serie.id, serie: { name, description, is_published, ...rules } });
    if (error) return toFormErrors(error);
    showToast({ kind: 'success', text: serieRulesTexts.saved });
    onStop();
    return undefined;
  };

  return (
    <Form initialValues={initialValues} validate={ruleProblems} onSubmit={save}>
      <Columns>
        <Written>
          <Draft saved={saved} draftKey={draftKey} />
          <PresetField />
          <RuleFields />
          <PageFormActions>
            <SubmitButton>{serieRulesTexts.save}</SubmitButton>
            <Button onClick={onStop}>{serieRulesTexts.cancel}</Button>
          </PageFormActions>
        </Written>
        <Stack component="aside" aria-label={serieRulesTexts.preview} sx={{ position: { md: 'sticky' }, top: 72 }}>
          <RulesPreview saved={savedRules} scoring={scoring} />
        </Stack>
      </Columns>
    </Form>
  );
}
