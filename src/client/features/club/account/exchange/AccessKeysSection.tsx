import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AccessKey, CreatedAccessKey } from '../../../../../shared/contract/accessKeys';
import type { Id } from '../../../../../shared/contract/common';
import { accessKeySchema } from '../../../../../shared/schemas/exchange';
import { useAccessKeys, useCreateAccessKeyMutation, useRemoveAccessKeyMutation } from '../../../../api/accessKeys';
import { toFormErrors } from '../../../../api/formErrors';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { Form } from '../../../../ui/form/Form';
import { PageFormActions, SubmitButton } from '../../../../ui/form/FormActions';
import { FormDateField } from '../../../../ui/form/FormDateField';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { checkedBy } from '../../../../ui/form/problems';
import { useSubmit } from '../../../../ui/form/useSubmit';
import { showToast } from '../../../../ui/messages/toasts';
import { SettingsSection } from '../../../../ui/page/SettingsSection';
import { ErrorState } from '../../../../ui/states/ErrorState';
import { ListSkeleton } from '../../../../ui/states/Skeletons';
import { ToldOnce } from './ToldOnce';
import { keyTexts as texts } from './texts';

interface TypedKey {
  name: string;
  access: string;
  expires_on: string;
}

const toWire = ({ name, access, expires_on }: TypedKey) => ({ name, write: access === 'write', expires_on });

interface NewKeyFormProps {
  club: Id;
  onMade: (key: CreatedAccessKey) => void;
}

function NewKeyForm({ club, onMade }: NewKeyFormProps) {
  const make = useSubmit(useCreateAccessKeyMutation, { errors: toFormErrors, onDone: onMade });
  return (
    <Form<TypedKey>
      initialValues={{ name: '', access: 'read', expires_on: '' }}
      validate={checkedBy(accessKeySchema, toWire)}
      onSubmit={(typed) => make({ club, ...accessKeySchema.cast(toWire(typed)) })}
    >
      <FormTextField name="name" label={texts.name} helperText={texts.nameHelp} autoComplete="off" required />
      <FormSelect
        name="access"
        label={texts.access}
        required
        options={[
          { value: 'read', label: texts.read },
          { value: 'write', label: texts.write },
        ]}
      />
      <FormDateField name="expires_on" label={texts.expires} helperText={texts.expiresHelp} />
      <PageFormActions>
        <SubmitButton>{texts.make}</SubmitButton>
      </PageFormActions>
    </Form>
  );
}

interface KeyListProps {
  keys: readonly AccessKey[];
  onRemove: (key: AccessKey) => void;
}

function KeyList({ keys, onRemove }: KeyListProps) {
  if (keys.length === 0) return <Typography sx={{ mb: 3 }}>{texts.none}</Typography>;
  return (
    <Stack component="ul" aria-label={texts.title} sx={{ listStyle: 'none', m: 0, mb: 3, p: 0, maxWidth: 720 }}>
      {keys.map((key) => (
        <Stack key={key.id} component="li" direction="row" spacing={1} sx={{ alignItems: 'center', py: 1 }}>
          <div style={{ flex: 1, minWidth: '16ch', overflowWrap: 'anywhere' }}>
            <Typography>{key.name}</Typography>
            <Typography variant="body2" color={key.state === 'active' ? 'text.secondary' : 'error'}>
              {texts.facts(key)}
            </Typography>
          </div>
          <Button color="error" aria-label={texts.removeNamed(key.name)} onClick={() => onRemove(key)}>
            {texts.remove}
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}

/** The keys by which other programs act for the club. */
export function AccessKeysSection({ club }: { club: Id }) {
  const { status, keys, error, refetch } = useAccessKeys(club);
  const [made, setMade] = useState<CreatedAccessKey | null>(null);
  const [ending, setEnding] = useState<AccessKey | null>(null);
  const [remove] = useRemoveAccessKeyMutation();
  const confirm = async () => {
    if (!ending) return undefined;
    const answer = await remove({ club, key: ending.id });
    if (answer.error) return toFormErrors(answer.error).form;
    if (made?.id === ending.id) setMade(null);
    showToast({ kind: 'success', text: texts.removed });
    return undefined;
  };
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {status === 'loading' ? <ListSkeleton rows={2} height={56} /> : null}
      {status === 'failed' || status === 'missing' ? (
        <ErrorState title={texts.failed} error={error} onRetry={refetch} />
      ) : null}
      {status === 'ready' && <KeyList keys={keys} onRemove={setEnding} />}
      {made && (
        <ToldOnce told={texts.told} label={texts.key(made.name)} secret={made.key} copy={texts.copy} said={texts} />
      )}
      <NewKeyForm key={made?.id} club={club} onMade={setMade} />
      <ConfirmDialog
        open={ending !== null}
        danger
        title={texts.removeTitle(ending?.name ?? '')}
        text={texts.removeText}
        confirmLabel={texts.remove}
        onConfirm={confirm}
        onClose={() => setEnding(null)}
      />
    </SettingsSection>
  );
}
