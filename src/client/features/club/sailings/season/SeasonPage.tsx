import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import type { Club } from '../../../../../shared/contract/clubs';
import type { Id } from '../../../../../shared/contract/common';
import { localDateOf } from '../../../../../shared/domain/time';
import { toFormErrors } from '../../../../api/formErrors';
import { useCreateSeasonMutation } from '../../../../api/seasons';
import { idOf } from '../../../../lib/idOf';
import { keepDraft, readDraft, withDraft } from '../../../../lib/drafts';
import { paths } from '../../../../paths';
import { Form } from '../../../../ui/form/Form';
import { KeptDraft } from '../../../../ui/form/KeptDraft';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { PageColumn } from '../../../../ui/page/PageColumn';
import { PageHeader } from '../../../../ui/page/PageHeader';
import { PlanForm } from '../../../../sailing-ui/plan/PlanForm';
import { showToast } from '../../../../ui/messages/toasts';
import { checkedSeason } from './checkedSeason';
import { SeasonFields } from './SeasonFields';
import { SeasonPreview } from './SeasonPreview';
import { plannedSailings, seasonPayload, seasonValues, type SeasonValues } from './seasonValues';
import { seasonTexts } from './texts';

interface SeasonFormProps {
  club: Club;
  /** The serie that the page was opened from. */
  serie: Id | null;
}

function Submit() {
  const { values } = useFormikContext<SeasonValues>();
  return <SubmitButton>{seasonTexts.create(plannedSailings(values).length)}</SubmitButton>;
}

function SeasonForm({ club, serie }: SeasonFormProps) {
  const [create] = useCreateSeasonMutation();
  const navigate = useNavigate();
  const draft = `season.${club.id}.${serie ?? ''}`;
  const [saved] = useState(() => seasonValues(club, localDateOf(Date.now()), serie));
  const [initialValues] = useState(() => withDraft(saved, readDraft(draft)));
  const leave = (to: Id | null) => {
    keepDraft(draft, {});
    void navigate(to === null ? paths.sailings(club.slug) : paths.serieSailings(club.slug, to));
  };

  const save = async (values: SeasonValues) => {
    const { data, error } = await create(seasonPayload(values, club));
    if (error) return toFormErrors(error);
    showToast({ kind: 'success', text: seasonTexts.created(data.sailings.length) });
    leave(data.serie?.id ?? null);
    return undefined;
  };

  const back = (
    <Link
      component={RouterLink}
      to={paths.sailings(club.slug)}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32 }}
    >
      {seasonTexts.back}
    </Link>
  );
  return (
    <PageColumn>
      <PageHeader title={seasonTexts.title} context={back}>
        <Typography sx={{ mt: 1, maxWidth: '60ch' }}>{seasonTexts.lead}</Typography>
      </PageHeader>
      <Form initialValues={initialValues} validate={checkedSeason} onSubmit={save}>
        <KeptDraft name={draft} saved={saved} />
        <PlanForm
          fields={<SeasonFields club={club} />}
          preview={<SeasonPreview />}
          actions={
            <>
              <Submit />
              <Button onClick={() => leave(serie)}>{seasonTexts.cancel}</Button>
            </>
          }
        />
      </Form>
    </PageColumn>
  );
}

/** A season of weekly sailings, made at once. `?serie=`: the serie that it was opened from. */
export default function SeasonPage({ club }: { club: Club }) {
  const given = useSearchParams()[0].get('serie');
  const serie = given === null ? null : idOf(given);
  return <SeasonForm key={serie} club={club} serie={serie} />;
}
