import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { User } from '../../../../shared/contract/auth';
import { PageHeader } from '../../../ui/page/PageHeader';
import type { IndexLinks } from './indexLinks';
import { IndexSections } from './IndexSections';
import { texts } from './texts';

interface HomePageProps {
  user: User;
  /** Of a club's sailings. */
  hrefOf: (slug: string) => string;
  hrefs: IndexLinks['hrefs'];
}

/** The start page of those who have logged in: on to the own club, or to what is sailed in others. */
export default function HomePage({ user, hrefOf, hrefs }: HomePageProps) {
  const club = user.club ?? user.sailor?.club ?? null;
  return (
    <>
      <PageHeader title={texts.welcome}>
        {club === null ? <Typography sx={{ mt: 1 }}>{texts.noClub}</Typography> : null}
      </PageHeader>
      {club === null ? null : (
        <Button variant="contained" component={Link} to={hrefOf(club.slug)} nativeButton={false}>
          {texts.toOwnClub(club.name)}
        </Button>
      )}
      <IndexSections isMember hrefs={hrefs} />
    </>
  );
}
