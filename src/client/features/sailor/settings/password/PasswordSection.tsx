import { useState } from 'react';
import { useSetPasswordMutation } from '../../../../api/account';
import { toFormErrors } from '../../../../api/formErrors';
import { Form } from '../../../../ui/form/Form';
import { AccountName, FormPasswordField } from '../../../../ui/form/FormPasswordField';
import { SubmitButton } from '../../../../ui/form/FormActions';
import { useLateRules } from '../../../../ui/form/useSubmit';
import { showToast } from '../../../../ui/messages/toasts';
import { SettingsSection } from '../../../../ui/page/SettingsSection';
import { settingsTexts as allTexts } from '../texts';
import type { TypedPasswords } from './checkedPasswords';

const texts = allTexts.password;

const EMPTY: TypedPasswords = { current_password: '', new_password: '' };
const loadRules = async () => (await import('./checkedPasswords')).checkedPasswords;

/** A new password for a user who knows the old one. */
export function PasswordSection({ email }: { email: string }) {
  const [setPassword] = useSetPasswordMutation();
  const validate = useLateRules(loadRules);
  // Another form for the next change: nothing of a password stays on the page.
  const [turn, setTurn] = useState(0);
  const save = async (passwords: TypedPasswords) => {
    const { error } = await setPassword({ email, ...passwords });
    if (error) return toFormErrors(error);
    showToast({ kind: 'success', text: texts.saved });
    setTurn((was) => was + 1);
    return undefined;
  };
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <Form key={turn} initialValues={EMPTY} validate={validate} onSubmit={save}>
        <AccountName email={email} />
        <FormPasswordField name="current_password" label={texts.current} autoComplete="current-password" required />
        <FormPasswordField
          name="new_password"
          label={texts.chosen}
          helperText={texts.chosenHint}
          autoComplete="new-password"
          required
        />
        <div>
          <SubmitButton>{texts.save}</SubmitButton>
        </div>
      </Form>
    </SettingsSection>
  );
}
