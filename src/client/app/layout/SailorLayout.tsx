import { Outlet, useParams } from 'react-router-dom';
import type { User } from '../../../shared/contract/auth';
import type { Sailor } from '../../../shared/contract/sailors';
import { isSelf } from '../../../shared/domain/permissions';
import { useSailor } from '../../api/sailors';
import { ErrorState } from '../../ui/ErrorState';
import { PageColumn } from '../../ui/PageColumn';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/Skeletons';
import { NotFoundPage } from '../errors/NotFoundPage';
import { WithUser } from '../pages/WithUser';
import { idOf } from '../routing/idOf';
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

function Layout({ user }: { user: User }) {
  const { status, sailor, refetch } = useSailor(idOf(useParams().sailor));
  if (status === 'missing') return <NotFoundPage />;
  if (status === 'failed') return <ErrorState title={texts.sailorFailed} text={texts.retryText} onRetry={refetch} />;
  if (!sailor) return <PageSkeleton />;
  const context: SailorContext = { sailor, user, isOwn: isSelf(user, sailor.id) };
  const name = sailor.full_name === '' ? texts.sailorWithoutName : sailor.full_name;
  return (
    <>
      <PageHeader title={context.isOwn && sailor.full_name === '' ? texts.ownPages : name} />
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
