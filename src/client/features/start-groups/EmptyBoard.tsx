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
  if (boatCount > 0 && groupCount > 0) return null;
  const button = (label: string, act: () => void) => (
    <Button variant="contained" onClick={act}>
      {label}
    </Button>
  );
  if (boatCount === 0) {
    return (
      <EmptyState
        title={texts.noBoatsTitle}
        text={actions ? texts.noBoatsText : texts.noBoatsReader}
        action={actions ? button(texts.firstBoat, actions.addBoat) : undefined}
      />
    );
  }
  return (
    actions && <EmptyState title={texts.noGroupsTitle} text={texts.noGroupsText} action={button(texts.firstGroup, actions.addGroup)} />
  );
}
