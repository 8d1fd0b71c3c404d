import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { User } from '../../../../shared/contract/auth';
import { documentationOf, helpOf, paths } from '../../../paths';
import { PageHeader } from '../../../ui/page/PageHeader';
import { PageLinks } from '../../../ui/page/PageLinks';
import { IndexSections } from './IndexSections';
import { frontPageTexts } from './texts';

const readingsFor = ({ club_slug }: User) => [
  { label: frontPageTexts.help, to: helpOf(club_slug) },
  { label: frontPageTexts.documentation, to: documentationOf(club_slug) },
  { label: frontPageTexts.about, to: paths.about },
  { label: frontPageTexts.news, to: paths.upgrade },
  { label: frontPageTexts.dataDeletion, to: paths.dataDeletion },
];

/** The start page of those who have logged in: on to their own club, or to what is sailed in others. */
export default function HomePage({ user }: { user: User }) {
  const club = user.club ?? user.sailor?.club ?? null;
  return (
    <>
      <PageHeader title={frontPageTexts.welcome}>
        {club === null ? <Typography sx={{ mt: 1 }}>{frontPageTexts.noClub}</Typography> : null}
      </PageHeader>
      {club === null ? null : (
        <Button variant="contained" component={Link} to={paths.sailings(club.slug)} nativeButton={false}>
          {frontPageTexts.toOwnClub(club.name)}
        </Button>
      )}
      <IndexSections isMember />
      <PageLinks label={frontPageTexts.readingsTitle} links={readingsFor(user)} />
    </>
  );
}
