import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link as RouterLink, Outlet, useParams } from 'react-router-dom';
import type { User } from '../../../shared/contract/auth';
import type { ClubRef, Membership } from '../../../shared/contract/clubs';
import type { Sailor } from '../../../shared/contract/sailors';
import { isSelf, maySeeEntriesOf } from '../../../shared/domain/permissions';
import { useSailor } from '../../api/sailors';
import { idOf } from '../../lib/idOf';
import { documentationOf, helpOf, paths } from '../../paths';
import { PageColumn, PageHeader } from '../../ui/page/PageHeader';
import { PageLinks } from '../../ui/page/PageLinks';
import { WithUser } from '../login/WithUser';
import { LoadedRow } from './LoadedRow';
import { TabRow, useTabTitle, type LayoutProps } from './TabRow';
import { layoutTexts } from './texts';

/** What the pages of a sailor get from their layout. */
export interface SailorContext {
  sailor: Sailor;
  /** Who reads. */
  user: User;
  /** The reader is the sailor. */
  isOwn: boolean;
  /** The reader may see what the sailor has sailed. */
  maySeeEntries: boolean;
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1.5),
}));

interface ClubLineProps {
  club: ClubRef;
  membership: Membership | null;
}

function LineLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32 }}
    >
      {label}
    </Link>
  );
}

/** The club of the reader, and whether it has said that they are its member: then who else is. */
function ClubLine({ club: { slug, name }, membership }: ClubLineProps) {
  const isMember = membership === 'confirmed';
  return (
    <Line>
      <LineLink to={paths.club(slug)} label={name} />
      <Typography variant="body2" color="text.secondary">
        {isMember ? layoutTexts.isMember : layoutTexts.asksMembership}
      </Typography>
      {isMember ? <LineLink to={paths.sailors} label={layoutTexts.members} /> : null}
    </Line>
  );
}

function HelpLinks({ user: { club_slug } }: { user: User }) {
  const links = [
    { label: layoutTexts.help, to: helpOf(club_slug) },
    { label: layoutTexts.documentation, to: documentationOf(club_slug) },
  ];
  return <PageLinks label={layoutTexts.helpPages} links={links} />;
}

interface SailorPagesProps extends LayoutProps<SailorContext> {
  context: SailorContext;
}

function SailorPages({ tabs, context }: SailorPagesProps) {
  const { sailor, isOwn, maySeeEntries } = context;
  const club = isOwn ? sailor.club : null;
  const name = sailor.full_name === '' ? layoutTexts.sailorWithoutName : sailor.full_name;
  const tabTitle = useTabTitle(tabs, name);
  return (
    <>
      <PageHeader
        title={isOwn && sailor.full_name === '' ? layoutTexts.ownPages : name}
        context={club === null ? undefined : <ClubLine club={club} membership={sailor.membership} />}
        documentTitle={maySeeEntries ? tabTitle : name}
        dense={club !== null}
      />
      {maySeeEntries ? (
        <TabRow tabs={tabs} label={isOwn ? layoutTexts.sailorTabs : layoutTexts.otherSailorTabs} context={context} />
      ) : null}
      <Outlet context={context} />
      {isOwn ? <HelpLinks user={context.user} /> : null}
    </>
  );
}

function SailorOf({ tabs, user }: LayoutProps<SailorContext> & { user: User }) {
  const { status, sailor: row, error, refetch } = useSailor(idOf(useParams().sailor));
  return (
    <LoadedRow status={status} row={row} failed={layoutTexts.sailorFailed} error={error} refetch={refetch}>
      {(sailor) => {
        const facts = { id: sailor.id, club: sailor.club?.id ?? null, membership: sailor.membership };
        const maySeeEntries = maySeeEntriesOf(user, facts);
        return <SailorPages tabs={tabs} context={{ sailor, user, isOwn: isSelf(user, sailor.id), maySeeEntries }} />;
      }}
    </LoadedRow>
  );
}

/** Heading of one sailor, and tabs where the reader may see what was sailed: else there is one page. */
export default function SailorLayout({ tabs }: LayoutProps<SailorContext>) {
  return (
    <PageColumn>
      <WithUser>{(user) => <SailorOf tabs={tabs} user={user} />}</WithUser>
    </PageColumn>
  );
}
