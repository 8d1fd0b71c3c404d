import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../shared/contract/sailings';
import type { StartGroupRow } from '../../../../shared/contract/startGroups';
import { isOwnEntry } from '../../../../shared/domain/permissions';
import { competitorLabel } from '../../../../shared/domain/sailNumber';
import { useMeQuery } from '../../../api/auth';
import { useExactClock } from '../../../api/serverTime';
import { selectReportedBoats, useOwnReports, type ReportedCompetitor } from '../../../changes/ownReports';
import { endPress } from '../../../lib/endPress';
import { paths } from '../../../paths';
import { RaceModeFrame } from '../../../sailing-ui/race-mode/RaceModeFrame';
import { useSeconds } from '../../../sailing-ui/clock/useSeconds';
import { formatClock } from '../../../ui/format';
import { isCutOff, selectConnection } from '../../../state/connection';
import { useAppSelector } from '../../../state/rootState';
import { selectStartGroup } from '../../../state/rowSelectors';
import { useDialog } from '../../../ui/dialogs/useDialog';
import { CloudOff } from '../../../ui/icons';
import { OwnStart, Racing } from './OwnStart';
import { RetireDialog } from './RetireDialog';
import { Home, PresencePart, type PartProps } from './Home';
import { sailView, type SailView } from './sailView';
import { sailTexts } from './texts';

const Screen = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  '& > .band': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    padding: theme.spacing(1, 2),
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '& > .band[data-signal]': { background: theme.vars.palette.signal.bg, color: theme.vars.palette.signal.on },
  '& > .band .what': { flex: 1, minWidth: 0 },
  '& > .band strong': { display: 'block', fontSize: '2.5rem', lineHeight: 1.1, fontWeight: 700 },
  '& > .band button': { color: 'inherit', minHeight: 48 },
  '& > .rest, & .questions': { display: 'flex', flexDirection: 'column', gap: theme.spacing(1.5) },
  '& > .rest': { padding: theme.spacing(2), flex: 1 },
  '& h2': { margin: theme.spacing(0, 0, 1), fontSize: '1.75rem', lineHeight: 1.2 },
  '& .rest > button, & .questions > button': { minHeight: 60, fontSize: '1.125rem' },
  '& .push': { marginTop: 'auto' },
}));

/** The whole lower half: it is hit without looking. */
const Now = styled(Button)(({ theme }) => ({
  flex: 1,
  flexDirection: 'column',
  minHeight: 'max(45vh, 12rem)',
  margin: theme.spacing(2, 2, 0),
  borderRadius: 24,
  fontSize: '2.5rem',
  fontWeight: 700,
  lineHeight: 1.2,
  touchAction: 'none',
  '& small': { fontSize: '1.125rem', fontWeight: 'var(--weight-strong)' },
}));

function NowButton({ onNow }: { onNow: (moment: number) => void }) {
  return (
    <Now
      variant="contained"
      onPointerDown={({ timeStamp, button }) => {
        if (button > 0) return;
        // The questions are drawn under the finger: its click answers none of them.
        endPress();
        onNow(timeStamp);
      }}
      // Of the keyboard, and of programs that press for somebody: no pointer has gone down.
      onClick={({ detail, timeStamp }) => detail === 0 && onNow(timeStamp)}
    >
      {sailTexts.now}
      <small>{sailTexts.nowHint}</small>
    </Now>
  );
}

function OfflineBand() {
  const { phase, since } = useAppSelector(selectConnection);
  if (!isCutOff(phase)) return null;
  return (
    <div className="band" data-signal role="status">
      <CloudOff />
      <span className="what">
        {sailTexts.offline(formatClock(since))} {sailTexts.kept}
      </span>
    </div>
  );
}

const takesReports = ({ self_reporting, verified_result, status }: SailingRow): boolean =>
  self_reporting && !verified_result && status !== 'cancelled';

