import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { texts } from './texts';

interface BoardToolbarProps {
  onAddBoat: () => void;
  onAddGroup: () => void;
  onSelect: () => void;
}

/** What can be added, and the mode in which a phone chooses several boats. */
export function BoardToolbar({ onAddBoat, onAddGroup, onSelect }: BoardToolbarProps) {
  return (
    <div className="tools">
      <Button className="choose" onClick={onSelect}>
        {texts.select}
      </Button>
      <Button onClick={onAddGroup}>{texts.addGroup}</Button>
      <Button variant="contained" startIcon={<Add />} onClick={onAddBoat}>
        {texts.addCompetitor}
      </Button>
    </div>
  );
}
