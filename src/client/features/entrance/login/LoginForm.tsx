import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { loginSchema } from '../../../../shared/schemas/account';
import { useLoginMutation } from '../../../api/auth';
import { toLoginErrors } from '../../../api/formErrors';
import { Form } from '../../../ui/form/Form';
import { FormPasswordField } from '../../../ui/form/FormPasswordField';
import { FormTextField } from '../../../ui/form/FormTextField';
import { checkedBy } from '../../../ui/form/problems';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { DisabledLink } from './DisabledLink';
import { DisabledWays } from './DisabledWays';
import { NoticeAlert } from './NoticeAlert';
import { ResetInstead } from './ResetInstead';
import { loginTexts } from './texts';
import type { Notice } from './views';

interface LoginFormProps {
  /** Known already, from an account that was just made. */
  email: string;
  notice: Notice | null;
  onReset: (email: string) => void;
}

/** Logging in changes the session; where one goes then is the app's business. */
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
        <DisabledLink reason="create-on-start">{loginTexts.forgotPassword}</DisabledLink>
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
