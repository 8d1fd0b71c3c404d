import Link from '@mui/material/Link';
import { Link as RouterLink, Outlet, useLocation, useParams } from 'react-router-dom';
import type { User } from '../../../shared/contract/auth';
import type { ClubRef } from '../../../shared/contract/clubs';
import type { Sailor } from '../../../shared/contract/sailors';
import { isSelf } from '../../../shared/domain/permissions';
import { useSailor } from '../../api/sailors';
import { ErrorState } from '../../ui/states/ErrorState';
import { PageColumn } from '../../ui/page/PageColumn';
import { PageHeader } from '../../ui/page/PageHeader';
import { PageSkeleton } from '../../ui/states/Skeletons';
import { NotFoundPage } from '../errors/NotFoundPage';
import { WithUser } from '../login/WithUser';
import { idOf } from '../../lib/idOf';
import { paths } from '../../paths';
import { texts } from '../texts';
import { SailorTabs } from './SailorTabs';

/** What the pages of a sailor get from their layout. */
export interface SailorContext {
  sailor: Sailor;
  /** Who reads. */
  user: User;
  /** The reader is the sailor. */
  isOwn: boolean;
}

function ClubLink({ club: { slug, name } }: { club: ClubRef }) {
  return (
    <Link
      component={RouterLink}
      to={paths.club(slug)}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32 }}
    >
      {name}
    </Link>
  );
}

const TAB_TITLES: Readonly<Record<string, string>> = {
  sailings: texts.sailings,
  series: texts.series,
  settings: texts.settings,
};

/**
 * Each of the own pages is told from the others in the browser's tab and history; the home is called by the name alone.
 */
function titleOf(tab: string, name: string): string {
  const title = TAB_TITLES[tab];
  return title === undefined ? name : `${title}, ${name}`;
}

function Layout({ user }: { user: User }) {
  const [, , , tab = ''] = useLocation().pathname.split('/');
  const { status, sailor, refetch } = useSailor(idOf(useParams().sailor));
  if (status === 'missing') return <NotFoundPage />;
  if (status === 'failed') return <ErrorState title={texts.sailorFailed} text={texts.retryText} onRetry={refetch} />;
  if (!sailor) return <PageSkeleton />;
  const context: SailorContext = { sailor, user, isOwn: isSelf(user, sailor.id) };
  const club = context.isOwn ? sailor.club : null;
  const name = sailor.full_name === '' ? texts.sailorWithoutName : sailor.full_name;
  return (
    <>
      <PageHeader
        title={context.isOwn && sailor.full_name === '' ? texts.ownPages : name}
        context={club === null ? undefined : <ClubLink club={club} />}
        documentTitle={context.isOwn ? titleOf(tab, name) : name}
        dense={club !== null}
      />
      {context.isOwn ? <SailorTabs /> : null}
      <Outlet context={context} />
    </>
  );
}

/** Heading of one sailor, and tabs where it is the reader himself: of others there is one page. */
export default function SailorLayout() {
  return (
    <PageColumn>
      <WithUser>{(user) => <Layout user={user} />}</WithUser>
    </PageColumn>
  );
}
