import Button from '@mui/material/Button';
import { useState } from 'react';
import type { User } from '../../../../shared/contract/auth';
import type { Club, ClubRole, RoleRow } from '../../../../shared/contract/clubs';
import { mayOwnClub } from '../../../../shared/domain/permissions';
import { newRoleSchema } from '../../../../shared/schemas/account';
import {
  useChangeRoleMutation,
  useClubRoles,
  useInviteRoleMutation,
  useRemoveRoleMutation,
} from '../../../api/clubRoles';
import { toFormErrors } from '../../../api/formErrors';
import { DeleteDialog } from '../../../ui/form/DeleteDialog';
import { Form } from '../../../ui/form/Form';
import { PageFormActions, SubmitButton } from '../../../ui/form/FormActions';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextField } from '../../../ui/form/FormTextField';
import { checkedBy } from '../../../ui/form/problems';
import { useSubmit } from '../../../ui/form/useSubmit';
import { showToast } from '../../../ui/messages/toasts';
import { SettingsFact, SettingsItem, SettingsList } from '../../../ui/page/SettingsList';
import { SettingsSection } from '../../../ui/page/SettingsSection';

const NAMES: Readonly<Record<ClubRole, string>> = { owner: 'Ägare', official: 'Funktionär' };

const texts = {
  title: 'Ägare och funktionärer',
  lead: 'Var och en loggar in med sin egen adress. Funktionärer sköter seglingar, serier och medlemmar. Ägare ändrar dessutom klubben och bestämmer vilka som är med här.',
  failed: 'Rollerna kunde inte hämtas',
  invited: 'inbjuden',
  who: ({ name, email }: RoleRow): string => (name === null ? email : `${name}, ${email}`),
  toOwner: 'Gör till ägare',
  toOfficial: 'Gör till funktionär',
  remove: 'Ta bort',
  takeBack: 'Ta tillbaka inbjudan',
  leave: 'Lämna klubben',
  of: (action: string, { email }: RoleRow): string => `${action}: ${email}`,
  removeTitle: ({ email }: RoleRow): string => `Ta bort ${email}?`,
  removeText: 'Personen kan inte sköta klubben längre. Kontot finns kvar.',
  removed: 'Borttagen',
  changed: 'Rollen är ändrad',
  email: 'E-post',
  role: 'Roll',
  invite: 'Bjud in',
  sent: 'Inbjudan är skickad. Länken gäller i 14 dagar.',
} as const;

interface RolesSectionProps {
  club: Club;
  user: User;
}

function InviteForm({ club }: { club: Club }) {
  const send = useSubmit(useInviteRoleMutation, { errors: toFormErrors, toast: texts.sent });
  const [sent, setSent] = useState(0);
  return (
    <Form<{ email: string; role: string }>
      key={sent}
      initialValues={{ email: '', role: 'official' }}
      validate={checkedBy(newRoleSchema, (typed) => typed)}
      onSubmit={async (values) => {
        const problems = await send({ club: club.id, ...newRoleSchema.cast(values) });
        if (!problems) setSent((count) => count + 1);
        return problems;
      }}
    >
      <FormTextField name="email" label={texts.email} type="email" autoComplete="off" required />
      <FormSelect
        name="role"
        label={texts.role}
        required
        options={(['official', 'owner'] as const).map((value) => ({ value, label: NAMES[value] }))}
      />
      <PageFormActions>
        <SubmitButton>{texts.invite}</SubmitButton>
      </PageFormActions>
    </Form>
  );
}

interface RoleItemProps {
  role: RoleRow;
  isOwner: boolean;
  isOwn: boolean;
  onChange: (role: ClubRole) => void;
  onRemove: () => void;
}

function RoleItem({ role, isOwner, isOwn, onChange, onRemove }: RoleItemProps) {
  const isInvited = role.state === 'invited';
  const other = role.role === 'owner' ? 'official' : 'owner';
  const changing = other === 'owner' ? texts.toOwner : texts.toOfficial;
  const removing = isInvited ? texts.takeBack : isOwn ? texts.leave : texts.remove;
  const name = NAMES[role.role];
  return (
    <SettingsItem
      title={texts.who(role)}
      facts={<SettingsFact>{isInvited ? `${name}, ${texts.invited}` : name}</SettingsFact>}
    >
      {isOwner && (
        <Button aria-label={texts.of(changing, role)} onClick={() => onChange(other)}>
          {changing}
        </Button>
      )}
      {(isOwner || isOwn) && (
        <Button color="error" aria-label={texts.of(removing, role)} onClick={onRemove}>
          {removing}
        </Button>
      )}
    </SettingsItem>
  );
}

/** Who runs the club, each with a login of their own. */
export function RolesSection({ club, user }: RolesSectionProps) {
  const read = useClubRoles(club.id);
  const [change] = useChangeRoleMutation();
  const [leaving, setLeaving] = useState<RoleRow | null>(null);
  const isOwner = mayOwnClub(user, club.id);
  const changeTo = async (row: RoleRow, role: ClubRole) => {
    const answer = await change({ club: club.id, role: row.id, changes: { role } });
    if (answer.error) showToast({ kind: 'error', text: toFormErrors(answer.error).form ?? texts.failed });
    else showToast({ kind: 'success', text: texts.changed });
  };
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <SettingsList title={texts.title} read={read} rows={read.roles} failed={texts.failed}>
        {(role) => (
          <RoleItem
            key={role.id}
            role={role}
            isOwner={isOwner}
            isOwn={role.email === user.email}
            onChange={(to) => void changeTo(role, to)}
            onRemove={() => setLeaving(role)}
          />
        )}
      </SettingsList>
      {isOwner && <InviteForm club={club} />}
      {leaving && (
        <DeleteDialog
          useDelete={useRemoveRoleMutation}
          target={{ club: club.id, role: leaving.id }}
          errors={toFormErrors}
          toast={texts.removed}
          title={texts.removeTitle(leaving)}
          text={texts.removeText}
          confirmLabel={texts.remove}
          onClose={() => setLeaving(null)}
        />
      )}
    </SettingsSection>
  );
}
