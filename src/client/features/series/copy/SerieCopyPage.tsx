import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import type { Id } from '../../../../shared/contract/common';
import type { Serie } from '../../../../shared/contract/series';
import { localDateOf } from '../../../../shared/domain/time';
import { MAX_SAILINGS_PER_CALL } from '../../../../shared/limits';
import { serieCopySchema } from '../../../../shared/schemas/season';
import { toFormErrors } from '../../../api/formErrors';
import { useCopySerieMutation } from '../../../api/seasons';
import { useEarlierSetupsQuery, useGroupSource } from '../../../api/setups';
import { keepDraft, readDraft, withDraft } from '../../../lib/drafts';
import { paths } from '../../../paths';
import { SameGroupsField } from '../../../sailing-ui/plan/SameGroupsField';
import { PlanForm } from '../../../sailing-ui/plan/PlanForm';
import { Form } from '../../../ui/form/Form';
import { FormSwitch } from '../../../ui/form/FormSwitch';
import { FormTextField } from '../../../ui/form/FormTextField';
import { KeptDraft } from '../../../ui/form/KeptDraft';
import { SubmitButton } from '../../../ui/form/FormActions';
import { checkedBy } from '../../../ui/form/problems';
import { useFormField } from '../../../ui/form/useFormField';
import { Add, Remove } from '../../../ui/icons';
import { showToast } from '../../../ui/messages/toasts';
import { CopyPreview } from './CopyPreview';
import { copiedDays, copyPayload, copyValues, type CopyValues } from './copyValues';
import { serieCopyTexts } from './texts';

const MAX_WEEKS = 10 * 52;

const Row = styled('div')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(1) }));

/** How far the sailings are moved, a week at a time. */
function WeeksField() {
  const { field, setValue } = useFormField<number>('weeks');
  const weeks = field.value;
  return (
    <div role="group" aria-labelledby="copy-weeks">
      <Typography id="copy-weeks" variant="h3">
        {serieCopyTexts.shift}
      </Typography>
      <Row>
        <IconButton aria-label={serieCopyTexts.earlier} disabled={weeks <= 1} onClick={() => setValue(weeks - 1)}>
          <Remove />
        </IconButton>
        <IconButton aria-label={serieCopyTexts.later} disabled={weeks >= MAX_WEEKS} onClick={() => setValue(weeks + 1)}>
          <Add />
        </IconButton>
        <span role="status">{serieCopyTexts.shifted(weeks)}</span>
      </Row>
    </div>
  );
}

const bySchema = checkedBy(serieCopySchema, ({ name }: CopyValues) => ({ name }));

const countOf = (serie: Serie, values: CopyValues): number =>
  copiedDays(serie, values).filter(({ isOut }) => !isOut).length;

function Submit({ serie }: { serie: Serie }) {
  const { values } = useFormikContext<CopyValues>();
  return <SubmitButton>{serieCopyTexts.create(countOf(serie, values))}</SubmitButton>;
}

interface SerieCopyPageProps {
  club: Club;
  serie: Serie;
}

function CopyForm({ club, serie }: SerieCopyPageProps) {
  const [copy] = useCopySerieMutation();
  const groupSource = useGroupSource();
  const asked = { club: club.id, serie: serie.id };
  const setups = useEarlierSetupsQuery(asked).currentData;
  const navigate = useNavigate();
  const draft = `serie-copy.${serie.id}`;
  const [saved] = useState(() => copyValues(serie, localDateOf(Date.now())));
  const [initialValues] = useState(() => withDraft(saved, readDraft(draft)));
  const leave = (to: Id) => {
    keepDraft(draft, {});
    void navigate(paths.serieSailings(club.slug, to));
  };

  const save = async (values: CopyValues) => {
    if (countOf(serie, values) > MAX_SAILINGS_PER_CALL)
      return { fields: {}, form: serieCopyTexts.tooMany(MAX_SAILINGS_PER_CALL) };
    const source = values.same_groups ? await groupSource(asked) : null;
    const { data, error } = await copy({ serie: serie.id, copy: copyPayload(serie, values, source) });
    if (error) return toFormErrors(error);
    showToast({ kind: 'success', text: serieCopyTexts.created(values.name.trim()) });
    if (data.serie !== null) leave(data.serie.id);
    return undefined;
  };

  return (
    <section aria-labelledby="serie-copy">
      <Typography id="serie-copy" variant="h2" sx={{ mb: 1 }}>
        {serieCopyTexts.title}
      </Typography>
      <Typography sx={{ mb: 3, maxWidth: '60ch' }}>{serieCopyTexts.lead}</Typography>
      <Form initialValues={initialValues} validate={bySchema} onSubmit={save}>
        <KeptDraft name={draft} saved={saved} />
        <PlanForm
          fields={
            <>
              <FormTextField name="name" label={serieCopyTexts.name} required autoComplete="off" />
              <WeeksField />
              <SameGroupsField setup={setups?.groups} who="missing" />
              <FormSwitch name="publish" label={serieCopyTexts.publish} helperText={serieCopyTexts.publishHint} />
            </>
          }
          preview={<CopyPreview serie={serie} />}
          actions={
            <>
              <Submit serie={serie} />
              <Button onClick={() => leave(serie.id)}>{serieCopyTexts.cancel}</Button>
            </>
          }
        />
      </Form>
    </section>
  );
}

/** A serie is made once more, for another season. */
export default function SerieCopyPage({ club, serie }: SerieCopyPageProps) {
  return <CopyForm key={serie.id} club={club} serie={serie} />;
}
