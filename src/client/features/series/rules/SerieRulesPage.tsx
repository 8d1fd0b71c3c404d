import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { Club } from '../../../../shared/contract/clubs';
import type { Serie } from '../../../../shared/contract/series';
import { keepDraft, readDraft } from '../../../lib/drafts';
import { usePrefetch } from '../../../lib/prefetch';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { RuleSentences } from './RuleSentences';
import { serieRulesTexts } from './texts';

const loadForm = () => import('./RulesForm');
const RulesForm = lazy(async () => ({ default: (await loadForm()).RulesForm }));

interface SerieRulesPageProps {
  club: Club;
  serie: Serie;
}

/** How a serie counts: to be read by all, and changed by those who run the club. */
export default function SerieRulesPage({ club, serie }: SerieRulesPageProps) {
  const draftKey = `rules.${serie.id}`;
  // What was left unsaved is gone on with.
  const [isEditing, setEditing] = useState(() => club.can_edit && Object.keys(readDraft(draftKey)).length > 0);
  usePrefetch(loadForm, club.can_edit);
  const stop = () => {
    keepDraft(draftKey, {});
    setEditing(false);
  };
  if (isEditing) {
    return (
      <Suspense fallback={<ListSkeleton />}>
        <RulesForm key={serie.id} serie={serie} draftKey={draftKey} onStop={stop} />
      </Suspense>
    );
  }
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {serieRulesTexts.sentences}
      </Typography>
      <RuleSentences rules={serie} />
      {club.can_edit ? (
        <Button variant="contained" sx={{ mt: 3 }} onClick={() => setEditing(true)}>
          {serieRulesTexts.change}
        </Button>
      ) : (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {serieRulesTexts.readOnly}
        </Typography>
      )}
    </section>
  );
}
