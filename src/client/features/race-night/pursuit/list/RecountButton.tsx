import Button from '@mui/material/Button';
import type { Id } from '../../../../../shared/contract/common';
import type { PursuitPlan } from '../../../../../shared/contract/sailings';
import { toFormErrors } from '../../../../api/formErrors';
import { useSetPursuitMutation } from '../../../../api/sailingActions';
import { showToast } from '../../../../ui/messages/toasts';
import { pursuitTexts } from '../texts';

interface RecountButtonProps {
  sailing: Id;
  plan: PursuitPlan;
}

/** The same plan once more, for the boats of today. */
export function RecountButton({ sailing, plan }: RecountButtonProps) {
  const [setPursuit, { isLoading }] = useSetPursuitMutation();
  const recount = async () => {
    const { error } = await setPursuit({ sailing, plan });
    if (!error) showToast({ kind: 'success', text: pursuitTexts.recounted });
    else showToast({ kind: 'error', text: toFormErrors(error).form ?? pursuitTexts.form.failed });
  };
  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void recount()} sx={{ mt: 1.5 }}>
      {pursuitTexts.recount}
    </Button>
  );
}
