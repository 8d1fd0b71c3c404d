import Typography from '@mui/material/Typography';
import { PageHeader } from '../../../ui/page/PageHeader';
import { ClubList } from './ClubList';
import { texts } from './texts';

export default function ClubsPage() {
  return (
    <>
      <PageHeader title={texts.clubs}>
        <Typography sx={{ mt: 1 }}>{texts.clubsLead}</Typography>
      </PageHeader>
      <ClubList />
    </>
  );
}
