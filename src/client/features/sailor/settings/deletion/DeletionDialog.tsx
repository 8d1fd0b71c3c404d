import Typography from '@mui/material/Typography';
import { deleteAccountSchema } from '../../../../../shared/schemas/account';
import { useDeleteAccountMutation } from '../../../../api/account';
import { toFormErrors } from '../../../../api/formErrors';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { AccountName, FormPasswordField } from '../../../../ui/form/FormPasswordField';
import { checkedBy } from '../../../../ui/form/problems';
import { settingsTexts as allTexts } from '../texts';

const texts = allTexts.deletion;

const EMPTY = { current_password: '' };

const checkedPassword = checkedBy(deleteAccountSchema, (typed: typeof EMPTY) => typed);

interface DeletionDialogProps {
  email: string;
  onClose: () => void;
}

/**
 * The last step: users who delete their account prove once more who they are. Then the start page says that it is gone.
 */
export function DeletionDialog({ email, onClose }: DeletionDialogProps) {
  const [deleteAccount] = useDeleteAccountMutation();
  return (
    <FormDialog
      open
      danger
      title={texts.dialogTitle}
      submitLabel={texts.confirm}
      initialValues={EMPTY}
      validate={checkedPassword}
      onSubmit={async (typed) => {
        const { error } = await deleteAccount(typed);
        return error ? toFormErrors(error) : undefined;
      }}
      onClose={onClose}
    >
      <Typography>{texts.dialogText}</Typography>
      <AccountName email={email} />
      <FormPasswordField
        id="field-deletion-password"
        name="current_password"
        label={texts.password}
        autoComplete="current-password"
        required
        autoFocus
      />
    </FormDialog>
  );
}
