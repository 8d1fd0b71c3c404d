import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SUCCESS_DELAY_MS } from '../../../../shared/limits';
import { resetPasswordSchema } from '../../../../shared/schemas/account';
import { useResetPasswordMutation } from '../../../api/auth';
import { toFormErrors } from '../../../api/formErrors';
import { delay } from '../../../lib/wait';
import { Form } from '../../../ui/form/Form';
import { FormTextField } from '../../../ui/form/FormTextField';
import { checkedBy } from '../../../ui/form/problems';
import { SubmitButton } from '../../../ui/form/FormActions';
import { loginTexts } from './texts';

interface ForgotPasswordFormProps {
  /** Known already, from a login that failed. */
  email: string;
  /** Left out for those who have logged in. */
  onLogIn?: () => void;
  /** The mail is on its way, if the address has an account. */
  onSent: (email: string) => void;
}

export function ForgotPasswordForm({ email, onLogIn, onSent }: ForgotPasswordFormProps) {
  const [resetPassword] = useResetPasswordMutation();
  return (
    <Form
      initialValues={{ email }}
      validate={checkedBy(resetPasswordSchema, (typed) => typed)}
      onSubmit={async (values) => {
        const asked = resetPasswordSchema.cast(values);
        try {
          await resetPassword(asked).unwrap();
        } catch (error) {
          return toFormErrors(error);
        }
        await delay(SUCCESS_DELAY_MS);
        onSent(asked.email);
        return undefined;
      }}
    >
      <Typography>{loginTexts.resetPrompt}</Typography>
      <FormTextField name="email" label={loginTexts.email} type="email" autoComplete="username" required autoFocus />
      <SubmitButton fullWidth>{loginTexts.sendResetLink}</SubmitButton>
      {onLogIn === undefined ? null : (
        <Typography>
          <Link component="button" type="button" onClick={onLogIn}>
            {loginTexts.backToLogin}
          </Link>
        </Typography>
      )}
    </Form>
  );
}
