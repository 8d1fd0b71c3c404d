import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, matchPath, useLocation, useOutletContext, useParams } from 'react-router-dom';
import type { SailingRow, SailingStatus } from '../../../shared/contract/sailings';
import { SAILING_STATUS_LABELS } from '../../../shared/texts/labels';
import { useSailing } from '../../api/sailings';
import { idOf } from '../../lib/idOf';
import { paths, WORK_PAGES } from '../../paths';
import { StatusChip } from '../../sailing-ui/StatusChip';
import { lazyDialog } from '../../ui/dialogs/lazyDialog';
import { lazyPart } from '../../ui/dialogs/lazyPart';
import { useDialog } from '../../ui/dialogs/useDialog';
import { formatDay, formatTime } from '../../ui/format';
import { Flag, Share } from '../../ui/icons';
import { ListSkeleton } from '../../ui/states/Skeletons';
import type { ClubContext } from './ClubLayout';
import { LoadedRow } from './LoadedRow';
import { TabbedLayout } from './TabbedLayout';
import type { LayoutProps } from './TabRow';
import { layoutTexts } from './texts';

/** What the pages of a sailing get from their layout. */
export interface SailingContext extends ClubContext {
  sailing: SailingRow;
}

const whenOf = ({ start_date, start_time }: SailingRow): string =>
  start_time === null ? formatDay(start_date) : `${formatDay(start_date)} ${formatTime(start_time)}`;

const EveningLinksDialog = lazyDialog(
  async () => (await import('../../features/race-night/evening-links/EveningLinksDialog')).EveningLinksDialog,
);

const ShareSailing = lazyDialog(async () => (await import('../../features/share/ShareSubjects')).ShareSailing);

const EveningEnd = lazyPart(
  async () => (await import('../../features/race-night/finish/state/ResultState')).EveningEnd,
  // On a phone the next step stands below the words.
  <div style={{ marginBottom: 16 }}>
    <ListSkeleton rows={1} height={88} narrowHeight={164} />
  </div>,
);

/** While the race committee may be on the water. */
const WORKED_ON: readonly SailingStatus[] = ['upcoming', 'ongoing'];

/** Where it says how far the evening has come, and what ends it. At the finish it stands among the boats. */
const END_PAGES = [paths.sailingInfo.pattern, paths.result.pattern];

/** How the sailing stands and when it starts, and for those who run it the ways to the evening. */
function Facts({ club, sailing }: SailingContext) {
  const links = useDialog<boolean>('evening-links');
  const share = useDialog<boolean>('share');
  const isResult = matchPath(paths.result.pattern, useLocation().pathname) !== null;
  const isOpen = !sailing.verified_result && sailing.status !== 'cancelled';
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <span data-fact>
        <StatusChip status={sailing.status} label={SAILING_STATUS_LABELS[sailing.status]} />
      </span>
      <Typography data-fact>{whenOf(sailing)}</Typography>
      {club.can_edit && WORKED_ON.includes(sailing.status) && (
        <Button
          component={Link}
          nativeButton={false}
          to={paths.startConsole(club.slug, sailing.id)}
          variant="outlined"
          size="small"
          startIcon={<Flag />}
        >
          <span>{layoutTexts.startConsole}</span>
        </Button>
      )}
      {club.can_edit && isOpen && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<Share />}
          aria-haspopup="dialog"
          onClick={() => links.show(true)}
        >
          <span>{layoutTexts.eveningLink}</span>
        </Button>
      )}
      {isResult && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<Share />}
          aria-haspopup="dialog"
          onClick={() => share.show(true)}
        >
          <span>{layoutTexts.share}</span>
        </Button>
      )}
      {share.dialog && <ShareSailing club={club} sailing={sailing} onClose={share.close} />}
      {links.dialog && club.can_edit && <EveningLinksDialog sailing={sailing.id} onClose={links.close} />}
    </Stack>
  );
}

/** Heading and tabs of one sailing. */
export default function SailingLayout({ tabs }: LayoutProps<SailingContext>) {
  const { club } = useOutletContext<ClubContext>();
  const { pathname } = useLocation();
  const isOneOf = (patterns: readonly string[]) => patterns.some((pattern) => matchPath(pattern, pathname));
  const { status, sailing: row, error, refetch } = useSailing(idOf(useParams().sailing));
  const isEnding = (sailing: SailingRow) => isOneOf(END_PAGES) && club.can_edit && sailing.status !== 'upcoming';
  const isOther = row !== undefined && row.club !== club.id;
  return (
    <LoadedRow
      status={isOther ? 'missing' : status}
      row={status === 'loading' ? undefined : row}
      failed={layoutTexts.sailingFailed}
      error={error}
      refetch={refetch}
    >
      {(sailing) => (
        <TabbedLayout
          tabs={tabs}
          context={{ club, sailing }}
          title={sailing.name}
          label={layoutTexts.sailingTabs}
          isWork={isOneOf(WORK_PAGES)}
          above={isEnding(sailing) && <EveningEnd club={club} sailing={sailing} onMissing={() => true} />}
          list={{ to: paths.sailings(club.slug), name: layoutTexts.sailings }}
        >
          <Facts club={club} sailing={sailing} />
        </TabbedLayout>
      )}
    </LoadedRow>
  );
}
