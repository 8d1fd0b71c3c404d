import Typography from '@mui/material/Typography';
import type { Competitor } from '../../../../../shared/contract/competitors';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { invitationSchema } from '../../../../../shared/schemas/account';
import { useCreateAccountMutation } from '../../../../api/competitors';
import { toFormErrors } from '../../../../api/formErrors';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { checkedBy } from '../../../../ui/form/problems';
import { showToast } from '../../../../ui/messages/toasts';
import { sailorAccountTexts } from './texts';

interface AccountValues {
  email: string;
}

const checked = checkedBy(invitationSchema, ({ email }: AccountValues) => ({ email: email.trim() }));

interface CreateAccountDialogProps {
  competitor: Competitor;
  onClose: () => void;
}

/** An account for the boat's skipper, who chooses a password by a link in a mail. */
export function CreateAccountDialog({ competitor, onClose }: CreateAccountDialogProps) {
  const [create] = useCreateAccountMutation();
  const save = async ({ email }: AccountValues) => {
    const { error } = await create({ id: competitor.id, email: email.trim() });
    if (error) return toFormErrors(error);
    showToast({ kind: 'success', text: sailorAccountTexts.created(email.trim()) });
    return undefined;
  };
  return (
    <FormDialog
      open
      title={sailorAccountTexts.title(competitor.skipper_name || competitorLabel(competitor))}
      submitLabel={sailorAccountTexts.submit}
      initialValues={{ email: competitor.email ?? '' }}
      validate={checked}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography>{sailorAccountTexts.lead}</Typography>
      <FormTextField
        name="email"
        label={sailorAccountTexts.email}
        type="email"
        required
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'email' } }}
      />
    </FormDialog>
  );
}
