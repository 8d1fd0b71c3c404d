import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ClubRef } from '../../../../../shared/contract/clubs';
import type { Sailor } from '../../../../../shared/contract/sailors';
import { NAME_WISHES } from '../../../../../shared/domain/publication/nameWish';
import { nameWishTexts } from '../../../../../shared/texts/publication';
import { useClubsQuery } from '../../../../api/clubs';
import { toFormErrors } from '../../../../api/formErrors';
import { useUpdateSailorMutation } from '../../../../api/sailors';
import { readDraft, withDraft } from '../../../../lib/drafts';
import { Form } from '../../../../ui/form/Form';
import { FormImageField } from '../../../../ui/form/FormImageField';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { KeptDraft } from '../../../../ui/form/KeptDraft';
import { SubmitButton } from '../../../../ui/form/FormActions';
import { useLateRules } from '../../../../ui/form/useSubmit';
import { showToast } from '../../../../ui/messages/toasts';
import { settingsTexts as allTexts } from '../texts';
import { profilePayload, profileValues, type ProfileValues } from './profileValues';

const texts = allTexts.profile;
const WISHES = NAME_WISHES.map((value) => ({ value, label: nameWishTexts.options[value] }));
const loadRules = async () => (await import('./checkedProfile')).checkedProfile;
const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

/** The sailor's own club is known, whether the others are or not. */
function useClubs({ club }: Sailor): { clubs: readonly ClubRef[]; isError: boolean } {
  const { data, isError } = useClubsQuery();
  return { clubs: data ?? (club === null ? [] : [club]), isError };
}

/** Who the sailor is, and how their club reaches them. */
export function ProfileForm({ sailor }: { sailor: Sailor }) {
  const [update] = useUpdateSailorMutation();
  const validate = useLateRules(loadRules);
  const { clubs, isError } = useClubs(sailor);
  const clubHint = sailor.membership === null ? texts.clubHint : texts.membership[sailor.membership];
  // Of the moment when the page was opened, or saved: what comes meanwhile must not wipe out what is being written.
  const [saved, setSaved] = useState(() => ({ photo: sailor.photo, values: profileValues(sailor) }));
  const draft = `sailor-profile.${sailor.id}`;
  const [initialValues] = useState(() => withDraft(saved.values, readDraft(draft)));

  const save = async (values: ProfileValues) => {
    const { data, error } = await update({ id: sailor.id, changes: profilePayload(values) });
    if (error) return toFormErrors(error);
    setSaved({ photo: data.photo, values: profileValues(data) });
    showToast({ kind: 'success', text: texts.saved });
    return undefined;
  };

  return (
    <Form initialValues={initialValues} validate={validate} onSubmit={save}>
      <KeptDraft name={draft} saved={saved.values} />
      <Box sx={pair}>
        <FormTextField name="first_name" label={texts.firstName} required autoComplete="given-name" />
        <FormTextField name="last_name" label={texts.lastName} required autoComplete="family-name" />
      </Box>
      <FormTextField name="phone" label={texts.phone} helperText={texts.phoneHint} type="tel" autoComplete="tel" />
      <FormSelect
        name="club"
        label={texts.club}
        options={[
          { value: '', label: texts.noClub },
          ...clubs.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        helperText={isError ? texts.clubsFailed : clubHint}
      />
      <FormSelect name="name_wish" label={nameWishTexts.label} options={WISHES} helperText={texts.nameWishHint} />
      <FormImageField
        name="photo"
        label={texts.photo}
        saved={saved.photo}
        alt={texts.photoAlt}
        none={texts.noPhoto}
        helperText={texts.photoHint}
      />
      <div>
        <SubmitButton>{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}
