import Typography from '@mui/material/Typography';
import { PageColumn, PageHeader } from '../../../../ui/page/PageHeader';
import { TextSections } from '../../../../ui/page/TextSections';
import { upgradeTexts } from './texts';

/** What is new, the latest first. */
export default function UpgradePage() {
  return (
    <PageColumn>
      <PageHeader title={upgradeTexts.title}>
        <Typography sx={{ mt: 1, maxWidth: '60ch', fontSize: '1.125rem' }}>{upgradeTexts.lead}</Typography>
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {upgradeTexts.version}
        </Typography>
      </PageHeader>
      <TextSections sections={upgradeTexts.sections} />
    </PageColumn>
  );
}
