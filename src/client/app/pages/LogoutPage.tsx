import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLogoutMutation } from '../../api/auth';
import { texts } from '../texts';

/** Ends the session. The guard then sends this page, as any other, to the start page, where it opens the login. */
export function LogoutPage() {
  const [logOut] = useLogoutMutation();
  useEffect(() => void logOut(), [logOut]);
  return <Typography role="status">{texts.loggingOut}</Typography>;
}
