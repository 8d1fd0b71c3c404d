import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { useMeQuery } from '../../api/auth';
import { useClubQuery } from '../../api/clubs';
import { useIndexData } from '../../api/indexData';
import { SearchModal } from '../../features/search/SearchModal';
import { useModal } from '../../ui/dialogs/useDialog';
import { destinations, type Destination } from './destinations';

/**
 * The search with the pages that this person may go to. What is chosen takes the place of the search in the history.
 */
export default function SearchPaletteModal() {
  const { show, close } = useModal();
  const navigate = useNavigate();
  const [now] = useState(() => Date.now());
  const openClub = useMatch('/clubs/:club/*')?.params.club;
  const { data: user } = useMeQuery();
  const { data: club } = useClubQuery(openClub ?? '', { skip: openClub === undefined });
  const { data: index } = useIndexData();

  const goTo = (url: string) => void navigate(url, { replace: true });
  const pages = user ? destinations({ user, openClub: club, index, now }) : [];
  const pageOf = ({ label, note, words, ...there }: Destination) => ({
    label,
    note,
    ...(words !== undefined && { words }),
    go: () => ('to' in there ? goTo(there.to) : show(there.dialog, { replace: true })),
  });
  const near = openClub ?? user?.club_slug ?? undefined;
  return <SearchModal pages={pages.map(pageOf)} club={near} onGo={goTo} onClose={close} />;
}
