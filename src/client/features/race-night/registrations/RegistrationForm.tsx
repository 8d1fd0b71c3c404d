import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { useCreateCompetitorMutation } from '../../../api/competitors';
import { isUnexpected, toFormErrors } from '../../../api/formErrors';
import { keepDraft, readDraft, withDraft } from '../../../lib/drafts';
import { Form } from '../../../ui/form/Form';
import { FormActions, SubmitButton } from '../../../ui/form/FormActions';
import { KeptDraft } from '../../../ui/form/KeptDraft';
import type { FormProblems } from '../../../ui/form/problems';
import { EntryFields } from './form/EntryFields';
import { checkedEntry, entryPayload, type EntryValues } from './form/entryValues';
import type { SaveBoat } from './form/useSaveBoat';
import { registrationTexts } from './texts';
import type { Entrant } from './useEntrant';

/** What came of a try: sent, or something that nobody expected; `typed` is what was written. */
export type Outcome = { kind: 'success' } | { kind: 'error'; typed: EntryValues };

interface RegistrationFormProps {
  sailing: SailingRow;
  entrant: Entrant;
  /** A form that nobody has written in. */
  blank: EntryValues;
  /** What was written before something unexpected happened. */
  typed: EntryValues | undefined;
  /** Why the same entry as last time could not be made. */
  refused: string | undefined;
  /** The sailor's profile has no name. */
  namesProfile: boolean;
  saveBoat: SaveBoat;
  onOutcome: (outcome: Outcome) => void;
  onClose: () => void;
}

/**
 * The form of the registration modal. What the server refuses stands at its field; a lost network keeps all that was
 * written.
 */
export function RegistrationForm({
  sailing,
  entrant,
  blank,
  typed,
  refused,
  namesProfile,
  saveBoat,
  onOutcome,
  onClose,
}: RegistrationFormProps) {
  const { boats, models } = entrant;
  const draft = `registration.${sailing.id}`;
  // Taken when the form was opened: a boat that is saved on the way must not reset the form.
  const [saved] = useState(blank);
  const [initialValues] = useState(() => typed ?? withDraft(saved, readDraft(draft)));
  const [create] = useCreateCompetitorMutation();

  const failed = (error: unknown, typed: EntryValues, problems: FormProblems): FormProblems | undefined => {
    if (!isUnexpected(error)) return problems;
    onOutcome({ kind: 'error', typed });
    return undefined;
  };
  const enter = async (values: EntryValues): Promise<FormProblems | undefined> => {
    const saved = await saveBoat(values);
    if ('error' in saved) return failed(saved.error, values, saved.problems);
    const { error } = await create(entryPayload(values, sailing.id, saved.boat));
    if (error) return failed(error, values, toFormErrors(error));
    keepDraft(draft, {});
    onOutcome({ kind: 'success' });
    return undefined;
  };
  const giveUp = () => {
    keepDraft(draft, {});
    onClose();
  };

  return (
    <Form
      initialValues={initialValues}
      validate={(values) => checkedEntry(values, { sailing: sailing.id, models: models.models })}
      onSubmit={enter}
      notice={refused === undefined ? undefined : <Alert severity="error">{refused}</Alert>}
    >
      <KeptDraft name={draft} saved={saved} />
      <EntryFields sailing={sailing.id} boats={boats} namesProfile={namesProfile} {...models} />
      <FormActions>
        <Button onClick={giveUp}>{registrationTexts.form.cancel}</Button>
        <SubmitButton>{registrationTexts.form.submit}</SubmitButton>
      </FormActions>
    </Form>
  );
}
