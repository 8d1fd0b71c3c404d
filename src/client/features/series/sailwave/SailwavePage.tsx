import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import { useImportBlwMutation } from '../../../api/blwImports';
import { paths } from '../../../paths';
import { showToast } from '../../../ui/messages/toasts';
import { PageColumn, PageHeader } from '../../../ui/page/PageHeader';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { EarlierSailwave } from './EarlierSailwave';
import { SailwavePreview } from './SailwavePreview';
import { SailwaveSource } from './SailwaveSource';
import { sailwaveTexts } from './texts';
import { problemOf, useSailwaveFile, type SailwaveOfClub } from './useSailwaveFile';
import { useUndoSailwave } from './useUndoSailwave';

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > *': { minWidth: 0 },
  '& .end': { display: 'grid', gap: theme.spacing(1), justifyItems: 'start' },
  '& .end .MuiButton-root': { minHeight: 60, fontSize: '1.25rem' },
}));

interface EndProps {
  chosen: SailwaveOfClub;
  refusal: string | null;
  isSaving: boolean;
  onTakeIn: () => void;
}

/** The button that takes all of it in, once the days are known. */
function End({ chosen, refusal, isSaving, onTakeIn }: EndProps) {
  const { preview, isReading, problem, isOffline } = chosen;
  const isDated = preview?.races.every(({ start_date }) => start_date !== null) ?? false;
  return (
    <div className="end">
      {refusal !== null && <Alert severity="error">{refusal}</Alert>}
      <Typography color="textSecondary">{sailwaveTexts.visible}</Typography>
      <Button
        variant="contained"
        disabled={!isDated || isReading || isOffline || problem !== null}
        loading={isSaving}
        onClick={onTakeIn}
      >
        {preview && !isDated ? sailwaveTexts.needs(preview.needs) : sailwaveTexts.takeIn}
      </Button>
    </div>
  );
}

/** A series of Sailwave: what comes along and how it scores beside the file, and then all of it at once. */
export default function SailwavePage({ club }: { club: Club }) {
  const chosen = useSailwaveFile(club.slug);
  const { preview, sent, isReading, problem, isOffline } = chosen;
  const [bringIn, { isLoading: isSaving }] = useImportBlwMutation();
  const undo = useUndoSailwave();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);

  const takeIn = async () => {
    if (!sent) return;
    setRefusal(null);
    const { data, error } = await bringIn({ club: club.slug, sent });
    if (!data) return setRefusal(problemOf(error));
    const { id, name } = data.serie;
    const takeBack = async () => {
      if (await undo({ id, name })) await navigate(paths.series(club.slug));
    };
    showToast({
      kind: 'success',
      text: sailwaveTexts.takenIn(name),
      action: { label: sailwaveTexts.undo, run: () => void takeBack() },
      topics: ['sailwave'],
    });
    await navigate(paths.serieResult(club.slug, id));
  };

  const back = (
    <Link
      component={RouterLink}
      to={paths.series(club.slug)}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32 }}
    >
      {sailwaveTexts.back}
    </Link>
  );
  return (
    <PageColumn>
      <PageHeader title={sailwaveTexts.title} context={back}>
        <Typography sx={{ mt: 1, maxWidth: '60ch' }}>{sailwaveTexts.lead}</Typography>
      </PageHeader>
      <Parts>
        {isOffline && <Alert severity="info">{sailwaveTexts.offline}</Alert>}
        <SailwaveSource chosen={chosen} />
        <span role="status">{isReading ? sailwaveTexts.reading : ''}</span>
        {isReading && !preview && problem === null && <ListSkeleton />}
        {preview && <SailwavePreview preview={preview} isReading={isReading} />}
        {preview && <End {...{ chosen, refusal, isSaving }} onTakeIn={() => void takeIn()} />}
        <EarlierSailwave club={club.slug} />
      </Parts>
    </PageColumn>
  );
}
