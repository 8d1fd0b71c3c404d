import Button from '@mui/material/Button';
import { EmptyState } from '../../ui/EmptyState';
import { texts } from './texts';

interface EmptyBoardProps {
  boatCount: number;
  groupCount: number;
  /** null where the board is read only. */
  actions: { addBoat: () => void; addGroup: () => void } | null;
}

/** What the board is for and what to do first, as long as there are no boats or no groups. */
export function EmptyBoard({ boatCount, groupCount, actions }: EmptyBoardProps) {
  if (boatCount > 0 && (groupCount > 0 || !actions)) return null;
  const [title, label, act] =
    boatCount === 0 ? [texts.noBoatsTitle, texts.firstBoat, actions?.addBoat] : [texts.noGroupsTitle, texts.firstGroup, actions?.addGroup];
  const text = boatCount > 0 ? texts.noGroupsText : actions ? texts.noBoatsText : texts.noBoatsReader;
  const action = act && (
    <Button variant="contained" onClick={act}>
      {label}
    </Button>
  );
  return (
    <div className="empty">
      <EmptyState title={title} text={text} action={action} />
    </div>
  );
}
