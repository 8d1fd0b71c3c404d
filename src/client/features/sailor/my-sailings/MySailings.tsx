import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Id } from '../../../../shared/contract/common';
import type { SailingSummary } from '../../../../shared/contract/sailings';
import type { SailorEntry } from '../../../../shared/contract/sailors';
import { localDateOf } from '../../../../shared/domain/time';
import { useMyRegistrationsQuery, useSailorEntries } from '../../../api/sailors';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { rowList } from '../../../ui/rowList';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { MySailingItem } from './MySailingItem';
import { ownSailingsInOrder } from './ownSailingsInOrder';
import { texts } from './texts';

interface MySailingsProps {
  sailor: Id;
  hrefOf: (sailing: SailingSummary) => string;
  /** Where a sailing to enter is found. */
  findHref: string;
}

/** What the sailor is entered in: next first, then what was sailed. */
export function MySailings({ sailor, hrefOf, findHref }: MySailingsProps) {
  const { status, entries, refetch } = useSailorEntries(sailor);
  if (status === 'loading') return <ListSkeleton rows={4} />;
  if (entries === undefined) return <ErrorState title={texts.failed} text={texts.retryText} onRetry={refetch} />;
  return (
    <>
      <RegistrationsNotice />
      {entries.length === 0 ? <NoSailings findHref={findHref} /> : <Sections entries={entries} hrefOf={hrefOf} />}
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
          {texts.retry}
        </Button>
      }
    >
      {texts.registrationsFailed}
    </Alert>
  );
}

function NoSailings({ findHref }: { findHref: string }) {
  const find = (
    <Button component={Link} to={findHref} variant="contained">
      {texts.find}
    </Button>
  );
  return <EmptyState title={texts.emptyTitle} text={texts.emptyText} action={find} />;
}

function Sections({ entries, hrefOf }: { entries: readonly SailorEntry[]; hrefOf: MySailingsProps['hrefOf'] }) {
  const [today] = useState(() => localDateOf(Date.now()));
  const { ongoing, upcoming, earlier } = ownSailingsInOrder(entries, today);
  return (
    <>
      <Section title={texts.ongoing} entries={ongoing} hrefOf={hrefOf} />
      <Section title={texts.upcoming} entries={upcoming} hrefOf={hrefOf} />
      <Section title={texts.earlier} entries={earlier} hrefOf={hrefOf} />
    </>
  );
}

interface SectionProps {
  title: string;
  entries: readonly SailorEntry[];
  hrefOf: MySailingsProps['hrefOf'];
}

function Section({ title, entries, hrefOf }: SectionProps) {
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
