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
import { useGroupSource } from '../../../../api/setups';
import { keepDraft, readDraft, withDraft } from '../../../../lib/drafts';
import { idOf } from '../../../../lib/idOf';
import { paths } from '../../../../paths';
import { holidayName } from '../../../../sailing-ui/holidayName';
import { PlanForm } from '../../../../sailing-ui/plan/PlanForm';
import { PlanList } from '../../../../sailing-ui/plan/PlanList';
import { toggledOut } from '../../../../sailing-ui/plan/leftOut';
import { Form } from '../../../../ui/form/Form';
import { KeptDraft } from '../../../../ui/form/KeptDraft';
import { SubmitButton } from '../../../../ui/form/FormActions';
import { formatFullDay } from '../../../../ui/format';
import { showToast } from '../../../../ui/messages/toasts';
import { PageColumn, PageHeader } from '../../../../ui/page/PageHeader';
import { SeasonFields } from './SeasonFields';
import { checkedSeason } from './checkedSeason';
import {
  plannedSailings,
  seasonPayload,
  seasonValues,
  setupAsked,
  plannedDays,
  type SeasonValues,
} from './seasonValues';
import { seasonTexts } from './texts';

/** Every sailing that will be made, with its day. */
function SeasonPreview() {
  const { values, setFieldValue } = useFormikContext<SeasonValues>();
  const days = plannedDays(values);
  return (
    <section aria-labelledby="season-preview">
      <Typography variant="h2" id="season-preview">
        {seasonTexts.preview}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {days.length === 0 ? seasonTexts.noDates : seasonTexts.previewLead}
      </Typography>
      {days.length === 0 ? null : (
        <PlanList
          label={seasonTexts.preview}
          planned={days.map(({ date, name }) => ({
            id: date,
            title: name ?? seasonTexts.out,
            when: formatFullDay(date),
            note: holidayName(date) ?? undefined,
            isOut: name === null,
          }))}
          onToggle={(date) => void setFieldValue('left_out', toggledOut(values.left_out, date))}
        />
      )}
    </section>
  );
}

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
  const groupSource = useGroupSource();
  const navigate = useNavigate();
  const draft = `season.${club.id}.${serie ?? ''}`;
  const [saved] = useState(() => seasonValues(club, localDateOf(Date.now()), serie));
  const [initialValues] = useState(() => withDraft(saved, readDraft(draft)));
  const leave = (to: Id | null) => {
    keepDraft(draft, {});
    void navigate(to === null ? paths.sailings(club.slug) : paths.serieSailings(club.slug, to));
  };

  const save = async (values: SeasonValues) => {
    const source = values.same_groups ? await groupSource(setupAsked(values, club)) : null;
    const { data, error } = await create(seasonPayload(values, club, source));
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
