import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../ui/PageTitle';
import { useArrivalFocus } from '../../ui/useArrivalFocus';
import { paths } from '../routing/paths';
import { texts } from '../texts';

const Ground = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  maxWidth: 560,
  paddingBlock: theme.spacing(5),
}));

/** Status 404, for those who have logged in. The heading is the specification's, word for word. */
export function NotFoundPage() {
  const heading = useArrivalFocus<HTMLHeadingElement>();
  return (
    <Ground>
      <PageTitle>{texts.notFoundDocumentTitle}</PageTitle>
      <Typography variant="body2" color="text.secondary">
        404
      </Typography>
      <Typography variant="h1" tabIndex={-1} ref={heading} lang="en">
        {texts.notFoundTitle}
      </Typography>
      <Typography>{texts.notFoundText}</Typography>
      <Button variant="contained" component={Link} to={paths.index} nativeButton={false}>
        {texts.toStart}
      </Button>
    </Ground>
  );
}
