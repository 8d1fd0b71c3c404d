import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SettingsSection } from '../../../ui/page/SettingsSection';
import { ThingLists } from '../../../ui/page/ThingLists';
import { clubAccountTexts } from './texts';

/** What becomes of the club when its account is deleted, and the way to do it. */
export function DeletionSection({ onOpen }: { onOpen: () => void }) {
  return (
    <SettingsSection title={clubAccountTexts.deletion} lead={clubAccountTexts.deletionLead}>
      <ThingLists
        lists={[
          { title: clubAccountTexts.gone, things: clubAccountTexts.goneThings },
          { title: clubAccountTexts.kept, things: clubAccountTexts.keptThings },
        ]}
      />
      <Typography sx={{ mb: 2, maxWidth: '60ch' }}>{clubAccountTexts.lastAccount}</Typography>
      <Button variant="outlined" color="error" onClick={onOpen}>
        {clubAccountTexts.openDeletion}
      </Button>
    </SettingsSection>
  );
}
