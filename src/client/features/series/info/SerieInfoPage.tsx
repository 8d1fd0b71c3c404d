import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import type { Serie } from '../../../../shared/contract/series';
import { raceRulesSentences } from '../../../../shared/texts/serieRules';
import { useSailings } from '../../../api/sailings';
import { InfoColumns, InfoSection } from '../../../ui/page/InfoSection';
import { useSerieDialogs } from '../form/useSerieDialogs';
import { RuleSentences } from '../rules/RuleSentences';
import { SameBoats } from './SameBoats';
import { SerieFacts } from './SerieFacts';
import { serieInfoTexts } from './texts';

interface SerieInfoPageProps {
  club: Club;
  serie: Serie;
}

/** What there is to know about a serie, and how it counts. */
export default function SerieInfoPage({ club, serie }: SerieInfoPageProps) {
  const { sailings } = useSailings(club.id);
  const { show, dialogs } = useSerieDialogs(club, [serie]);
  const own = sailings.filter((sailing) => sailing.serie?.id === serie.id);
  return (
    <>
      <InfoColumns>
        <Stack spacing={5}>
          <InfoSection
            title={serieInfoTexts.facts}
            actions={
              club.can_edit ? (
                <>
                  <Button component={Link} to="../copy" relative="path" nativeButton={false}>
                    {serieInfoTexts.copy}
                  </Button>
                  <Button onClick={() => show({ kind: 'edit', id: serie.id })}>{serieInfoTexts.edit}</Button>
                </>
              ) : undefined
            }
          >
            <SerieFacts club={club} serie={serie} />
            {serie.description === '' ? null : (
              <Typography sx={{ mt: 3, whiteSpace: 'pre-wrap', maxWidth: '65ch' }}>{serie.description}</Typography>
            )}
          </InfoSection>
          {club.can_edit ? <SameBoats serie={serie.id} rows={serie.results} /> : null}
        </Stack>
        <InfoSection title={serieInfoTexts.rules}>
          <RuleSentences rules={serie} more={raceRulesSentences(own)} />
        </InfoSection>
      </InfoColumns>
      {dialogs}
    </>
  );
}
