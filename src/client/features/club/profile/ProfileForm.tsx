import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Club } from '../../../../shared/contract/clubs';
import { useUpdateClubMutation } from '../../../api/clubs';
import { toFormErrors } from '../../../api/formErrors';
import { readDraft, withDraft } from '../../../lib/drafts';
import { Form } from '../../../ui/form/Form';
import { FormImageField } from '../../../ui/form/FormImageField';
import { FormSwitch } from '../../../ui/form/FormSwitch';
import { FormTextField } from '../../../ui/form/FormTextField';
import { FormTimeField } from '../../../ui/form/FormTimeField';
import { KeptDraft } from '../../../ui/form/KeptDraft';
import { SubmitButton } from '../../../ui/form/FormActions';
import { useLateRules } from '../../../ui/form/useSubmit';
import { showToast } from '../../../ui/messages/toasts';
import { profilePayload, profileValues, type ProfileValues } from './profileValues';
import { PublishFields } from './PublishFields';
import { clubProfileTexts } from './texts';

const loadRules = async () => (await import('./checkedProfile')).checkedProfile;

const Measure = styled('div')({ maxWidth: 720 });

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const multiline = { multiline: true, minRows: 5, maxRows: 16 } as const;

/** What others see of the club, written by its own account. */
export function ProfileForm({ club }: { club: Club }) {
  const [update] = useUpdateClubMutation();
  const validate = useLateRules(loadRules);
  // Of the moment when the page was opened, or saved: what others change must not wipe out what is being written.
  const [saved, setSaved] = useState(() => ({ logo: club.logo, values: profileValues(club) }));
  const draft = `club-profile.${club.id}`;
  const [initialValues] = useState(() => withDraft(saved.values, readDraft(draft)));

  const save = async (values: ProfileValues) => {
    const { data, error } = await update({ club: club.slug, changes: profilePayload(values) });
    if (error) return toFormErrors(error);
    setSaved({ logo: data.logo, values: profileValues(data) });
    showToast({ kind: 'success', text: clubProfileTexts.saved });
    return undefined;
  };

  return (
    <Measure>
      <Form initialValues={initialValues} validate={validate} onSubmit={save}>
        <KeptDraft name={draft} saved={saved.values} />
        <Typography variant="h2">{clubProfileTexts.seen}</Typography>
        <FormImageField
          name="logo"
          label={clubProfileTexts.logo}
          saved={saved.logo}
          alt={clubProfileTexts.logoAlt}
          none={clubProfileTexts.noLogo}
          helperText={clubProfileTexts.logoHint}
        />
        <FormTextField name="name" label={clubProfileTexts.name} required autoComplete="organization" />
        <Pair>
          <FormTextField
            name="short_name"
            label={clubProfileTexts.shortName}
            helperText={clubProfileTexts.shortNameHint}
          />
          <FormTextField name="city" label={clubProfileTexts.city} autoComplete="address-level2" />
        </Pair>
        <FormTextField
          name="description"
          label={clubProfileTexts.description}
          helperText={clubProfileTexts.descriptionHint}
          {...multiline}
        />
        <FormTextField
          name="website"
          label={clubProfileTexts.website}
          helperText={clubProfileTexts.websiteHint}
          type="url"
          autoComplete="url"
        />
        <Pair>
          <FormTextField name="email" label={clubProfileTexts.email} type="email" autoComplete="off" />
          <FormTextField name="phone" label={clubProfileTexts.phone} type="tel" autoComplete="off" />
        </Pair>
        <Typography variant="h2" sx={{ pt: 2 }}>
          {clubProfileTexts.run}
        </Typography>
        <FormTimeField
          name="default_start_time"
          label={clubProfileTexts.startTime}
          helperText={clubProfileTexts.startTimeHint}
        />
        <FormSwitch
          name="self_reporting"
          label={clubProfileTexts.selfReporting}
          helperText={clubProfileTexts.selfReportingHint}
        />
        <PublishFields club={club} />
        <div>
          <SubmitButton>{clubProfileTexts.save}</SubmitButton>
        </div>
      </Form>
    </Measure>
  );
}
