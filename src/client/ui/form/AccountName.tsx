import { visuallyHidden } from '../styles';

const LABEL = 'E-post';

/** In a form with passwords only: whose they are, for password managers. Nobody sees it or comes to it. */
export const AccountName = ({ email }: { email: string }) => (
  <input
    type="email"
    autoComplete="username"
    aria-label={LABEL}
    aria-hidden="true"
    tabIndex={-1}
    readOnly
    value={email}
    style={visuallyHidden}
  />
);
