import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useMeQuery } from '../../../../api/auth';
import { paths } from '../../../../paths';
import { TextPage } from '../../../../ui/page/TextPage';
import { dataDeletionTexts } from './texts';

/** How one deletes what is known of oneself, what goes, and what stays. */
export default function DataDeletionPage() {
  const { data: user } = useMeQuery();
  const sailor = user?.sailor?.id;
  return (
    <TextPage {...dataDeletionTexts}>
      {sailor === undefined ? null : (
        <Button
          component={Link}
          to={paths.sailorSettings(sailor)}
          variant="outlined"
          nativeButton={false}
          sx={{ mt: 2 }}
        >
          {dataDeletionTexts.settings}
        </Button>
      )}
    </TextPage>
  );
}
