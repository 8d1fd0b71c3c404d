import Button from '@mui/material/Button';
import { EmptyState } from '../../ui/EmptyState';
import type { BoardDialog } from './dialogs/dialogName';
import { texts } from './texts';
import type { BoardView } from './useBoard';

interface EmptyBoardProps {
  title: string;
  text: string;
  action?: { label: string; run: () => void };
}

/** What the board is for, as long as there is nothing to sort. */
export function EmptyBoard({ title, text, action }: EmptyBoardProps) {
  const button = action && (
    <Button variant="contained" onClick={action.run}>
      {action.label}
    </Button>
  );
  return (
    <div className="empty">
      <EmptyState title={title} text={text} action={button} />
    </div>
  );
}

/** What an official does first: boats, then groups. */
export function FirstStep({ view, onDialog }: { view: BoardView; onDialog: (dialog: BoardDialog) => void }) {
  if (view.boatCount === 0) {
    const action = { label: texts.firstBoat, run: () => onDialog({ kind: 'addBoat' }) };
    return <EmptyBoard title={texts.noBoatsTitle} text={texts.noBoatsText} action={action} />;
  }
  if (view.groups.length > 0) return null;
  const action = { label: texts.firstGroup, run: () => onDialog({ kind: 'addGroup' }) };
  return <EmptyBoard title={texts.noGroupsTitle} text={texts.noGroupsText} action={action} />;
}
