import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Id } from '../../../../shared/contract/common';
import { useExportNotesQuery, useExportSerieMutation } from '../../../api/exports';
import { saveFetched } from '../../../ui/print/SaveMenu';
import { ErrorState } from '../../../ui/states/ErrorState';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { standingsTexts } from './texts';

const texts = standingsTexts.sailwave;

interface SailwaveDialogProps {
  serie: Id;
  onClose: () => void;
}

/** Says what a file of Sailwave does not hold before it is saved. */
export function SailwaveDialog({ serie, onClose }: SailwaveDialogProps) {
  const titleId = useId();
  const asked = { serie, format: 'blw' } as const;
  const { data, error, isFetching, refetch } = useExportNotesQuery(asked, { refetchOnMountOrArgChange: true });
  const [fetchFile, { isLoading }] = useExportSerieMutation();
  const save = async () => {
    await saveFetched(fetchFile(asked));
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        {error ? <ErrorState title={texts.failed} error={error} onRetry={refetch} /> : null}
        {!data && isFetching ? <ListSkeleton rows={3} height={44} /> : null}
        {data && !error ? (
          <ul>
            {data.notes.map((note) => (
              <Typography component="li" key={note} sx={{ mb: 1 }}>
                {note}
              </Typography>
            ))}
          </ul>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="contained" disabled={!data || isLoading} onClick={() => void save()}>
          {texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
