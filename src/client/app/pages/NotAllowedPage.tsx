import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useMeQuery } from '../../api/auth';
import { PageColumn, PageTitle, useHeadingFocus } from '../../ui/page/PageHeader';
import { paths } from '../../paths';
import { ErrorGround } from '../errors/NotFoundPage';
import { pageTexts } from './texts';

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
}));

/** A page that is for others: why, and the way on. Stands at its own address, and in place of such a page. */
export default function NotAllowedPage() {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const { data: user } = useMeQuery();
  const club = user?.club_slug ?? null;
  return (
    <PageColumn>
      <ErrorGround>
        <PageTitle>{pageTexts.notAllowedTitle}</PageTitle>
        <Typography variant="body2" color="text.secondary">
          403
        </Typography>
        <Typography variant="h1" tabIndex={-1} ref={heading}>
          {pageTexts.notAllowedTitle}
        </Typography>
        <Typography>{pageTexts.notAllowedText}</Typography>
        <Typography>{pageTexts.notAllowedHelp}</Typography>
        <Ways>
          <Button
            variant="contained"
            component={Link}
            to={club === null ? paths.index : paths.sailings(club)}
            nativeButton={false}
          >
            {club === null ? pageTexts.toStart : pageTexts.toOwnClub}
          </Button>
          <Button variant="outlined" component={Link} to={paths.logout} nativeButton={false}>
            {pageTexts.otherAccount}
          </Button>
        </Ways>
      </ErrorGround>
    </PageColumn>
  );
}
