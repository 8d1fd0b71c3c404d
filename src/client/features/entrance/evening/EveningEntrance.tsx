import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router-dom';
import { eveningSchema } from '../../../../shared/schemas/account';
import { becomeRecorder, useEnterEveningMutation } from '../../../api/auth';
import { toFormErrors } from '../../../api/formErrors';
import { paths } from '../../../paths';
import { useAppDispatch } from '../../../state/rootState';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/FormActions';
import { FormTextField } from '../../../ui/form/FormTextField';
import { checkedBy } from '../../../ui/form/problems';

/** What helpers of one evening read on their way in, and once they are in. */
export const eveningTexts = {
  title: 'Kvällens funktionär',
  lead: 'Du har fått en länk för att hjälpa till med en segling. Du behöver inget konto. Det du skriver in får ditt namn.',
  name: 'Ditt namn',
  enter: 'Gå in',
  goOn: 'Fortsätt där du var',
  gone: 'Länken gäller inte längre. Be den som leder seglingen om en ny.',
  needsLink: 'Öppna länken som du har fått, eller be den som leder seglingen om en ny.',
  otherAccount: (email: string) =>
    `Du är inloggad som ${email}. När du går in loggas det kontot ut i den här webbläsaren.`,
  modes: 'Kvällens lägen',
  start: 'Start',
  finish: 'Målgång',
  more: 'Mer i kväll',
  board: 'Båtar och startgrupper',
  sheet: 'Målprotokoll',
  compare: 'Jämför listor',
  reports: 'Ute på vattnet och egna rapporter',
  back: 'Tillbaka till kvällen',
  recordsAs: (name: string, label: string) => `Du för protokoll som ${name} (${label}).`,
  leave: 'Lämna kvällen',
  leaveTitle: 'Allt är inte skickat',
  unsent: (count: number) =>
    `${count === 1 ? 'En ändring väntar' : `${count} ändringar väntar`} på nätet. De skickas först när du har kommit in med länken igen.`,
  stay: 'Stanna kvar',
  sailingFailed: 'Seglingen kunde inte hämtas',
} as const;

interface EveningEntranceProps {
  /** Of the address; empty where somebody comes back without it. */
  token: string;
  /** Who is logged in here, and will not be any more. */
  account: string | null;
  /** Somebody has come in here by a link already. */
  isInside: boolean;
}

/** Asks for a name, once: what is recorded is signed with it. */
export function EveningEntrance({ token, account, isInside }: EveningEntranceProps) {
  const [enter] = useEnterEveningMutation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const send = async ({ name }: { name: string }) => {
    const { data, error } = await enter({ token, name: name.trim() });
    if (data) {
      dispatch(becomeRecorder(data));
      void navigate(paths.eveningHome, { replace: true });
      return undefined;
    }
    const isGone = error && 'status' in error && error.status === 404;
    return isGone ? { fields: {}, form: eveningTexts.gone } : toFormErrors(error);
  };
  if (token === '') return <Alert severity="info">{eveningTexts.needsLink}</Alert>;
  return (
    <Stack spacing={2.5}>
      <Typography>{eveningTexts.lead}</Typography>
      {isInside && (
        <Button component={Link} nativeButton={false} to={paths.eveningHome} variant="outlined">
          {eveningTexts.goOn}
        </Button>
      )}
      {account !== null && <Alert severity="warning">{eveningTexts.otherAccount(account)}</Alert>}
      <Form
        initialValues={{ name: '' }}
        validate={checkedBy(eveningSchema.pick(['name']), (typed) => typed)}
        onSubmit={send}
      >
        <FormTextField name="name" label={eveningTexts.name} autoComplete="name" required autoFocus />
        <SubmitButton fullWidth>{eveningTexts.enter}</SubmitButton>
      </Form>
    </Stack>
  );
}
