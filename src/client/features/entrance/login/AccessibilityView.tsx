import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { accessibilityStatement } from '../../../ui/accessibilityStatement';
import { TextSections } from '../../../ui/page/TextSections';
import { loginTexts } from './texts';

/** How accessible the app is, for those who have not come in. */
export function AccessibilityView({ onBack }: { onBack: () => void }) {
  return (
    <>
      {/* It scrolls, also by the keys. */}
      <DialogContent dividers role="region" aria-label={loginTexts.titles.accessibility} tabIndex={0}>
        <Typography>{accessibilityStatement.lead}</Typography>
        <TextSections sections={accessibilityStatement.sections} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack}>{loginTexts.back}</Button>
      </DialogActions>
    </>
  );
}
