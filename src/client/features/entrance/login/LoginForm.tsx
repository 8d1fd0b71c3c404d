import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { loginSchema } from '../../../../shared/schemas/account';
import { useLoginMutation } from '../../../api/auth';
import { toLoginErrors } from '../../../api/formErrors';
import { Form } from '../../../ui/form/Form';
import { FormPasswordField } from '../../../ui/form/FormPasswordField';
import { FormTextField } from '../../../ui/form/FormTextField';
import { SubmitButton } from '../../../ui/form/FormActions';
import { checkedBy } from '../../../ui/form/problems';
import { DisabledButton } from './DisabledButton';
import { NoticeAlert } from './NoticeAlert';
import { loginTexts } from './texts';
import type { Notice } from './views';

const Grey = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  textDecoration: 'underline dotted',
  textUnderlineOffset: 3,
  cursor: 'not-allowed',
}));

interface DisabledLinkProps {
  children: string;
  /** Id of the sentence that says why. */
  reason: string;
}

function DisabledLink({ children, reason }: DisabledLinkProps) {
  return (
    <Grey role="link" aria-disabled="true" aria-describedby={reason}>
      {children}
    </Grey>
  );
}

const REASON = 'other-ways-later';

/** Other ways to log in, shown but not available; the reason stands below them. */
function DisabledWays() {
  return (
    <Stack spacing={1}>
      <DisabledButton reason={REASON}>{loginTexts.google}</DisabledButton>
      <DisabledButton reason={REASON}>{loginTexts.facebook}</DisabledButton>
      <Typography id={REASON} variant="body2" color="text.secondary">
        {loginTexts.otherWaysLater}
      </Typography>
    </Stack>
  );
}

interface ResetInsteadProps {
  /** Called with the address that was typed, so that it need not be typed again. */
  onReset: (email: string) => void;
}

/** What to do after a failed login. */
function ResetInstead({ onReset }: ResetInsteadProps) {
  const { values } = useFormikContext<{ email: string }>();
  return (
    <Link component="button" type="button" color="inherit" onClick={() => onReset(values.email.trim())}>
      {loginTexts.resetInstead}
    </Link>
  );
}

interface LoginFormProps {
  /** Known already, from an account that was just made. */
  email: string;
  notice: Notice | null;
  onReset: (email: string) => void;
}

/** Logging in changes the session; the app decides where the user goes then. */
export function LoginForm({ email, notice, onReset }: LoginFormProps) {
  const [logIn] = useLoginMutation();
  return (
    <Form
      initialValues={{ email, password: '' }}
      validate={checkedBy(loginSchema, (typed) => typed)}
      notice={notice && <NoticeAlert {...notice} />}
      remedy={<ResetInstead onReset={onReset} />}
      onSubmit={async (values) => {
        try {
          await logIn(loginSchema.cast(values)).unwrap();
          return undefined;
        } catch (error) {
          return toLoginErrors(error);
        }
      }}
    >
      <FormTextField
        name="email"
        label={loginTexts.email}
        type="email"
        autoComplete="username"
        required
        autoFocus={email === ''}
      />
      <FormPasswordField
        name="password"
        label={loginTexts.password}
        autoComplete="current-password"
        required
        autoFocus={email !== ''}
      />
      <SubmitButton fullWidth>{loginTexts.logIn}</SubmitButton>
      <Typography>
        <DisabledLink reason="forgot-how">{loginTexts.forgotPassword}</DisabledLink>
        <Typography component="span" id="forgot-how" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {loginTexts.forgotHow}
        </Typography>
      </Typography>
      <Divider />
      <DisabledWays />
      <Typography>
        {loginTexts.noAccount} <DisabledLink reason="create-on-start">{loginTexts.createHere}</DisabledLink>
      </Typography>
      <Typography id="create-on-start" variant="body2" color="text.secondary">
        {loginTexts.createOnStart}
      </Typography>
    </Form>
  );
}
