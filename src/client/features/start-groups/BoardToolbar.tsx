import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { useBoardDialog } from './dialogs/useBoardDialog';
import { texts } from './texts';

interface BoardToolbarProps {
  /** There is something to choose. */
  hasBoats: boolean;
  onSelect: () => void;
}

/** What can be added, and the mode in which a phone chooses several boats. */
export const BoardToolbar = memo(function BoardToolbar({ hasBoats, onSelect }: BoardToolbarProps) {
  const { openDialog } = useBoardDialog();
  return (
    <div className="tools">
      {hasBoats && (
        <Button className="choose" onClick={onSelect}>
          {texts.select}
        </Button>
      )}
      <Button onClick={() => openDialog({ kind: 'addGroup' })}>{texts.addGroup}</Button>
      <Button variant="contained" startIcon={<Add />} onClick={() => openDialog({ kind: 'addBoat' })}>
        {texts.addCompetitor}
      </Button>
    </div>
  );
});
