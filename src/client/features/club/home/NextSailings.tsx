import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../../../shared/contract/auth';
import type { Club } from '../../../../shared/contract/clubs';
import type { Id } from '../../../../shared/contract/common';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { isInScope, isRegistrationOpen, mayAskToEnter } from '../../../../shared/domain/permissions';
import { calendarPaths } from '../../../../shared/paths';
import { SAILING_STATUS_LABELS } from '../../../../shared/texts/labels';
import { serverNow } from '../../../lib/serverClock';
import { paths } from '../../../paths';
import { formatDay, formatTime } from '../../../ui/format';
import { CalendarButton } from '../../../sailing-ui/calendar/CalendarButton';
import { StatusChip } from '../../../sailing-ui/StatusChip';
import { HomeLine, HomeList } from '../../../ui/page/HomeList';
import { HomeSection } from '../../../ui/page/HomeSection';
import { clubHomeTexts } from './texts';

interface NextSailingsProps {
  club: Club;
  sailings: readonly SailingRow[];
  user: User | undefined;
  /** The sailings that the user is entered in. */
  ownIds: ReadonlySet<Id>;
}

const whenOf = ({ start_date, start_time }: SailingRow): string =>
  start_time === null ? formatDay(start_date) : `${formatDay(start_date)} ${formatTime(start_time)}`;

/** What a sailor can do about a sailing. */
function entryText(sailing: SailingRow, user: User, now: number): string {
  if (!isInScope(user, sailing) && !mayAskToEnter(user, sailing)) return clubHomeTexts.membersOnly;
  return isRegistrationOpen(sailing, now) ? clubHomeTexts.entryOpen : clubHomeTexts.entryClosed;
}

/** What is going on, and what starts next: for sailors with how they stand to it. */
export function NextSailings({ club, sailings, user, ownIds }: NextSailingsProps) {
  const { slug, can_edit: canEdit } = club;
  const [now] = useState(() => serverNow());
  const isSailor = !canEdit && user !== undefined && user.sailor !== null;
  const noteOf = (sailing: SailingRow): string =>
    [
      whenOf(sailing),
      clubHomeTexts.boats(sailing.competitor_count),
      ...(isSailor && !ownIds.has(sailing.id) ? [entryText(sailing, user, now)] : []),
    ].join(' · ');
  return (
    <HomeSection title={clubHomeTexts.next} more={{ label: clubHomeTexts.allSailings, to: paths.sailings(slug) }}>
      {sailings.length === 0 ? (
        <>
          <Typography color="text.secondary">{clubHomeTexts.nothingNext}</Typography>
          {canEdit ? (
            <Button sx={{ mt: 1 }} variant="outlined" component={Link} to={paths.sailings(slug)} nativeButton={false}>
              {clubHomeTexts.planNext}
            </Button>
          ) : null}
        </>
      ) : (
        <HomeList>
          {sailings.map((sailing) => (
            <HomeLine
              key={sailing.id}
              to={(canEdit && sailing.status === 'ongoing' ? paths.finish : paths.sailingInfo)(slug, sailing.id)}
              title={sailing.name}
              note={noteOf(sailing)}
            >
              {ownIds.has(sailing.id) ? (
                <StatusChip status="registered" label={clubHomeTexts.entered} />
              ) : sailing.status === 'upcoming' ? null : (
                <StatusChip status={sailing.status} label={SAILING_STATUS_LABELS[sailing.status]} />
              )}
            </HomeLine>
          ))}
        </HomeList>
      )}
      <Box sx={{ mt: 2 }}>
        <CalendarButton of="club" address={`${location.origin}${calendarPaths.club(slug)}`} />
      </Box>
    </HomeSection>
  );
}
