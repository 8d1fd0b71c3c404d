import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Club } from '../../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { useSailings } from '../../../../api/sailings';
import { paths } from '../../../../paths';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';
import type { DialogControl } from '../../../../ui/dialogs/useDialog';
import { ListPage } from '../../../../ui/page/ListPage';
import type { SailingDialogState } from '../form/SailingDialogs';
import { useSailingDialogs } from '../form/useSailingDialogs';
import { possibleOf } from '../many/manyChanges';
import { useSelection, type Selection } from '../many/useSelection';
import { sailingTexts } from '../texts';
import { SailingLists } from './SailingLists';

const MoveManyDialog = lazyDialog(async () => (await import('../many/MoveManyDialog')).MoveManyDialog);
const DeleteManyDialog = lazyDialog(async () => (await import('../many/DeleteManyDialog')).DeleteManyDialog);

interface ManyDialogsProps extends DialogControl<SailingDialogState> {
  club: Club;
  selection: Selection;
}

/** About the chosen sailings; nothing where none is chosen any more, as after a reload. */
function ManyDialogs({ club, dialog, close, selection: { chosen, stop } }: ManyDialogsProps) {
  const { move, remove } = possibleOf(chosen);
  const done = { onDone: stop, onClose: close };
  if (dialog?.kind === 'moveMany' && move.length > 0)
    return <MoveManyDialog club={club.id} sailings={move} {...done} />;
  return dialog?.kind === 'deleteMany' && remove.length > 0 ? <DeleteManyDialog sailings={remove} {...done} /> : null;
}

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

interface SailingsPageProps {
  club: Club;
  /** What there is to say of entries beside a sailing. */
  entryOf: (sailing: SailingRow) => ReactNode;
  /** How a club begins, while it has no sailing. */
  guide: ReactNode;
}

const emptyText = ({ can_edit }: Club): string => (can_edit ? sailingTexts.emptyOfficial : sailingTexts.emptySailor);

/** The sailings of a club; those who run it also make, change and take away. */
export function SailingsPage({ club, entryOf, guide }: SailingsPageProps) {
  const { status, sailings, error, refetch } = useSailings(club.id);
  const { dialogs, ...control } = useSailingDialogs(club, sailings);
  const { show } = control;
  const selection = useSelection(sailings);
  const createButtons = club.can_edit ? (
    <Buttons>
      <Button component={Link} to={paths.season(club.slug)} nativeButton={false} variant="outlined">
        {sailingTexts.season}
      </Button>
      <Button variant="contained" onClick={() => show({ kind: 'create' })}>
        {sailingTexts.create}
      </Button>
    </Buttons>
  ) : undefined;
  const isEmpty = status === 'ready' && sailings.length === 0;
  return (
    <ListPage
      title={sailingTexts.title}
      status={status}
      error={error}
      refetch={refetch}
      failed={sailingTexts.failed}
      empty={isEmpty ? { drawing: 'pole', title: sailingTexts.emptyTitle, text: emptyText(club) } : null}
      actions={createButtons}
    >
      {status === 'ready' && !isEmpty ? (
        <SailingLists sailings={sailings} show={club.can_edit ? show : null} entryOf={entryOf} selection={selection} />
      ) : null}
      {isEmpty ? guide : null}
      {dialogs}
      {club.can_edit ? <ManyDialogs club={club} selection={selection} {...control} /> : null}
    </ListPage>
  );
}
