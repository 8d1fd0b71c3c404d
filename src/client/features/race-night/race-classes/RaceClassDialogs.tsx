import type { Competitor } from '../../../../shared/contract/competitors';
import type { Id } from '../../../../shared/contract/common';
import type { RaceClass } from '../../../../shared/contract/raceClasses';
import { DistributeDialog } from './distribute/DistributeDialog';
import { AddRaceClassDialog } from './form/AddRaceClassDialog';
import { DeleteRaceClassDialog } from './form/DeleteRaceClassDialog';
import { EditRaceClassDialog } from './form/EditRaceClassDialog';
import type { ClassDialog } from './dialogName';

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
    return dialog.kind === 'add' ? (
      <AddRaceClassDialog sailing={sailing} classes={classes} onClose={onClose} />
    ) : (
      <DistributeDialog competitors={competitors} classes={classes} onClose={onClose} />
    );
  }
  const raceClass = classes.find(({ id }) => id === dialog.id);
  if (!raceClass) return null;
  if (dialog.kind === 'edit') return <EditRaceClassDialog raceClass={raceClass} onClose={onClose} />;
  const count = competitors.filter(({ race_class }) => race_class === raceClass.id).length;
  return <DeleteRaceClassDialog raceClass={raceClass} count={count} onClose={onClose} />;
}
