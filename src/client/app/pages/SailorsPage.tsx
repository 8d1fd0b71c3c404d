import Button from '@mui/material/Button';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../ui/states/EmptyState';
import { PageColumn, PageHeader } from '../../ui/page/PageHeader';
import { paths } from '../../paths';
import { WithUser } from '../login/WithUser';
import { pageTexts } from './texts';

/**
 * The sailors area without a sailor: the user's own pages ("?go=sailings": their sailings). A club's account has none;
 * it is shown a link to its members.
 */
export default function SailorsPage() {
  const [asked] = useSearchParams();
  const ownPage = asked.get('go') === 'sailings' ? paths.sailorSailings : paths.sailorHome;
  return (
    <PageColumn>
      <WithUser>
        {({ sailor, club_slug }) =>
          sailor === null ? (
            <>
              <PageHeader title={pageTexts.sailors} />
              <EmptyState
                title={pageTexts.noSailorTitle}
                text={pageTexts.noSailorText}
                action={
                  <Button
                    component={Link}
                    to={club_slug === null ? paths.clubs : paths.clubAccount(club_slug)}
                    variant="contained"
                  >
                    {club_slug === null ? pageTexts.toClubs : pageTexts.toMembers}
                  </Button>
                }
              />
            </>
          ) : (
            <Navigate to={ownPage(sailor.id)} replace />
          )
        }
      </WithUser>
    </PageColumn>
  );
}
