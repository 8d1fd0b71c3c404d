import Typography from '@mui/material/Typography';
import type { Sailor } from '../../../../shared/contract/sailors';
import { HomeSection } from '../../../ui/page/HomeSection';
import { StepList } from '../../../ui/page/StepList';
import type { SailorHomeLinks } from './links';
import { texts } from './texts';

interface FirstStepsProps {
  sailor: Sailor;
  links: SailorHomeLinks;
}

/** From a new account to the first start. */
export function FirstSteps({ sailor, links }: FirstStepsProps) {
  const { name, boat, sailing } = texts.step;
  return (
    <HomeSection title={texts.steps}>
      <Typography sx={{ maxWidth: '60ch' }}>{texts.stepsLead}</Typography>
      <StepList
        steps={[
          { ...name, href: links.settings, isDone: sailor.full_name !== '' },
          { ...boat, href: links.settings, isDone: sailor.boats.length > 0 },
          { ...sailing, href: links.find, isDone: false },
        ]}
      />
    </HomeSection>
  );
}
