import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { GroupFlag } from '../../../../sailing-ui/flags/SignalFlag';
import { DotsIcon } from '../rows/rowIcons';
import { boardTexts } from '../texts';
import type { Column } from './column';
import { useGroupActions } from './GroupActions';
import { SrsLimits, SrsSpan } from './SrsSpan';
import { StartTime } from './StartTime';

interface GroupHeaderProps extends Column {
  titleId: string;
}

/** Drawn anew only when the group or its boats change, not at every step of a drag over its column. */
export const GroupHeader = memo(function GroupHeader({ group, name, index, ids, count, titleId }: GroupHeaderProps) {
  const actions = useGroupActions();
  return (
    <header className="head">
      {group && <GroupFlag index={index} size={24} />}
      <h2 id={titleId}>{name}</h2>
      <span className="count">{boardTexts.boats(count)}</span>
      {group && actions && (
        <IconButton
          size="small"
          aria-label={boardTexts.groupMenu(name)}
          aria-haspopup="menu"
          onClick={(event) => actions.openMenu(group.id, event.currentTarget)}
        >
          <DotsIcon />
        </IconButton>
      )}
      <p className="facts">
        {group && <StartTime group={group} />}
        <SrsSpan ids={ids} />
      </p>
      {group && <SrsLimits group={group} />}
    </header>
  );
});
