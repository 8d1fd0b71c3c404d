import Button from '@mui/material/Button';
import { Link, NavLink, useMatch } from 'react-router-dom';
import { PRODUCT_NAME } from '../../../shared/product';
import { useMeQuery } from '../../api/auth';
import { useClubQuery } from '../../api/clubs';
import { useAppSelector } from '../../state/hooks';
import { selectIsLoggedIn, selectSessionStatus } from '../../state/session';
import { Mark } from '../../ui/Mark';
import { useLoginView } from '../login/useLoginView';
import { paths } from '../routing/paths';
import { texts } from '../texts';
import { Bar, ClubLine, ClubName, Home, ProductName, Tools } from './Bar';
import { ConnectionIndicator } from './ConnectionIndicator';
import { MenuButton } from './MenuButton';

function LogInButton() {
  const { show } = useLoginView();
  return (
    <Button color="inherit" onClick={() => show('login')}>
      {texts.logIn}
    </Button>
  );
}

/** The club whose pages are shown, by its address. */
function useShownClub(): { address: string; name: string } | null {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const address = useMatch('/clubs/:club/*')?.params.club;
  const { data } = useClubQuery(address ?? '', { skip: !isLoggedIn || address === undefined });
  return isLoggedIn && address !== undefined ? { address, name: data?.name ?? '' } : null;
}

export function AppBar() {
  const status = useAppSelector(selectSessionStatus);
  const { data: me } = useMeQuery(undefined, { skip: status !== 'loggedIn' });
  const club = useShownClub();
  return (
    <Bar data-in-club={club === null ? undefined : ''}>
      <Home>
        <Link to={paths.index} aria-label={texts.home}>
          <Mark />
          <ProductName>{PRODUCT_NAME}</ProductName>
        </Link>
        {club === null ? null : <ClubName>{club.name}</ClubName>}
      </Home>
      {club === null ? null : (
        <ClubLine>
          <nav aria-label={texts.clubNavigation}>
            <NavLink to={paths.sailings(club.address)}>{texts.sailings}</NavLink>
            <NavLink to={paths.series(club.address)}>{texts.series}</NavLink>
          </nav>
          <ConnectionIndicator />
        </ClubLine>
      )}
      <Tools>
        {status === 'loggedOut' ? <LogInButton /> : null}
        <MenuButton email={status === 'loggedIn' ? (me?.email ?? '') : undefined} />
      </Tools>
    </Bar>
  );
}
