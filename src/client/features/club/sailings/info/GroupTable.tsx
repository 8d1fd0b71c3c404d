import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import type { StartGroupRow } from '../../../../../shared/contract/startGroups';
import { localTimeOf } from '../../../../../shared/domain/time';
import { GroupFlag } from '../../../../sailing-ui/flags/SignalFlag';
import { selectNow } from '../../../../state/clock';
import { useAppSelector } from '../../../../state/rootState';
import { formatCountdown, formatTime } from '../../../../ui/format';
import { sailingTexts } from '../texts';

const NEAR_S = 60 * 60;
const PAST_S = 5 * 60;

interface StartsInProps {
  /** The start, in milliseconds since 1970. */
  at: number;
}

/**
 * Time left to a start that is near, or since one that has just been. Reads the clock itself, so that only this redraws
 * each second.
 */
function StartsIn({ at }: StartsInProps) {
  const left = useAppSelector((state) => {
    const seconds = Math.round((at - selectNow(state)) / 1000);
    return seconds <= NEAR_S && seconds >= -PAST_S ? seconds : null;
  });
  if (left === null) return null;
  return (
    <span role="timer">
      {left > 0 ? sailingTexts.info.startsIn(formatCountdown(left)) : sailingTexts.info.started(formatCountdown(-left))}
    </span>
  );
}

export interface GroupLine {
  id: number;
  name: string;
  flag: StartGroupRow['class_flag'];
  /** The start, in milliseconds since 1970. */
  startsAt: number | null;
  boats: number;
}

const Name = styled('span')({ display: 'flex', alignItems: 'center', gap: 12 });
const Soft = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' }));

interface GroupTableProps {
  groups: readonly GroupLine[];
  /** Boats that stand in no group. */
  ungrouped: number;
}

/** The start groups in the order of their starts. */
export function GroupTable({ groups, ungrouped }: GroupTableProps) {
  return (
    <Table sx={{ '& th:first-of-type': { pl: 0 }, '& td:last-child, & th:last-child': { pr: 0 } }}>
      <TableHead>
        <TableRow>
          <TableCell>{sailingTexts.info.group}</TableCell>
          <TableCell>{sailingTexts.info.starts}</TableCell>
          <TableCell align="right">{sailingTexts.info.boats}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {groups.map(({ id, name, flag, startsAt, boats }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row">
              <Name>
                <GroupFlag flag={flag} size={24} />
                {name}
              </Name>
            </TableCell>
            <TableCell>
              {startsAt === null ? sailingTexts.noTime : formatTime(localTimeOf(startsAt))}{' '}
              <Soft>{startsAt === null ? null : <StartsIn at={startsAt} />}</Soft>
            </TableCell>
            <TableCell align="right">{boats}</TableCell>
          </TableRow>
        ))}
        {ungrouped === 0 ? null : (
          <TableRow>
            <TableCell component="th" scope="row" colSpan={2}>
              {sailingTexts.info.ungrouped}
            </TableCell>
            <TableCell align="right">{ungrouped}</TableCell>
          </TableRow>
        )}
      </TableBody>
    </Table>
  );
}
