import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { Form } from '../../../../ui/form/Form';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { showToast } from '../../../../ui/messages/toasts';
import { pursuitTexts } from '../texts';
import { PlanFields } from './PlanFields';
import { PlanPreview } from './PlanPreview';
import { pursuitValues, ratedCompetitors, readPlan, type PursuitValues } from './pursuitValues';
import { useSavePlan } from './useSavePlan';

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
