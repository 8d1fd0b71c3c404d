import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { SailingRow } from '../../../../shared/contract/sailings';
import type { EarlyStarterActions } from '../../../changes/earlyStarters';
import type { StartActs } from '../../../changes/startActs';
import { GroupFlag } from '../../../sailing-ui/flags/SignalFlag';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { ActDialog, type ActForm } from './ActDialog';
import type { ConsoleFacts, ConsoleView } from './consoleView';
import { HornDialog } from './HornDialog';
import { LogDialog } from './LogDialog';
import { MoreDialog, type Asked } from './MoreDialog';
import { OverLineDialog } from './OverLineDialog';
import { consoleTexts } from './texts';
import type { Horn } from './useHorn';

type Recall = 'x_up' | 'recall_up';

/** The dialogs of the console. */
export type ConsoleDialog =
  | { kind: 'more' | 'log' | 'horn' }
  | { kind: 'ask'; asked: Asked }
  | { kind: 'form'; form: ActForm }
  | { kind: 'recall'; act: Recall; group: number | null }
  | { kind: 'boats'; group: number | null };

const QUESTIONS: Readonly<Record<Asked, { title: string; text: string }>> = {
  ap_h: { title: consoleTexts.overH, text: consoleTexts.overHText },
  ap_late: { title: consoleTexts.askLateAp, text: consoleTexts.askLateApText },
  ap_a: { title: consoleTexts.askA, text: consoleTexts.askAText },
  n: { title: consoleTexts.askN, text: consoleTexts.askNText },
  n_a: { title: consoleTexts.askN, text: consoleTexts.overAText },
};

function signal(asked: Asked, acts: StartActs): void {
  if (asked === 'ap_h') acts.act('ap_up', { payload: { with: 'H', groups: null } });
  if (asked === 'ap_a') acts.act('ap_up', { payload: { with: 'A', groups: null } });
  if (asked === 'n' || asked === 'ap_late') acts.act('n_up', { payload: { with: null, groups: null } });
  if (asked === 'n_a') acts.act('n_up', { payload: { with: 'A', groups: null } });
}

interface RecallDialogProps {
  act: Recall;
  view: ConsoleView;
  acts: StartActs;
  onClose: () => void;
}

/** Outside the minutes in which a recall is meant, it is asked which group. */
function RecallDialog({ act, view, acts, onClose }: RecallDialogProps) {
  const titleId = useId();
  const started = view.rows.filter(({ state }) => state === 'started');
  const recall = (group: number | null) => {
    if (act === 'x_up') acts.act('x_up', { group, payload: { competitors: [] } });
    else acts.act('recall_up', { group, payload: {} });
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {act === 'x_up' ? consoleTexts.raised.X : consoleTexts.raised.firstSubstitute}
      </DialogTitle>
      <DialogActions sx={{ flexDirection: 'column', alignItems: 'stretch', gap: 1, '& > *': { ml: '0 !important' } }}>
        {started.length === 0 && <p>{consoleTexts.noRecall}</p>}
        {started.map(({ id, name, flag }) => (
          <Button
            key={id ?? 0}
            variant="outlined"
            sx={{ minHeight: 72, gap: 1.5, fontSize: '1.25rem' }}
            onClick={() => recall(id)}
          >
            <GroupFlag flag={flag} size={32} />
            {consoleTexts.askRecall(name || consoleTexts.allGroups)}
          </Button>
        ))}
        <Button onClick={onClose}>{consoleTexts.no}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface ConsoleDialogsProps {
  dialog: ConsoleDialog;
  show: (dialog: ConsoleDialog, options?: { replace?: boolean }) => void;
  close: () => void;
  facts: ConsoleFacts;
  view: ConsoleView;
  acts: StartActs;
  early: EarlyStarterActions;
  horn: Horn;
  /** To the screen for the finish, unless that is a mode of the same page. */
  onFinish: (() => void) | undefined;
  club: string;
  sailing: SailingRow;
}

export function ConsoleDialogs({
  onFinish,
  dialog,
  show,
  close,
  facts,
  view,
  acts,
  early,
  horn,
  club,
  sailing,
}: ConsoleDialogsProps) {
  switch (dialog.kind) {
    case 'more':
      return <MoreDialog onChoose={(choice) => show(choice, { replace: true })} onFinish={onFinish} onClose={close} />;
    case 'log':
      return <LogDialog {...{ club, sailing, acts, view }} events={facts.events} boats={facts.boats} onClose={close} />;
    case 'horn':
      return <HornDialog horn={horn} hasOwnStarts={view.own.length > 0} onClose={close} />;
    case 'form':
      return <ActDialog form={dialog.form} sailing={sailing} rows={view.rows} acts={acts} onClose={close} />;
    case 'boats':
      return <OverLineDialog {...{ facts, view }} group={dialog.group} actions={early} onClose={close} />;
    case 'recall':
      return <RecallDialog act={dialog.act} view={view} acts={acts} onClose={close} />;
    case 'ask':
      return (
        <ConfirmDialog
          open
          {...QUESTIONS[dialog.asked]}
          confirmLabel={consoleTexts.yes}
          onConfirm={() => {
            signal(dialog.asked, acts);
            return Promise.resolve(undefined);
          }}
          onClose={close}
        />
      );
  }
}
