import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, Outlet, useLocation, useOutletContext, useParams } from 'react-router-dom';
import type { Club } from '../../../shared/contract/clubs';
import type { SailingRow } from '../../../shared/contract/sailings';
import { SAILING_STATUS_LABELS } from '../../../shared/texts/labels';
import { useSailing } from '../../api/sailings';
import { ErrorState } from '../../ui/states/ErrorState';
import { formatDay, formatTime } from '../../ui/format';
import { InSlices } from '../../ui/states/InSlices';
import { PageColumn } from '../../ui/page/PageColumn';
import { PageHeader } from '../../ui/page/PageHeader';
import { ListSkeleton, PageSkeleton } from '../../ui/states/Skeletons';
import { StatusChip } from '../../sailing-ui/StatusChip';
import { NotFoundPage } from '../errors/NotFoundPage';
import { idOf } from '../../lib/idOf';
import { paths } from '../../paths';
import { texts } from '../texts';
import { SailingTabs } from './SailingTabs';

/** What the pages of a sailing get from their layout. */
export interface SailingContext {
  club: Club;
  sailing: SailingRow;
}

const TAB_TITLES: Readonly<Record<string, string>> = {
  'start-list': texts.startList,
  competitors: texts.competitors,
  result: texts.result,
  finish: texts.finish,
  serie: texts.serie,
};

function Heading({ club, sailing }: SailingContext) {
  const tab = TAB_TITLES[useLocation().pathname.split('/')[5] ?? ''];
  const { name, status, start_date, start_time } = sailing;
  const when = start_time === null ? formatDay(start_date) : `${formatDay(start_date)} ${formatTime(start_time)}`;
  const context = (
    <Link
      component={RouterLink}
      to={paths.sailings(club.slug)}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32 }}
    >
      {texts.backToSailings}
    </Link>
  );
  return (
    <PageHeader title={name} documentTitle={tab === undefined ? name : `${tab}, ${name}`} context={context} dense>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusChip status={status} label={SAILING_STATUS_LABELS[status]} />
        <Typography>{when}</Typography>
      </Stack>
    </PageHeader>
  );
}

/** Heading and tabs of one sailing. */
export default function SailingLayout() {
  const club = useOutletContext<Club>();
  const { status, sailing, refetch } = useSailing(idOf(useParams().sailing));
  if (status === 'missing' || (sailing && sailing.club !== club.id)) return <NotFoundPage />;
  if (status === 'failed') return <ErrorState title={texts.sailingFailed} text={texts.retryText} onRetry={refetch} />;
  if (status === 'loading' || !sailing) return <PageSkeleton />;
  const context: SailingContext = { club, sailing };
  return (
    <InSlices fallback={<PageSkeleton />}>
      <PageColumn wide>
        <Heading {...context} />
        <SailingTabs
          hasStartList={sailing.start_type === 'individual'}
          hasFinish={club.can_edit || sailing.self_reporting}
        />
        <InSlices fallback={<ListSkeleton />}>
          <Outlet context={context} />
        </InSlices>
      </PageColumn>
    </InSlices>
  );
}
