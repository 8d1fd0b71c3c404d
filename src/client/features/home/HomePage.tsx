import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { User } from '../../../shared/contract/auth';
import { PageHeader } from '../../ui/PageHeader';
import { ClubList } from './ClubList';
import { texts } from './texts';

interface HomePageProps {
  user: User;
  hrefOf: (slug: string) => string;
}

/** The start page of those who have logged in: on to the own club, or to another. */
export default function HomePage({ user, hrefOf }: HomePageProps) {
  const club = user.club ?? user.sailor?.club ?? null;
  return (
    <>
      <PageHeader title={texts.welcome}>{club === null ? <Typography sx={{ mt: 1 }}>{texts.noClub}</Typography> : null}</PageHeader>
      {club === null ? null : (
        <Button variant="contained" component={Link} to={hrefOf(club.slug)} nativeButton={false}>
          {texts.toOwnClub(club.name)}
        </Button>
      )}
      <Typography variant="h2" sx={{ mt: 5, mb: 1.5 }}>
        {texts.clubs}
      </Typography>
      <ClubList hrefOf={hrefOf} />
    </>
  );
}
