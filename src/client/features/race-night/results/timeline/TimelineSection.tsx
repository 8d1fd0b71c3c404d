import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Id, WireDate } from '../../../../../shared/contract/common';
import type { ResultRow } from '../../../../../shared/contract/sailings';
import { edgeAligned } from '../../../../ui/styles';
import { GroupFlag } from '../../../../sailing-ui/flags/SignalFlag';
import { resultTexts } from '../texts';
import type { GroupChoice } from '../view/useGroups';
import { Timeline } from './Timeline';
import { barsOf, type Bar } from './timelineOf';
import { TimelineTable } from './TimelineTable';

const Flags = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  marginBottom: theme.spacing(1),
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), ...theme.typography.body2 },
}));

export interface TimelineSectionProps {
  rows: readonly ResultRow[];
  groups: readonly GroupChoice[];
  day: WireDate;
  own: ReadonlySet<Id>;
}

/** The race as a picture, with the same in figures. */
export function TimelineSection({ rows, groups, day, own }: TimelineSectionProps) {
  const [isTable, setIsTable] = useState(false);
  const bars = barsOf(rows, day);
  const groupOf = ({ group }: Bar) => groups.find(({ value }) => value === String(group));
  if (bars.length === 0) return <p>{resultTexts.timeline.none}</p>;
  return (
    <>
      <Button onClick={() => setIsTable(!isTable)} sx={edgeAligned}>
        {isTable ? resultTexts.timeline.asPicture : resultTexts.timeline.asTable}
      </Button>
      {isTable ? (
        <TimelineTable bars={bars} groupOf={(bar) => groupOf(bar)?.label ?? resultTexts.timeline.ungrouped} />
      ) : (
        <>
          <Flags>
            {groups.map(({ value, label, flag }) => (
              <li key={value}>
                <GroupFlag flag={flag} size={16} />
                {label}
              </li>
            ))}
          </Flags>
          <Timeline bars={bars} flagOf={(bar) => groupOf(bar)?.flag} isOwn={({ id }) => own.has(id)} />
        </>
      )}
    </>
  );
}
