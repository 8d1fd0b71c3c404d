import type { Competitor } from '../../../../shared/contract/competitors';
import type { Id } from '../../../../shared/contract/common';
import type { RaceClass } from '../../../../shared/contract/raceClasses';
import { toFormErrors } from '../../../api/formErrors';
import { useDeleteRaceClassMutation } from '../../../api/raceClasses';
import { DeleteDialog } from '../../../ui/form/DeleteDialog';
import { DistributeDialog } from './distribute/DistributeDialog';
import { RaceClassDialog } from './form/RaceClassDialog';
import { raceClassTexts } from './texts';

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