interface FootProps {
  /** Where the time is typed; null: nowhere. */
  writeHref: string | null;
  onRetire: () => void;
}

function Foot({ writeHref, onRetire }: FootProps) {
  const sx = { flex: 1, minHeight: 56 };
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      {writeHref !== null && (
        <Button component={Link} nativeButton={false} to={writeHref} variant="outlined" sx={sx}>
          {sailTexts.writeTime}
        </Button>
      )}
      <Button variant="outlined" aria-haspopup="dialog" sx={sx} onClick={onRetire}>
        {sailTexts.retire}
      </Button>
    </div>
  );
}

interface SailPageProps {
  club: Club;
  sailing: SailingRow;
}

interface UnderStartProps extends PartProps {
  stage: SailView['stage'];
  onNow: (moment: number) => void;
}

/** The lower half until the boat is home: the finish, where the sailor takes it, else where the boat is. */
function UnderStart({ own, sailing, stage, reports, onNow }: UnderStartProps) {
  const isRacing = stage === 'racing';
  if (isRacing && takesReports(sailing)) return <NowButton onNow={onNow} />;
  return (
    <div className="rest">
      {isRacing && <Typography>{sailTexts.clubTimes}</Typography>}
      <PresencePart {...{ own, stage, reports }} />
    </div>
  );
}

interface SailProps extends SailPageProps {
  own: ReportedCompetitor;
  group: StartGroupRow | null;
}

function Sail({ club, sailing, own, group }: SailProps) {
  useExactClock();
  const navigate = useNavigate();
  const now = useSeconds();
  const reports = useOwnReports(sailing.id, own.id);
  const view = sailView(own, group, sailing, now);
  const [isAsked, setAsked] = useState(false);
  const { dialog, show, close } = useDialog<'retire'>('sail');
  const { stage } = view;
  const finish = (moment: number) => {
    reports.tap(moment);
    setAsked(true);
  };
  const retire = (note: string) => {
    reports.retire(note);
    close();
  };
  const writeHref = stage === 'racing' && takesReports(sailing) ? paths.finish(club.slug, sailing.id) : null;
  return (
    <RaceModeFrame
      label={competitorLabel(own)}
      title={sailing.name}
      leave={sailTexts.leave}
      onLeave={() => void navigate(paths.sailingInfo(club.slug, sailing.id))}
      {...(stage !== 'home' && { foot: <Foot writeHref={writeHref} onRetire={() => show('retire')} /> })}
    >
      <Screen>
        <OfflineBand />
        {stage === 'home' && <Home {...{ own, sailing, reports, isAsked }} onAsk={setAsked} />}
        {stage === 'racing' && <Racing {...{ view, group, now }} />}
        {stage !== 'racing' && stage !== 'home' && <OwnStart {...{ view, group, sailing, now }} />}
        {stage !== 'home' && <UnderStart {...{ own, sailing, stage, reports }} onNow={finish} />}
      </Screen>
      {dialog === 'retire' && <RetireDialog onRetire={retire} onClose={close} />}
    </RaceModeFrame>
  );
}

/** The whole screen for a sailor on the water: their own start, their own finish, and where they are. */
export default function SailPage({ club, sailing }: SailPageProps) {
  const { data: user } = useMeQuery();
  const own = useAppSelector((state) =>
    user ? selectReportedBoats(state, sailing.id).find((row) => isOwnEntry(user, row)) : undefined,
  );
  const group = useAppSelector((state) =>
    own?.start_group == null ? null : (selectStartGroup(state, own.start_group) ?? null),
  );
  if (own) return <Sail {...{ club, sailing, own, group }} />;
  if (!user) return null;
  return (
    <>
      <Typography sx={{ mb: 2 }}>{sailTexts.notEntered}</Typography>
      <Button component={Link} nativeButton={false} to={paths.sailingInfo(club.slug, sailing.id)} variant="outlined">
        {sailTexts.toSailing}
      </Button>
    </>
  );
}
