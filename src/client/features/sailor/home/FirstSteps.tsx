import Typography from '@mui/material/Typography';
import type { User } from '../../../../shared/contract/auth';
import type { Sailor } from '../../../../shared/contract/sailors';
import { paths, sailingsToEnter } from '../../../paths';
import { HomeSection } from '../../../ui/page/HomeSection';
import { StepList } from '../../../ui/page/StepList';
import { sailorHomeTexts } from './texts';

interface FirstStepsProps {
  sailor: Sailor;
  user: User;
}

/** From a new account to the first start. */
export function FirstSteps({ sailor, user }: FirstStepsProps) {
  const { name, boat, sailing } = sailorHomeTexts.step;
  const settings = paths.sailorSettings(sailor.id);
  return (
    <HomeSection title={sailorHomeTexts.steps}>
      <Typography sx={{ maxWidth: '60ch' }}>{sailorHomeTexts.stepsLead}</Typography>
      <StepList
        steps={[
          { ...name, href: settings, isDone: sailor.full_name !== '' },
          { ...boat, href: settings, isDone: sailor.boats.length > 0 },
          { ...sailing, href: sailingsToEnter(user.club_slug), isDone: false },
        ]}
      />
    </HomeSection>
  );
}
