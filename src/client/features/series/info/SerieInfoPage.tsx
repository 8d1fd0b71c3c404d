import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import type { Id } from '../../../../shared/contract/common';
import type { Serie } from '../../../../shared/contract/series';
import { raceRulesSentences } from '../../../../shared/texts/serieRules';
import { useSailings } from '../../../api/sailings';
import { useHistoryDialog } from '../../../ui/useHistoryDialog';
import { EditSerieDialog, useDialogsAtHand } from '../form/lazyDialogs';
import { RuleSentences } from '../rules/RuleSentences';
import { SameBoats } from './SameBoats';
import { SerieFacts } from './SerieFacts';
import { texts } from './texts';

const EDIT = 'edit';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  maxWidth: 1120,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  marginBottom: theme.spacing(1),
  // The words of the last button end where the lines below end.
  '& > span': { marginRight: theme.spacing(-1.5) },
}));

interface SerieInfoPageProps {
  club: Club;
  serie: Serie;
  hrefOfSailing: (id: Id) => string;
}

/** What there is to know about a serie, and how it counts. */
export default function SerieInfoPage({ club, serie, hrefOfSailing }: SerieInfoPageProps) {
  const { sailings } = useSailings(club.id);
  const { name, open, close } = useHistoryDialog();
  useDialogsAtHand(club.can_edit);
  const own = sailings.filter((sailing) => sailing.serie?.id === serie.id);
  return (
    <>
      <Columns>
        <Stack spacing={5}>
          <section>
            <Head>
              <Typography variant="h2">{texts.facts}</Typography>
              {club.can_edit ? (
                <span>
                  <Button component={Link} to="../copy" relative="path" nativeButton={false}>
                    {texts.copy}
                  </Button>
                  <Button onClick={() => open(EDIT)}>{texts.edit}</Button>
                </span>
              ) : null}
            </Head>
            <SerieFacts serie={serie} hrefOfSailing={hrefOfSailing} />
            {serie.description === '' ? null : (
              <Typography sx={{ mt: 3, whiteSpace: 'pre-wrap', maxWidth: '65ch' }}>{serie.description}</Typography>
            )}
          </section>
          {club.can_edit ? <SameBoats serie={serie.id} rows={serie.results} /> : null}
        </Stack>
        <section>
          <Head>
            <Typography variant="h2">{texts.rules}</Typography>
          </Head>
          <RuleSentences rules={serie} more={raceRulesSentences(own)} />
        </section>
      </Columns>
      <Suspense>{club.can_edit && name === EDIT ? <EditSerieDialog serie={serie} onClose={close} /> : null}</Suspense>
    </>
  );
}
