import Button from '@mui/material/Button';
import { useState } from 'react';
import type { AccessKey, CreatedAccessKey } from '../../../../../shared/contract/accessKeys';
import type { Id } from '../../../../../shared/contract/common';
import { accessKeySchema } from '../../../../../shared/schemas/exchange';
import { useAccessKeys, useCreateAccessKeyMutation, useRemoveAccessKeyMutation } from '../../../../api/accessKeys';
import { toFormErrors } from '../../../../api/formErrors';
import { DeleteDialog } from '../../../../ui/form/DeleteDialog';
import { Form } from '../../../../ui/form/Form';
import { PageFormActions, SubmitButton } from '../../../../ui/form/FormActions';
import { FormDateField } from '../../../../ui/form/FormDateField';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { checkedBy } from '../../../../ui/form/problems';
import { useSubmit } from '../../../../ui/form/useSubmit';
import { SettingsFact, SettingsItem, SettingsList } from '../../../../ui/page/SettingsList';
import { SettingsSection } from '../../../../ui/page/SettingsSection';
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

/** The keys by which other programs act for the club. */
export function AccessKeysSection({ club }: { club: Id }) {
  const read = useAccessKeys(club);
  const [made, setMade] = useState<CreatedAccessKey | null>(null);
  const [ending, setEnding] = useState<AccessKey | null>(null);
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <SettingsList title={texts.title} read={read} rows={read.keys} none={texts.none} failed={texts.failed}>
        {(key) => (
          <SettingsItem
            key={key.id}
            title={key.name}
            facts={<SettingsFact isWrong={key.state !== 'active'}>{texts.facts(key)}</SettingsFact>}
          >
            <Button color="error" aria-label={texts.removeNamed(key.name)} onClick={() => setEnding(key)}>
              {texts.remove}
            </Button>
          </SettingsItem>
        )}
      </SettingsList>
      {made && (
        <ToldOnce told={texts.told} label={texts.key(made.name)} secret={made.key} copy={texts.copy} said={texts} />
      )}
      <NewKeyForm key={made?.id} club={club} onMade={setMade} />
      {ending && (
        <DeleteDialog
          useDelete={useRemoveAccessKeyMutation}
          target={{ club, key: ending.id }}
          errors={toFormErrors}
          toast={texts.removed}
          onDone={(_answer, { key }) => key === made?.id && setMade(null)}
          title={texts.removeTitle(ending.name)}
          text={texts.removeText}
          confirmLabel={texts.remove}
          onClose={() => setEnding(null)}
        />
      )}
    </SettingsSection>
  );
}
