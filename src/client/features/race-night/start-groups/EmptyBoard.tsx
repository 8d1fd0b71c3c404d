import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { EmptyState, type EmptyStateProps } from '../../../ui/states/EmptyState';
import type { SetupAgain, SetupStep } from './again/useSetupAgain';
import { useListPage, type BoardDialog } from './useBoardDialog';
import { boardTexts } from './texts';
import type { BoardView } from './useBoard';

interface Step {
  label: string;
  run: () => void;
}

interface EmptyBoardProps extends Omit<EmptyStateProps, 'action'> {
  /** The next step, and other ways to it. */
  action?: Step;
  others?: readonly Step[];
}

/** What the board is for, as long as there is nothing to sort. */
export function EmptyBoard({ action, others = [], ...state }: EmptyBoardProps) {
  const buttons = action && (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      <Button variant="contained" onClick={action.run}>
        {action.label}
      </Button>
      {others.map(({ label, run }) => (
        <Button key={label} variant="outlined" onClick={run}>
          {label}
        </Button>
      ))}
    </Stack>
  );
  return (
    <div className="empty">
      <EmptyState {...state} action={buttons} />
    </div>
  );
}

/** The earlier evening goes first, where there is one. */
const firstOf = (again: SetupStep | null, action: Step, others: readonly Step[], text: string) =>
  again ? { text: `${text} ${again.hint}`, action: again, others: [action, ...others] } : { text, action, others };

interface FirstStepProps {
  view: BoardView;
  /** How the sailing before this one was set up. */
  again: SetupAgain;
  /** Who records the evening adds boats one by one, and no groups. */
  isRecorder: boolean;
  onDialog: (dialog: BoardDialog) => void;
}

/** What is done first: boats are added, then groups. */
export function FirstStep({ view, again, isRecorder, onDialog }: FirstStepProps) {
  const openList = useListPage();
  if (view.boatCount === 0) {
    const action = { label: boardTexts.firstBoat, run: () => onDialog({ kind: 'createBoat' }) };
    const empty = { drawing: 'berth', title: boardTexts.noBoatsTitle } as const;
    if (isRecorder) return <EmptyBoard {...empty} text={boardTexts.noBoatsReader} action={action} />;
    const others = [
      { label: boardTexts.pasteList, run: openList },
      { label: boardTexts.fromEarlier, run: () => onDialog({ kind: 'fromEarlier' }) },
    ];
    return <EmptyBoard {...empty} {...firstOf(again.all, action, others, boardTexts.noBoatsText)} />;
  }
  if (view.groups.length > 0 || isRecorder) return null;
  const action = { label: boardTexts.firstGroup, run: () => onDialog({ kind: 'createGroup' }) };
  const suggest = { label: boardTexts.suggestGroups, run: () => onDialog({ kind: 'suggestGroups' }) };
  const others = again.all ? [suggest, again.all] : [suggest];
  return (
    <EmptyBoard title={boardTexts.noGroupsTitle} {...firstOf(again.groups, action, others, boardTexts.noGroupsText)} />
  );
}
