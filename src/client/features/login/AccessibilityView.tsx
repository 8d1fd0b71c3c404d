import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { accessibilityStatement } from '../../ui/accessibilityStatement';
import { TextSections } from '../../ui/TextSections';
import { texts } from './texts';

/** How accessible the app is, for those who have not come in. */
export function AccessibilityView({ onBack }: { onBack: () => void }) {
  return (
    <>
      <Typography>{accessibilityStatement.lead}</Typography>
      <TextSections sections={accessibilityStatement.sections} />
      <Button onClick={onBack} sx={{ mt: 2 }}>
        {texts.back}
      </Button>
    </>
  );
}
