import Typography from '@mui/material/Typography';
import { PageHeader } from '../../../ui/page/PageHeader';
import { ClubList } from './ClubList';
import { texts } from './texts';

interface ClubsPageProps {
  hrefOf: (slug: string) => string;
}

export default function ClubsPage({ hrefOf }: ClubsPageProps) {
  return (
    <>
      <PageHeader title={texts.clubs}>
        <Typography sx={{ mt: 1 }}>{texts.clubsLead}</Typography>
      </PageHeader>
      <ClubList hrefOf={hrefOf} />
    </>
  );
}
