import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, Outlet, useLocation, useOutletContext, useParams } from 'react-router-dom';
import type { Club } from '../../../shared/contract/clubs';
import type { Serie } from '../../../shared/contract/series';
import { SAILING_STATUS_LABELS } from '../../../shared/texts/labels';
import { useSerie } from '../../api/series';
import { ErrorState } from '../../ui/states/ErrorState';
import { InSlices } from '../../ui/states/InSlices';
import { PageColumn } from '../../ui/page/PageColumn';
import { PageHeader } from '../../ui/page/PageHeader';
import { ListSkeleton, PageSkeleton } from '../../ui/states/Skeletons';
import { StatusChip } from '../../sailing-ui/StatusChip';
import { NotFoundPage } from '../errors/NotFoundPage';
import { idOf } from '../../lib/idOf';
import { paths } from '../../paths';
import { texts } from '../texts';
import { SerieTabs } from './SerieTabs';

/** What the pages of a serie get from their layout. */
export interface SerieContext {
  club: Club;
  serie: Serie;
}

const TAB_TITLES: Readonly<Record<string, string>> = {
  sailings: texts.sailings,
  info: texts.info,
  rules: texts.serieRules,
};

function Heading({ club, serie }: SerieContext) {
  const tab = TAB_TITLES[useLocation().pathname.split('/')[5] ?? ''];
  const { name, status, sailing_count } = serie;
  const context = (
    <Link
      component={RouterLink}
      to={paths.series(club.slug)}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32 }}
    >
      {texts.series}
    </Link>
  );
  return (
    <PageHeader title={name} documentTitle={tab === undefined ? name : `${tab}, ${name}`} context={context} dense>
      <StatusChip status={status} label={SAILING_STATUS_LABELS[status]} />
      <Typography>{texts.sailingCount(sailing_count)}</Typography>
    </PageHeader>
  );
}

/** Heading and tabs of one serie. */
export default function SerieLayout() {
  const club = useOutletContext<Club>();
  const { status, serie, refetch } = useSerie(idOf(useParams().serie));
  if (status === 'missing' || (serie && serie.club !== club.id)) return <NotFoundPage />;
  if (status === 'failed') return <ErrorState title={texts.serieFailed} text={texts.retryText} onRetry={refetch} />;
  if (status === 'loading' || !serie) return <PageSkeleton />;
  const context: SerieContext = { club, serie };
  return (
    <InSlices fallback={<PageSkeleton />}>
      <PageColumn wide>
        <Heading {...context} />
        <SerieTabs />
        <InSlices fallback={<ListSkeleton />}>
          <Outlet context={context} />
        </InSlices>
      </PageColumn>
    </InSlices>
  );
}
