import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../../../shared/contract/auth';
import type { SailingSummary } from '../../../../shared/contract/sailings';
import type { Sailor, SailorEntry } from '../../../../shared/contract/sailors';
import { localDateOf } from '../../../../shared/domain/time';
import { useMyRegistrationsQuery, useOwnCalendar, useSailorEntries } from '../../../api/sailors';
import { paths, sailingsToEnter } from '../../../paths';
import { CalendarButton } from '../../../sailing-ui/calendar/CalendarButton';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { rowList } from '../../../ui/ListRow';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { MySailingItem, mySailingsTexts } from './MySailingItem';
import { ownSailingsInOrder } from './ownSailingsInOrder';

interface MySailingsPageProps {
  sailor: Sailor;
  /** Who reads. */
  user: User;
  /** The reader is the sailor. */
  isOwn: boolean;
}

const hrefOf = ({ id, club, status }: SailingSummary): string =>
  (status === 'finished' ? paths.result : paths.sailingInfo)(club.slug, id);

/** What the sailor is entered in, in whatever club: next first, then what was sailed. */
export default function MySailingsPage({ sailor, user, isOwn }: MySailingsPageProps) {
  const { status, entries, error, refetch } = useSailorEntries(sailor.id);
  const calendar = useOwnCalendar(sailor.id);
  if (status === 'loading') return <ListSkeleton rows={4} />;
  if (entries === undefined)
    return (
      <ErrorState
        title={isOwn ? mySailingsTexts.failed : mySailingsTexts.failedOfOther}
        error={error}
        onRetry={refetch}
      />
    );
  return (
    <>
      {isOwn ? <RegistrationsNotice /> : null}
      {entries.length > 0 && isOwn ? (
        <Box sx={{ my: 2 }}>
          <CalendarButton of="own" address={calendar} />
        </Box>
      ) : null}
      {entries.length > 0 ? <Sections entries={entries} /> : null}
      {entries.length === 0 && isOwn ? <NoSailings user={user} /> : null}
      {entries.length === 0 && !isOwn ? <Typography>{mySailingsTexts.noneOfOther}</Typography> : null}
    </>
  );
}

/** An empty list may only mean that nobody knows: then that is said. */
function RegistrationsNotice() {
  const { data, refetch } = useMyRegistrationsQuery();
  if (data?.isKnown !== false) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" onClick={() => void refetch()}>
          {mySailingsTexts.retry}
        </Button>
      }
    >
      {mySailingsTexts.registrationsFailed}
    </Alert>
  );
}

function NoSailings({ user }: { user: User }) {
  const find = (
    <Button component={Link} to={sailingsToEnter(user.club_slug)} variant="contained">
      {mySailingsTexts.find}
    </Button>
  );
  return (
    <EmptyState drawing="pole" title={mySailingsTexts.emptyTitle} text={mySailingsTexts.emptyText} action={find} />
  );
}

function Sections({ entries }: { entries: readonly SailorEntry[] }) {
  const [today] = useState(() => localDateOf(Date.now()));
  const { ongoing, upcoming, earlier } = ownSailingsInOrder(entries, today);
  return (
    <>
      <Section title={mySailingsTexts.ongoing} entries={ongoing} />
      <Section title={mySailingsTexts.upcoming} entries={upcoming} />
      <Section title={mySailingsTexts.earlier} entries={earlier} />
    </>
  );
}

interface SectionProps {
  title: string;
  entries: readonly SailorEntry[];
}

function Section({ title, entries }: SectionProps) {
  const heading = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h2" sx={{ mb: 1, mt: 3 }}>
        {title}
      </Typography>
      <ul style={rowList('9.5rem')}>
        {entries.map((entry) => (
          <MySailingItem key={entry.sailing.id} entry={entry} href={hrefOf(entry.sailing)} />
        ))}
      </ul>
    </section>
  );
}
