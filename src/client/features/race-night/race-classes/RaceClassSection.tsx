import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { usePrefetch } from '../../../lib/prefetch';
import { selectCompetitorsOfSailing, selectRaceClasses } from '../../../state/rowSelectors';
import { useAppSelector } from '../../../state/rootState';
import { InfoSection } from '../../../ui/page/InfoSection';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog';
import { showToast } from '../../../ui/messages/toasts';
import { useDialog } from '../../../ui/dialogs/useDialog';
import { distribution } from './distribute/distribution';
import type { ClassDialog } from './RaceClassDialogs';
import { RaceClassTable } from './RaceClassTable';
import { raceClassTexts } from './texts';

const load = () => import('./RaceClassDialogs');
const RaceClassDialogs = lazyDialog(async () => (await load()).RaceClassDialogs);

interface RaceClassSectionProps {
  sailing: SailingRow;
  /** The reader runs the sailing. */
  canEdit: boolean;
}

/** The classes of a sailing. Readers see them where there are any; the club makes and fills them. */
export function RaceClassSection({ sailing, canEdit }: RaceClassSectionProps) {
  const classes = useAppSelector((state) => selectRaceClasses(state, sailing.id));
  const competitors = useAppSelector((state) => selectCompetitorsOfSailing(state, sailing.id));
  const { dialog: opened, show: open, close } = useDialog<ClassDialog>('raceClass');
  const mayEdit = canEdit && !sailing.verified_result;
  const dialog = mayEdit ? opened : null;
  const show = (next: ClassDialog) => {
    const isDone = next.kind === 'distribute' && distribution(competitors, classes).changes.length === 0;
    if (isDone) showToast({ kind: 'info', text: raceClassTexts.distribute.nothing });
    else open(next);
  };
  usePrefetch(load, mayEdit);
  if (classes.length === 0 && !mayEdit) return null;

  return (
    <InfoSection
      title={raceClassTexts.title}
      actions={mayEdit ? <Button onClick={() => show({ kind: 'create' })}>{raceClassTexts.add}</Button> : undefined}
    >
      {classes.length === 0 ? (
        <Typography>{raceClassTexts.none}</Typography>
      ) : (
        <RaceClassTable classes={classes} competitors={competitors} onDialog={mayEdit ? show : undefined} />
      )}
      {dialog ? <RaceClassDialogs {...{ dialog, classes, competitors }} sailing={sailing.id} onClose={close} /> : null}
    </InfoSection>
  );
}
