import Dialog from '@mui/material/Dialog';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMeQuery } from '../../../api/auth';
import { useClubQuery } from '../../../api/clubs';
import { useIndexData } from '../../../api/indexData';
import { useModal } from '../../../ui/dialogs/useDialog';
import { visuallyHidden } from '../../../ui/styles';
import { SEARCH_MODAL } from '../modalIds';
import { useOpenClub } from '../useOpenClub';
import { destinations, type Destination } from './destinations';
import { SearchField } from './SearchField';
import { pagesFound, searchGroups, type SearchOption, type SearchPage } from './searchGroups';
import { optionId, SearchResults } from './SearchResults';
import { Said, SearchState } from './SearchState';
import { searchTexts } from './texts';
import { useFound } from './useFound';

/** Of what it holds the list alone is scrolled. */
const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  paddingBottom: theme.spacing(2),
}));

interface SearchDialogProps {
  /** Where else this person may go. */
  pages: readonly SearchPage[];
  /** The club whose hits come first, by id or slug. */
  club: string | undefined;
  /** Opens the page of a hit. */
  onGo: (url: string) => void;
  onClose: () => void;
}

function SearchDialog({ pages, club, onGo, onClose }: SearchDialogProps) {
  const titleId = useId();
  const listId = useId();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = useFound(typed, club);
  const groups = searchGroups(pagesFound(pages, typed), found.status === 'short' ? [] : found.hits, onGo);
  const options: readonly SearchOption[] = groups.flatMap((group) => group.options);
  const active = options[Math.min(at, options.length - 1)];
  const step = (by: 1 | -1) =>
    setAt((before) => (Math.min(before, options.length - 1) + by + options.length) % Math.max(1, options.length));
  return (
    <Dialog
      open
      id={SEARCH_MODAL}
      aria-labelledby={titleId}
      onClose={onClose}
      fullScreen={fullScreen}
      fullWidth
      maxWidth="sm"
      sx={fullScreen ? undefined : { '& .MuiDialog-container': { alignItems: 'flex-start', pt: '8vh' } }}
    >
      <h2 id={titleId} style={visuallyHidden}>
        {searchTexts.title}
      </h2>
      <SearchField
        value={typed}
        onType={(value) => {
          setTyped(value);
          setAt(0);
        }}
        listId={listId}
        activeId={active && optionId(listId, active)}
        onStep={step}
        onChoose={() => active?.go()}
        onClose={onClose}
      />
      <Body>
        <Said found={found} typed={typed.trim()} count={options.length} />
        <SearchResults id={listId} groups={groups} active={active} onChoose={(option) => option.go()} />
        <SearchState found={found} count={options.length} />
      </Body>
    </Dialog>
  );
}

/**
 * Everything that can be found or gone to, from anywhere; on a phone it fills the screen. What is chosen takes the place
 * of the search in the history.
 */
export default function SearchModal() {
  const { show, close } = useModal();
  const navigate = useNavigate();
  const [now] = useState(() => Date.now());
  const openClub = useOpenClub();
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
  return <SearchDialog pages={pages.map(pageOf)} club={near} onGo={goTo} onClose={close} />;
}
