import type { Id } from '../../../../shared/contract/common';
import type { Competitor } from '../../../../shared/contract/competitors';
import type { RaceClass } from '../../../../shared/contract/raceClasses';
import { toFormErrors } from '../../../api/formErrors';
import { useDeleteRaceClassMutation } from '../../../api/raceClasses';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { DeleteDialog } from '../../../ui/form/DeleteDialog';
import { distribution } from './distribute/distribution';
import { useDistribute } from './distribute/useDistribute';
import { RaceClassDialog } from './form/RaceClassDialog';
import { raceClassTexts } from './texts';

const { distribute } = raceClassTexts;

interface DistributeDialogProps {
  competitors: readonly Competitor[];
  classes: readonly RaceClass[];
  onClose: () => void;
}

/** Tells where the boats will go, and puts them there. */
function DistributeDialog({ competitors, classes, onClose }: DistributeDialogProps) {
  const apply = useDistribute();
  const { counts, withoutClass, changes } = distribution(competitors, classes);
  const lines = counts.map(({ raceClass, count }) => distribute.line(raceClass.name, count));
  const rest = withoutClass > 0 ? [distribute.line(raceClassTexts.withoutClass, withoutClass)] : [];
  return (
    <ConfirmDialog
      open
      title={distribute.title}
      text={[distribute.rule, ...lines, ...rest, distribute.changes(changes.length)].join('\n')}
      confirmLabel={distribute.confirm}
      onConfirm={() => apply(changes)}
      onClose={onClose}
    />
  );
}

export type ClassDialog = { kind: 'create' | 'distribute' } | { kind: 'edit' | 'delete'; id: Id };

interface RaceClassDialogsProps {
  dialog: ClassDialog;
  sailing: Id;
  classes: readonly RaceClass[];
  competitors: readonly Competitor[];
  onClose: () => void;
}

/** The dialog that is open. One about a class that somebody else has just removed closes by itself. */
export function RaceClassDialogs({ dialog, sailing, classes, competitors, onClose }: RaceClassDialogsProps) {
  if (!('id' in dialog)) {
    return dialog.kind === 'create' ? (
      <RaceClassDialog {...{ sailing, classes, onClose }} />
    ) : (
      <DistributeDialog competitors={competitors} classes={classes} onClose={onClose} />
    );
  }
  const raceClass = classes.find(({ id }) => id === dialog.id);
  if (!raceClass) return null;
  if (dialog.kind === 'edit') return <RaceClassDialog {...{ sailing, classes, raceClass, onClose }} />;
  const count = competitors.filter(({ race_class }) => race_class === raceClass.id).length;
  const { confirmRemove } = raceClassTexts;
  return (
    <DeleteDialog
      useDelete={useDeleteRaceClassMutation}
      target={raceClass.id}
      title={confirmRemove.title(raceClass.name)}
      text={confirmRemove.text(count)}
      confirmLabel={confirmRemove.confirm}
      toast={confirmRemove.removed(raceClass.name)}
      errors={toFormErrors}
      onClose={onClose}
    />
  );
}
