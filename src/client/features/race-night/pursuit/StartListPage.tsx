import Button from '@mui/material/Button';
import type { Club } from '../../../../shared/contract/clubs';
import type { Id } from '../../../../shared/contract/common';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { useMeQuery } from '../../../api/auth';
import { toFormErrors } from '../../../api/formErrors';
import { useSetPursuitMutation } from '../../../api/sailingActions';
import { usePrefetch } from '../../../lib/prefetch';
import { useAppSelector } from '../../../state/rootState';
import { selectCompetitorsOfSailing } from '../../../state/rowSelectors';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog';
import { useDialog } from '../../../ui/dialogs/useDialog';
import { showToast } from '../../../ui/messages/toasts';
import { EmptyState } from '../../../ui/states/EmptyState';
import { PageSkeleton } from '../../../ui/states/Skeletons';
import { MissingCompetitors } from './list/MissingCompetitors';
import { PublishedList } from './list/PublishedList';
import { startList, type StartListRows } from './list/startList';
import { pursuitTexts } from './texts';

interface RemoveListDialogProps {
  sailing: Id;
  onClose: () => void;
}

function RemoveListDialog({ sailing, onClose }: RemoveListDialogProps) {
  const [setPursuit] = useSetPursuitMutation();
  const confirm = async () => {
    const { error } = await setPursuit({ sailing, plan: null });
    if (error) return toFormErrors(error).form ?? pursuitTexts.removeFailed;
    showToast({ kind: 'success', text: pursuitTexts.removed });
    return undefined;
  };
  return (
    <ConfirmDialog
      open
      danger
      title={pursuitTexts.removeTitle}
      text={pursuitTexts.removeText}
      confirmLabel={pursuitTexts.remove}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

interface EmptyStartListProps {
  rows: StartListRows;
  /** For those who may make the list. */
  onMake: (() => void) | undefined;
}

function EmptyStartList({ rows: { unrated }, onMake }: EmptyStartListProps) {
  if (!onMake) return <EmptyState drawing="start" title={pursuitTexts.emptyTitle} text={pursuitTexts.emptySailor} />;
  const make = (
    <Button variant="contained" onClick={onMake}>
      {pursuitTexts.make}
    </Button>
  );
  return (
    <>
      <MissingCompetitors
        title={pursuitTexts.unrated(unrated.length)}
        text={pursuitTexts.unratedOfficial}
        competitors={unrated}
      />
      <EmptyState drawing="start" title={pursuitTexts.emptyTitle} text={pursuitTexts.emptyOfficial} action={make} />
    </>
  );
}

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

  usePrefetch(load, mayEdit);

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
