import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect } from 'react';
import type { SailingRow } from '../../../shared/contract/sailings';
import { prefetchWhenIdle } from '../../lib/prefetch';
import { selectCompetitorsOfSailing, selectRaceClasses } from '../../state/entities/selectors';
import { useAppSelector } from '../../state/hooks';
import { showToast } from '../../ui/toasts';
import { useHistoryDialog } from '../../ui/useHistoryDialog';
import { dialogName, dialogNamed, type ClassDialog } from './dialogName';
import { distribution } from './distribute/distribution';
import { RaceClassTable } from './RaceClassTable';
import { texts } from './texts';

const load = () => import('./RaceClassDialogs');
const RaceClassDialogs = lazy(async () => ({ default: (await load()).RaceClassDialogs }));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  marginBottom: theme.spacing(1),
  // The words of a button end where the lines below end.
  '& > .MuiButton-text': { marginRight: theme.spacing(-1.5) },
}));

interface RaceClassSectionProps {
  sailing: SailingRow;
  /** The reader runs the sailing. */
  canEdit: boolean;
}

/** The classes of a sailing. Readers see them where there are any; the club makes and fills them. */
export function RaceClassSection({ sailing, canEdit }: RaceClassSectionProps) {
  const classes = useAppSelector((state) => selectRaceClasses(state, sailing.id));
  const competitors = useAppSelector((state) => selectCompetitorsOfSailing(state, sailing.id));
  const { name, open, close } = useHistoryDialog();
  const mayEdit = canEdit && !sailing.verified_result;
  const dialog = mayEdit ? dialogNamed(name) : null;
  const show = (next: ClassDialog) => {
    const isDone = next.kind === 'distribute' && distribution(competitors, classes).changes.length === 0;
    if (isDone) showToast({ kind: 'info', text: texts.distribute.nothing });
    else open(dialogName(next));
  };
  useEffect(() => (mayEdit ? prefetchWhenIdle(load) : undefined), [mayEdit]);
  if (classes.length === 0 && !mayEdit) return null;

  return (
    <section>
      <Head>
        <Typography variant="h2">{texts.title}</Typography>
        {mayEdit ? <Button onClick={() => show({ kind: 'add' })}>{texts.add}</Button> : null}
      </Head>
      {classes.length === 0 ? (
        <Typography>{texts.none}</Typography>
      ) : (
        <RaceClassTable classes={classes} competitors={competitors} onDialog={mayEdit ? show : undefined} />
      )}
      <Suspense>{dialog ? <RaceClassDialogs {...{ dialog, classes, competitors }} sailing={sailing.id} onClose={close} /> : null}</Suspense>
    </section>
  );
}
