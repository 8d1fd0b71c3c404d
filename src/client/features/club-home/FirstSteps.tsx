import Typography from '@mui/material/Typography';
import { HomeSection } from '../../ui/HomeSection';
import { StepList } from '../../ui/StepList';
import { STEPS, type Step } from './firstSteps';
import { texts } from './texts';

interface FirstStepsProps {
  done: Record<Step, boolean>;
  hrefOf: Record<Step, string>;
}

/** From an empty club to a result. Gone when every step is done. */
export function FirstSteps({ done, hrefOf }: FirstStepsProps) {
  if (STEPS.every((step) => done[step])) return null;
  return (
    <HomeSection title={texts.guide}>
      <Typography sx={{ maxWidth: '60ch' }}>{texts.guideLead}</Typography>
      <StepList steps={STEPS.map((step) => ({ ...texts.steps[step], href: hrefOf[step], isDone: done[step] }))} />
    </HomeSection>
  );
}
