import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Club } from '../../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { useSailings } from '../../../../api/sailings';
import { paths } from '../../../../paths';
import { ListPage } from '../../../../ui/page/ListPage';
import { useHistoryDialog } from '../../../../ui/dialogs/useHistoryDialog';
import { useDialogsAtHand } from '../form/lazyDialogs';
import { useSelection } from '../many/useSelection';
import { texts } from '../texts';
import { dialogNames, SailingDialogs } from './SailingDialogs';
import { SailingLists } from './SailingLists';

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

interface SailingsPageProps {
  club: Club;
  /** What there is to say of entries beside a sailing. */
  entryOf: (sailing: SailingRow) => ReactNode;
}

const emptyText = ({ can_edit }: Club): string => (can_edit ? texts.emptyOfficial : texts.emptySailor);

/** The sailings of a club; those who run it also make, change and take away. */
export function SailingsPage({ club, entryOf }: SailingsPageProps) {
  const { status, sailings, refetch } = useSailings(club.id);
  const dialog = useHistoryDialog();
  useDialogsAtHand(club.can_edit);
  const selection = useSelection(sailings);
  const createButtons = club.can_edit ? (
    <Buttons>
      <Button component={Link} to={paths.season(club.slug)} nativeButton={false} variant="outlined">
        {texts.season}
      </Button>
      <Button variant="contained" onClick={() => dialog.open(dialogNames.create)}>
        {texts.create}
      </Button>
    </Buttons>
  ) : undefined;
  const isEmpty = status === 'ready' && sailings.length === 0;
  return (
    <ListPage
      title={texts.title}
      status={status}
      refetch={refetch}
      failed={{ title: texts.failed, text: texts.retryText }}
      empty={isEmpty ? { title: texts.emptyTitle, text: emptyText(club) } : null}
      actions={createButtons}
    >
      {status === 'ready' && !isEmpty ? (
        <SailingLists
          sailings={sailings}
          dialog={club.can_edit ? dialog : null}
          entryOf={entryOf}
          selection={selection}
        />
      ) : null}
      {club.can_edit ? <SailingDialogs club={club} sailings={sailings} dialog={dialog} selection={selection} /> : null}
    </ListPage>
  );
}
