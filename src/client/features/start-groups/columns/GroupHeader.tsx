import IconButton from '@mui/material/IconButton';
import { GroupFlag } from '../../../ui/GroupFlag';
import { DotsIcon } from '../rows/rowIcons';
import { texts } from '../texts';
import type { Column } from './column';
import { useGroupActions } from './GroupActions';
import { SrsSpan } from './SrsSpan';
import { StartTime } from './StartTime';

interface GroupHeaderProps extends Column {
  titleId: string;
}

export function GroupHeader({ group, name, index, ids, count, titleId }: GroupHeaderProps) {
  const actions = useGroupActions();
  return (
    <header className="head">
      {group && <GroupFlag index={index} size={24} />}
      <h2 id={titleId}>{name}</h2>
      {group && actions && (
        <IconButton
          aria-label={texts.groupMenu(name)}
          aria-haspopup="menu"
          onClick={(event) => actions.openMenu(group.id, event.currentTarget)}
        >
          <DotsIcon />
        </IconButton>
      )}
      <p className="facts">
        {group && <StartTime group={group} />}
        <span>{texts.boats(count)}</span>
      </p>
      <p className="facts">
        <SrsSpan ids={ids} group={group} />
      </p>
    </header>
  );
}
