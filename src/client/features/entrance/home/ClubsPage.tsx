import Typography from '@mui/material/Typography';
import { PageHeader } from '../../../ui/page/PageHeader';
import { ClubList } from './ClubList';
import { frontPageTexts } from './texts';

export default function ClubsPage() {
  return (
    <>
      <PageHeader title={frontPageTexts.clubs}>
        <Typography sx={{ mt: 1 }}>{frontPageTexts.clubsLead}</Typography>
      </PageHeader>
      <ClubList />
    </>
  );
}
