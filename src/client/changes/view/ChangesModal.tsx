import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import type { Id } from '../../../shared/contract/common';
import { newId } from '../../api/idempotency';
import { useAppSelector, useAppDispatch } from '../../state/rootState';
import { linesOf } from '../kinds/registry';
import { changeForgotten, reasonOf, changeRetried, refusalSeen, type Refusal } from '../queue/events';
import type { PendingChange, RefusedChange } from '../queue/pendingChanges';
import { selectOwnChanges } from '../queue/selectors';
import { ChangeRow, type RowAction } from './ChangeRow';
import { StateNote } from './StateNote';
import { useFinishConflict } from './finishConflicts';
import { CHANGES_MODAL } from './modalId';
import { texts } from './texts';

const CONFLICT = 409;
const GONE = 404;
const SERVER_FAULT = 500;

const reasonText = (refusal: Refusal): string => (refusal.status === GONE ? texts.reasonGone : reasonOf(refusal));

/** Somebody else was first, or the server failed for a moment: the same change may still be right. */
const mayBeRetried = ({ undoes, refusal: { status } }: RefusedChange): boolean =>
  undoes === undefined && (status === CONFLICT || status >= SERVER_FAULT);

interface RefusedRowProps {
  refused: RefusedChange;
  hrefOfSailing: (club: Id, sailing: Id) => string;
}

function RefusedRow({ refused, hrefOfSailing }: RefusedRowProps) {
  const dispatch = useAppDispatch();
  const { id, undoes, sailing, names, madeAt, refusal } = refused;
  const lines = linesOf(refused);
  const conflict = useFinishConflict(refused);
  const again: RowAction = {
    label: conflict?.use ?? texts.tryAgain,
    run: () => dispatch(changeRetried({ id, as: newId() })),
  };
  const forget: RowAction = { label: conflict?.keep ?? texts.forget, run: () => dispatch(refusalSeen({ id })) };
  return (
    <ChangeRow
      lines={undoes === undefined ? lines : lines.map(texts.undo)}
      {...{ sailing, names, madeAt, hrefOfSailing }}
      reason={conflict?.text ?? reasonText(refusal)}
      actions={conflict ? [forget, again] : mayBeRetried(refused) ? [again, forget] : [forget]}
    />
  );
}

interface WaitingRowProps {
  change: PendingChange;
  hrefOfSailing: (club: Id, sailing: Id) => string;
}

function WaitingRow({ change, hrefOfSailing }: WaitingRowProps) {
  const dispatch = useAppDispatch();
  const { id, undoes, attempts, sailing, names, madeAt } = change;
  const lines = linesOf(change);
  // Once it has been sent it may have come through, and only the server's answer says whether it has.
  const actions = attempts === 0 ? [{ label: texts.takeBack, run: () => dispatch(changeForgotten({ id })) }] : [];
  return (
    <ChangeRow
      lines={undoes === undefined ? lines : lines.map(texts.undo)}
      {...{ sailing, names, madeAt, hrefOfSailing, actions }}
    />
  );
}

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
