import type { Competitor } from '../../../../../shared/contract/competitors';
import type { RaceClass } from '../../../../../shared/contract/raceClasses';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { raceClassTexts } from '../texts';
import { distribution } from './distribution';
import { useDistribute } from './useDistribute';

const { distribute } = raceClassTexts;

interface DistributeDialogProps {
  competitors: readonly Competitor[];
  classes: readonly RaceClass[];
  onClose: () => void;
}

/** Tells where the boats will go, and puts them there. */
export function DistributeDialog({ competitors, classes, onClose }: DistributeDialogProps) {
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
