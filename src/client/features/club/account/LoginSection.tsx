import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { Fact, FactList } from '../../../ui/page/FactList';
import { SettingsSection } from '../../../ui/page/SettingsSection';
import { texts } from './texts';

/** Which account it is, and how long one stays logged in. */
export function LoginSection({ email }: { email: string }) {
  return (
    <SettingsSection title={texts.login} lead={texts.loginLead}>
      <FactList sx={{ maxWidth: 720, overflowWrap: 'anywhere' }}>
        <Fact term={texts.email}>{email}</Fact>
      </FactList>
      <Typography sx={{ mt: 2, maxWidth: '60ch' }}>{texts.sessionsText}</Typography>
      <Typography sx={{ mt: 1, mb: 2, maxWidth: '60ch' }}>{texts.otherSessions}</Typography>
      <Button variant="outlined" component={Link} to={paths.logout} nativeButton={false}>
        {texts.logOut}
      </Button>
    </SettingsSection>
  );
}
