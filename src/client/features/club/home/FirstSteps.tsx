import Typography from '@mui/material/Typography';
import { HomeSection } from '../../../ui/page/HomeSection';
import { StepList, type ListedStep } from '../../../ui/page/StepList';
import { STEPS, type Step } from './firstSteps';
import { clubHomeTexts } from './texts';

interface FirstStepsProps {
  done: Record<Step, boolean>;
  hrefOf: Record<Step, string>;
  seasonHref: string;
}

/** From an empty club to a result. Gone when every step is done. */
export function FirstSteps({ done, hrefOf, seasonHref }: FirstStepsProps) {
  if (STEPS.every((step) => done[step])) return null;
  const others: Partial<Record<Step, ListedStep['other']>> = {
    sailing: { label: clubHomeTexts.wholeSeason, href: seasonHref },
  };
  return (
    <HomeSection title={clubHomeTexts.guide}>
      <Typography sx={{ maxWidth: '60ch' }}>{clubHomeTexts.guideLead}</Typography>
      <StepList
        steps={STEPS.map((step) => ({
          ...clubHomeTexts.steps[step],
          href: hrefOf[step],
          other: others[step],
          isDone: done[step],
        }))}
      />
    </HomeSection>
  );
}
