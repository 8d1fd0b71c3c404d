import Typography from '@mui/material/Typography';
import { SUCCESS_DELAY_MS } from '../../../../shared/limits';
import { resetPasswordConfirmSchema } from '../../../../shared/schemas/account';
import { useResetPasswordConfirmMutation } from '../../../api/auth';
import { toFormErrors } from '../../../api/formErrors';
import { delay } from '../../../lib/wait';
import { Form } from '../../../ui/form/Form';
import { FormPasswordField } from '../../../ui/form/FormPasswordField';
import { checkedBy } from '../../../ui/form/problems';
import { SubmitButton } from '../../../ui/form/FormActions';
import { loginTexts } from './texts';
import type { ResetLink } from './views';

interface NewPasswordFormProps {
  link: ResetLink;
  /** The link is too old, used, or not one of ours. */
  onBadLink: () => void;
  onSaved: () => Promise<void> | void;
}

/** A new password for the user who got the link. A password that is refused does not use the link up. */
export function NewPasswordForm({ link, onBadLink, onSaved }: NewPasswordFormProps) {
  const [confirm] = useResetPasswordConfirmMutation();
  return (
    <Form
      initialValues={{ new_password: '' }}
      validate={checkedBy(resetPasswordConfirmSchema, (typed) => ({ ...link, ...typed }))}
      onSubmit={async ({ new_password }) => {
        try {
          await confirm({ ...link, new_password }).unwrap();
        } catch (error) {
          const problems = toFormErrors(error);
          if ('uid' in problems.fields || 'token' in problems.fields) onBadLink();
          return problems;
        }
        await delay(SUCCESS_DELAY_MS);
        await onSaved();
        return undefined;
      }}
    >
      <Typography>{loginTexts.newPasswordPrompt}</Typography>
      <FormPasswordField
        name="new_password"
        label={loginTexts.newPassword}
        helperText={loginTexts.passwordHint}
        autoComplete="new-password"
        required
        autoFocus
      />
      <SubmitButton fullWidth>{loginTexts.savePassword}</SubmitButton>
    </Form>
  );
}
