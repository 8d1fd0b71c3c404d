import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import type { Id } from '../../../shared/contract/common';
import { CHANGES_MODAL } from './modalId';
import { RefusedRow } from './RefusedRow';
import { StateNote } from './StateNote';
import { texts } from './texts';
import { WaitingRow } from './WaitingRow';
import { selectOwnChanges } from '../queue/selectors';
import { useAppSelector } from '../../state/hooks';

const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

interface SectionProps {
  title: string;
  children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h3" sx={{ mt: 3 }}>
        {title}
      </Typography>
      <Rows>{children}</Rows>
    </section>
  );
}

interface ChangesModalProps {
  hrefOfSailing: (club: Id, sailing: Id) => string;
  onClose: () => void;
}

/** The person's own changes that the server has not confirmed: what waits, and what could not be done. */
export default function ChangesModal({ hrefOfSailing, onClose }: ChangesModalProps) {
  const { queue, refusals } = useAppSelector(selectOwnChanges);
  const titleId = useId();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open
      id={CHANGES_MODAL}
      onClose={onClose}
      fullScreen={fullScreen}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      {/* A list is scrolled with the keys, and needs the focus for it. */}
      <DialogContent tabIndex={0}>
        <StateNote />
        {refusals.length === 0 ? null : (
          <Section title={texts.refusedTitle}>
            {refusals.map((refused) => (
              <RefusedRow key={refused.id} refused={refused} hrefOfSailing={hrefOfSailing} />
            ))}
          </Section>
        )}
        {queue.length === 0 ? null : (
          <Section title={texts.waitingTitle}>
            {queue.map((change) => (
              <WaitingRow key={change.id} change={change} hrefOfSailing={hrefOfSailing} />
            ))}
          </Section>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
