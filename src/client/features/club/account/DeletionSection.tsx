import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SettingsSection } from '../../../ui/page/SettingsSection';
import { ThingLists } from '../../../ui/page/ThingLists';
import { texts } from './texts';

/** What becomes of the club when its account is deleted, and the way to do it. */
export function DeletionSection({ onOpen }: { onOpen: () => void }) {
  return (
    <SettingsSection title={texts.deletion} lead={texts.deletionLead}>
      <ThingLists
        lists={[
          { title: texts.gone, things: texts.goneThings },
          { title: texts.kept, things: texts.keptThings },
        ]}
      />
      <Typography sx={{ mb: 2, maxWidth: '60ch' }}>{texts.lastAccount}</Typography>
      <Button variant="outlined" color="error" onClick={onOpen}>
        {texts.openDeletion}
      </Button>
    </SettingsSection>
  );
}
