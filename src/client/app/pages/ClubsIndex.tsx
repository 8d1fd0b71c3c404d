import { lazy } from 'react';
import { Navigate } from 'react-router-dom';
import { PageColumn } from '../../ui/PageColumn';
import { chunks } from '../member/chunks';
import { paths } from '../routing/paths';
import { WithUser } from './WithUser';

const ClubsPage = lazy(chunks.clubs);

/** The club area without a club: the own one's, or else a list to choose from. */
export function ClubsIndex() {
  return (
    <PageColumn>
      <WithUser>
        {({ club_slug }) =>
          club_slug === null ? <ClubsPage hrefOf={paths.sailings} /> : <Navigate to={paths.sailings(club_slug)} replace />
        }
      </WithUser>
    </PageColumn>
  );
}
