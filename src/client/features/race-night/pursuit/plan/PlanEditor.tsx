import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { SailingRow, PursuitPlan } from '../../../../../shared/contract/sailings';
import { toFormErrors } from '../../../../api/formErrors';
import { useSetPursuitMutation } from '../../../../api/sailingActions';
import { useChangeSailingMutation } from '../../../../api/sailings';
import { Form } from '../../../../ui/form/Form';
import { SubmitButton } from '../../../../ui/form/FormActions';
import type { FormProblems } from '../../../../ui/form/problems';
import { showToast } from '../../../../ui/messages/toasts';
import { pursuitTexts } from '../texts';
import { PlanFields } from './PlanFields';
import { PlanPreview } from './PlanPreview';
import { pursuitValues, ratedCompetitors, readPlan, type PursuitValues, type Counts } from './pursuitValues';

/** Saves which result counts, where that has changed, and then the plan. Answers with what was wrong. */
function useSavePlan(sailing: SailingRow): (plan: PursuitPlan, counts: Counts) => Promise<FormProblems | undefined> {
  const [changeSailing] = useChangeSailingMutation();
  const [setPursuit] = useSetPursuitMutation();
  return async (plan, counts) => {
    if (counts !== sailing.result_method) {
      const { error } = await changeSailing({ id: sailing.id, changes: { result_method: counts } });
      if (error) return toFormErrors(error);
    }
    const { error } = await setPursuit({ sailing: sailing.id, plan });
    return error ? toFormErrors(error) : undefined;
  };
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(20rem, 26rem) minmax(0, 1fr)', alignItems: 'start' },
}));

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

interface PlanEditorProps {
  sailing: SailingRow;
  competitors: readonly Competitor[];
  onClose: () => void;
}

/** The club's form: the plan to the left, what becomes of it to the right (below, on a phone). */
export function PlanEditor({ sailing, competitors, onClose }: PlanEditorProps) {
  const boats = ratedCompetitors(competitors);
  const [initialValues] = useState(() => pursuitValues(sailing, boats));
  const savePlan = useSavePlan(sailing);
  const unrated = competitors.filter(({ rating, is_unmatched }) => rating === null && !is_unmatched).length;

  const validate = (values: PursuitValues): Record<string, string> => {
    const reading = readPlan(values, boats);
    return 'problems' in reading ? reading.problems : {};
  };
  const save = async (values: PursuitValues) => {
    const reading = readPlan(values, boats);
    if ('problems' in reading) return { fields: reading.problems };
    const problems = await savePlan(reading.plan, values.counts);
    if (problems) return problems;
    showToast({ kind: 'success', text: pursuitTexts.form.saved });
    onClose();
    return undefined;
  };

  return (
    <Form initialValues={initialValues} validate={validate} onSubmit={save}>
      <Columns>
        <Stack spacing={2.5} useFlexGap component="section">
          <Typography variant="h2">{pursuitTexts.form.title}</Typography>
          <PlanFields competitors={boats} />
          <Buttons>
            <SubmitButton>{pursuitTexts.form.save}</SubmitButton>
            <Button onClick={onClose}>{pursuitTexts.form.cancel}</Button>
          </Buttons>
        </Stack>
        <PlanPreview sailing={sailing} competitors={boats} unrated={unrated} />
      </Columns>
    </Form>
  );
}
