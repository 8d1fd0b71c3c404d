import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Club } from '../../../../shared/contract/clubs';
import type { Serie } from '../../../../shared/contract/series';
import { dropDraft, readDraft } from './draft';
import { RuleSentences } from './RuleSentences';
import { RulesForm } from './RulesForm';
import { texts } from './texts';

interface SerieRulesPageProps {
  club: Club;
  serie: Serie;
}

/** How a serie counts: to be changed by those who run the club, to be read by others. */
export default function SerieRulesPage({ club, serie }: SerieRulesPageProps) {
  const draftKey = `styrbord.rules.${serie.id}`;
  const [round, setRound] = useState(0);
  if (!club.can_edit) {
    return (
      <section>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {texts.title}
        </Typography>
        <RuleSentences rules={serie} />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {texts.readOnly}
        </Typography>
      </section>
    );
  }
  const startAgain = () => {
    dropDraft(draftKey);
    setRound(round + 1);
  };
  return <RulesForm key={`${serie.id} ${round}`} serie={serie} draftKey={draftKey} draft={readDraft(draftKey)} onStartAgain={startAgain} />;
}
