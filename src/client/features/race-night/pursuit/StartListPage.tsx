import { useEffect } from 'react';
import type { Club } from '../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { useMeQuery } from '../../../api/auth';
import { prefetchWhenIdle } from '../../../lib/prefetch';
import { selectCompetitorsOfSailing } from '../../../state/rowSelectors';
import { useAppSelector } from '../../../state/hooks';
import { PageSkeleton } from '../../../ui/states/Skeletons';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog';
import { useDialog } from '../../../ui/dialogs/useDialog';
import { EmptyStartList } from './list/EmptyStartList';
import { PublishedList } from './list/PublishedList';
import { RemoveListDialog } from './list/RemoveListDialog';
import { startList } from './list/startList';

/** The form weighs more than the list, and most come for the list alone. */
const load = () => import('./plan/PlanEditor');
const PlanEditor = lazyDialog(async () => (await load()).PlanEditor, <PageSkeleton />);

interface StartListPageProps {
  club: Club;
  sailing: SailingRow;
}

/** The pursuit start of a sailing: for everybody the start list, for the club also the plan that it follows from. */
export default function StartListPage({ club, sailing }: StartListPageProps) {
  const competitors = useAppSelector((state) => selectCompetitorsOfSailing(state, sailing.id));
  const { data: me } = useMeQuery();
  const { dialog, show, close } = useDialog<'plan' | 'delete'>('startList');
  const mayEdit = club.can_edit && !sailing.verified_result;

  useEffect(() => (mayEdit ? prefetchWhenIdle(load) : undefined), [mayEdit]);

  if (mayEdit && dialog === 'plan') {
    return <PlanEditor sailing={sailing} competitors={competitors} onClose={close} />;
  }
  const rows = startList(competitors, me?.sailor?.id ?? null);
  const openPlan = mayEdit ? () => show('plan') : undefined;
  if (rows.lines.length === 0) return <EmptyStartList rows={rows} onMake={openPlan} />;
  return (
    <>
      <PublishedList club={club} sailing={sailing} rows={rows} onPlan={openPlan} onRemove={() => show('delete')} />
      {mayEdit && dialog === 'delete' ? <RemoveListDialog sailing={sailing.id} onClose={close} /> : null}
    </>
  );
}
