import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PUBLICATION_STATES, type Publication, type PublicationState } from '../../../shared/contract/publications';
import { publicationSchema } from '../../../shared/schemas/publication';
import { toFormErrors } from '../../api/formErrors';
import { usePublishMutation, useRemovePublicationMutation, type PublicSubject } from '../../api/publications';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Form } from '../../ui/form/Form';
import { SubmitButton } from '../../ui/form/FormActions';
import { FormSelect } from '../../ui/form/FormSelect';
import { FormTextField } from '../../ui/form/FormTextField';
import { checkedBy } from '../../ui/form/problems';
import { useSubmit } from '../../ui/form/useSubmit';
import { formatMoment } from '../../ui/format';
import { showToast } from '../../ui/messages/toasts';
import { shareTexts } from './texts';

const STATES = PUBLICATION_STATES.map((value) => ({ value, label: shareTexts.stateOptions[value] }));

/** Makes a version by hand, whatever the club does by itself. */
function PublishForm({ subject, state }: { subject: PublicSubject; state: PublicationState }) {
  const publish = useSubmit(usePublishMutation, { errors: toFormErrors, toast: shareTexts.published });
  return (
    <Form
      initialValues={{ state, note: '' }}
      validate={checkedBy(publicationSchema, (typed) => typed)}
      onSubmit={(payload) => publish({ subject, payload })}
    >
      <FormSelect name="state" label={shareTexts.state} options={STATES} />
      <FormTextField name="note" label={shareTexts.note} helperText={shareTexts.noteHint} autoComplete="off" />
      <SubmitButton fullWidth variant="outlined" sx={{ minHeight: 44 }}>
        {shareTexts.publish}
      </SubmitButton>
    </Form>
  );
}

interface VersionsProps {
  subject: PublicSubject;
  /** What a new version is unless somebody says otherwise. */
  state: PublicationState;
  versions: readonly Publication[];
}

/** The versions that have been published, for those who run the club: a new one, and away with a wrong one. */
export function Versions({ subject, state, versions }: VersionsProps) {
  const [leaving, setLeaving] = useState<number | null>(null);
  const [remove] = useRemovePublicationMutation();
  const takeOff = async () => {
    if (leaving === null) return undefined;
    const { error } = await remove({ subject, number: leaving });
    if (error) return toFormErrors(error).form;
    showToast({ kind: 'success', text: shareTexts.takenOff });
    return undefined;
  };
  return (
    <Stack spacing={2}>
      <Typography variant="h3" component="h3">
        {shareTexts.publishNow}
      </Typography>
      <PublishForm subject={subject} state={state} />
      {versions.length === 0 ? null : (
        <Typography variant="h3" component="h3">
          {shareTexts.versions}
        </Typography>
      )}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions.map((one) => (
          <Stack component="li" key={one.number} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <div style={{ flex: 1, minWidth: 0 }}>
              <Typography>
                {shareTexts.version(one.number, shareTexts.states[one.state], formatMoment(one.made_at))}
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {[
                  one.made_by ? shareTexts.by(one.made_by.name) : shareTexts.byServer,
                  ...(one.note === '' ? [] : [one.note]),
                  ...one.changes,
                ].join(' · ')}
              </Typography>
            </div>
            <Button
              color="error"
              sx={{ minHeight: 44 }}
              aria-label={shareTexts.takeOffNamed(one.number)}
              onClick={() => setLeaving(one.number)}
            >
              {shareTexts.takeOff}
            </Button>
          </Stack>
        ))}
      </Stack>
      <ConfirmDialog
        open={leaving !== null}
        danger
        title={shareTexts.takeOffTitle(leaving ?? 0)}
        text={shareTexts.takeOffText}
        confirmLabel={shareTexts.takeOff}
        onConfirm={takeOff}
        onClose={() => setLeaving(null)}
      />
    </Stack>
  );
}
