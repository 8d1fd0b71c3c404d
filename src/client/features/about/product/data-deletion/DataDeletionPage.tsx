import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useMeQuery } from '../../../../api/auth';
import { TextPage } from '../../../../ui/page/TextPage';
import { texts } from './texts';

interface DataDeletionPageProps {
  /** Where a sailor deletes his account. */
  settingsOf: (sailor: number) => string;
}

/** How one deletes what is known of oneself, what goes, and what stays. */
export default function DataDeletionPage({ settingsOf }: DataDeletionPageProps) {
  const { data: user } = useMeQuery();
  const sailor = user?.sailor?.id;
  return (
    <TextPage {...texts}>
      {sailor === undefined ? null : (
        <Button component={Link} to={settingsOf(sailor)} variant="outlined" nativeButton={false} sx={{ mt: 2 }}>
          {texts.settings}
        </Button>
      )}
    </TextPage>
  );
}
