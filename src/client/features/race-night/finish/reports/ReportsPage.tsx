import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Club } from '../../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { useReadObservations } from '../../../../api/finishObservations';
import { selectReportCheck } from '../../../../changes/ownReports';
import { useAppSelector } from '../../../../state/rootState';
import { HeadcountLine } from './HeadcountLine';
import { ReportedSection } from './ReportedSection';
import { reportTexts } from './texts';

interface ReportsPageProps {
  club: Pick<Club, 'name'>;
  sailing: SailingRow;
}

/** Who is out, and what sailors say of their own finishes: what a helper looks after beside the line. */
export default function ReportsPage({ club, sailing }: ReportsPageProps) {
  useReadObservations(sailing.id);
  const hasReports = useAppSelector((state) => selectReportCheck(state, sailing.id).support.size > 0);
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start', '& > section': { width: '100%' } }}>
      <HeadcountLine club={club} sailing={sailing} />
      <ReportedSection sailing={sailing} />
      {!hasReports && <Typography role="status">{reportTexts.none}</Typography>}
    </Stack>
  );
}
