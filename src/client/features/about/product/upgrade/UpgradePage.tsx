import Typography from '@mui/material/Typography';
import { PageColumn } from '../../../../ui/page/PageColumn';
import { PageHeader } from '../../../../ui/page/PageHeader';
import { TextSections } from '../../../../ui/page/TextSections';
import { texts } from './texts';

/** What is new, the latest first. */
export default function UpgradePage() {
  return (
    <PageColumn>
      <PageHeader title={texts.title}>
        <Typography sx={{ mt: 1, maxWidth: '60ch', fontSize: '1.125rem' }}>{texts.lead}</Typography>
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {texts.version}
        </Typography>
      </PageHeader>
      <TextSections sections={texts.sections} />
    </PageColumn>
  );
}
