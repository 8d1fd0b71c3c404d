import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';
import { useDialog } from '../../../../ui/dialogs/useDialog';
import { SettingsSection } from '../../../../ui/page/SettingsSection';
import { ThingLists } from '../../../../ui/page/ThingLists';
import { settingsTexts as allTexts } from '../texts';

const texts = allTexts.deletion;

const DeletionDialog = lazyDialog(async () => (await import('./DeletionDialog')).DeletionDialog);

/** What becomes of everything when the account is deleted, and the way to do it. */
export function DeletionSection({ email }: { email: string }) {
  const { dialog, show, close } = useDialog<'delete'>('account');
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <ThingLists
        lists={[
          { title: texts.gone, things: texts.goneThings },
          { title: texts.kept, things: texts.keptThings },
        ]}
      />
      <Typography>{texts.exportFirst}</Typography>
      <Typography sx={{ mb: 2 }}>
        <MuiLink
          component={Link}
          to={paths.dataDeletion}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {texts.readMore}
        </MuiLink>
      </Typography>
      <Button variant="outlined" color="error" onClick={() => show('delete')}>
        {texts.open}
      </Button>
      {dialog === 'delete' ? <DeletionDialog email={email} onClose={close} /> : null}
    </SettingsSection>
  );
}
