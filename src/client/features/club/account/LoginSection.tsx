import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { Fact, FactList } from '../../../ui/page/FactList';
import { SettingsSection } from '../../../ui/page/SettingsSection';
import { clubAccountTexts } from './texts';

/** Which account it is, and how long one stays logged in. */
export function LoginSection({ email }: { email: string }) {
  return (
    <SettingsSection title={clubAccountTexts.login} lead={clubAccountTexts.loginLead}>
      <FactList sx={{ maxWidth: 720, overflowWrap: 'anywhere' }}>
        <Fact term={clubAccountTexts.email}>{email}</Fact>
      </FactList>
      <Typography sx={{ mt: 2, maxWidth: '60ch' }}>{clubAccountTexts.sessionsText}</Typography>
      <Typography sx={{ mt: 1, mb: 2, maxWidth: '60ch' }}>{clubAccountTexts.otherSessions}</Typography>
      <Button variant="outlined" component={Link} to={paths.logout} nativeButton={false}>
        {clubAccountTexts.logOut}
      </Button>
    </SettingsSection>
  );
}
