import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import type { DistinctCompetitor } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { useDistinctCompetitors } from '../../../../api/distinctCompetitors';
import { ErrorState } from '../../../../ui/states/ErrorState';
import { ListSkeleton } from '../../../../ui/states/Skeletons';
import { CandidateList } from './CandidateList';
import { likeliestFirst } from './likeliestFirst';
import { candidateTexts } from './texts';

interface CandidatesDialogProps {
  sailing: SailingRow;
  onClose: () => void;
}

/** The club's earlier boats, each a press away from tonight's board. */
export function CandidatesDialog({ sailing, onClose }: CandidatesDialogProps) {
  const titleId = useId();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { status, competitors, refetch } = useDistinctCompetitors({ club: sailing.club, sailing: sailing.id });
  // As they were when the list was opened: a boat entered since stays in it, marked.
  const [held, setHeld] = useState<readonly DistinctCompetitor[] | null>(null);
  if (held === null && competitors) setHeld(likeliestFirst(competitors));

  return (
    <Dialog open onClose={onClose} fullScreen={fullScreen} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{candidateTexts.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={1.5}>
          <Typography>{held?.length === 0 ? candidateTexts.none : candidateTexts.intro}</Typography>
          {held !== null && held.length > 0 && <CandidateList sailing={sailing} candidates={held} />}
          {held === null && status === 'loading' && <ListSkeleton rows={6} />}
          {held === null && (status === 'failed' || status === 'missing') && (
            <ErrorState title={candidateTexts.failedTitle} text={candidateTexts.failed} onRetry={refetch} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {candidateTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
