import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { Id } from '../../../../shared/contract/common';
import { ListSkeleton } from '../../../ui/Skeletons';
import { texts } from './texts';

const ResultLog = lazy(async () => ({ default: (await import('./ResultLog')).ResultLog }));

/** The log is asked for when somebody wants to see it. */
export function LogSection({ sailing, isLocked }: { sailing: Id; isLocked: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <Typography variant="h2">{texts.title}</Typography>
      <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.hide : texts.show}
      </Button>
      {isOpen && (
        <Suspense fallback={<ListSkeleton />}>
          <ResultLog sailing={sailing} isLocked={isLocked} />
        </Suspense>
      )}
    </section>
  );
}
