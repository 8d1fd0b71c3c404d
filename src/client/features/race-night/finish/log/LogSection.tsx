import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';
import { ListSkeleton } from '../../../../ui/states/Skeletons';
import { resultLogTexts } from './texts';

const ResultLog = lazyDialog(async () => (await import('./ResultLog')).ResultLog, <ListSkeleton />);

/** The log is asked for when somebody wants to see it. */
export function LogSection({ sailing, isLocked }: { sailing: Id; isLocked: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {resultLogTexts.title}
      </Typography>
      <Button sx={{ mb: 1 }} variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? resultLogTexts.hide : resultLogTexts.show}
      </Button>
      {isOpen && <ResultLog sailing={sailing} isLocked={isLocked} onClose={() => setOpen(false)} />}
    </section>
  );
}
