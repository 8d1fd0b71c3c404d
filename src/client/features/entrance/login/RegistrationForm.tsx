import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { LoginPayload } from '../../../../shared/contract/auth';
import { SUCCESS_DELAY_MS } from '../../../../shared/limits';
import { registrationFormSchema, registrationSchema } from '../../../../shared/schemas/account';
import { useRegisterMutation } from '../../../api/auth';
import { useClubsQuery } from '../../../api/clubs';
import { toFormErrors } from '../../../api/formErrors';
import { delay } from '../../../lib/wait';
import { Form } from '../../../ui/form/Form';
import { FormPasswordField } from '../../../ui/form/FormPasswordField';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextField } from '../../../ui/form/FormTextField';
import { KeptDraft } from '../../../ui/form/KeptDraft';
import { checkedBy } from '../../../ui/form/problems';
import { SubmitButton } from '../../../ui/form/FormActions';
import { DisabledButton } from './DisabledButton';
import { NoticeAlert } from './NoticeAlert';
import { TermsField } from './TermsField';
import { loginTexts } from './texts';
import { EMPTY_DRAFT, REGISTRATION_DRAFT, type Notice, type RegistrationDraft } from './views';

interface RegistrationFormProps {
  draft: RegistrationDraft;
  notice: Notice | null;
  onRead: (document: 'terms' | 'privacy', written: RegistrationDraft) => void;
  onLogIn: () => void;
  /** The account exists. */
  onRegistered: (account: LoginPayload) => void;
}

export function RegistrationForm({ draft, notice, onRead, onLogIn, onRegistered }: RegistrationFormProps) {
  const [register] = useRegisterMutation();
  const { data: clubs = [] } = useClubsQuery();
  const clubOptions = [
    { value: '', label: loginTexts.noClub },
    ...clubs.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <Form
      initialValues={draft}
      validate={checkedBy(registrationFormSchema, (typed) => typed)}
      notice={notice && <NoticeAlert {...notice} />}
      onSubmit={async (values) => {
        try {
          const { email, password, club = null } = registrationSchema.cast(values);
          await register({ email, password, club }).unwrap();
          await delay(SUCCESS_DELAY_MS);
          onRegistered({ email, password });
          return undefined;
        } catch (error) {
          return toFormErrors(error);
        }
      }}
    >
      <KeptDraft name={REGISTRATION_DRAFT} saved={EMPTY_DRAFT} isQuiet />
      <Typography>{loginTexts.registerSubtitle}</Typography>
      <FormTextField name="email" label={loginTexts.email} type="email" autoComplete="username" required autoFocus />
      <FormPasswordField
        name="password"
        label={loginTexts.password}
        helperText={loginTexts.passwordHint}
        autoComplete="new-password"
        required
      />
      <FormSelect name="club" label={loginTexts.club} options={clubOptions} helperText={loginTexts.clubHint} />
      <TermsField onRead={onRead} />
      <SubmitButton fullWidth>{loginTexts.createAccount}</SubmitButton>
      <Typography>
        {loginTexts.haveAccount}{' '}
        <Link component="button" type="button" onClick={onLogIn}>
          {loginTexts.logInHere}
        </Link>
      </Typography>
      <DisabledButton reason="register-club-later">{loginTexts.registerClub}</DisabledButton>
      <Typography id="register-club-later" variant="body2" color="text.secondary">
        {loginTexts.registerClubLater}
      </Typography>
    </Form>
  );
}
