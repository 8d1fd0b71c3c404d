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
import {
  selectReportCheck,
  selectReportedBoats,
  useOwnReports,
  type OwnReports,
  type ReportedCompetitor,
} from '../../../changes/ownReports';
import { paths } from '../../../paths';
import { RaceModeFrame } from '../../../sailing-ui/race-mode/RaceModeFrame';
import { useSeconds } from '../../../sailing-ui/clock/useSeconds';
import { raceClock, raceMinute } from '../../../ui/format';
import { selectConnection } from '../../../state/connection';
import { useAppSelector } from '../../../state/rootState';
import { selectStartGroup } from '../../../state/rowSelectors';
import { useDialog } from '../../../ui/dialogs/useDialog';
import { CloudOff } from '../../../ui/icons';
import { isCutOff } from '../finish/sheet/SheetStatus';
import { Neighbours } from './Neighbours';
import { OwnStart, Racing } from './OwnStart';
import { ReportSteps } from './ReportSteps';
import { RetireDialog } from './RetireDialog';
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
        {sailTexts.offline(raceMinute(since))} {sailTexts.kept}
      </span>
    </div>
  );
}

interface PresenceProps {
  own: ReportedCompetitor;
  stage: SailView['stage'];
  reports: OwnReports;
}

/** Where the boat is, and the press that says otherwise. */
function PresencePart({ own: { presence, presence_at }, stage, reports }: PresenceProps) {
  const next = presence === 'on_water' || (presence === null && stage === 'home') ? 'ashore' : 'on_water';
  return (
    <>
      {presence !== null && presence_at !== null && (
        <Typography className="push" role="status">
          {sailTexts.saidAt[presence](raceMinute(Date.parse(presence_at)))}
        </Typography>
      )}
      <Button
        className={presence === null ? 'push' : undefined}
        variant={stage === 'home' && next === 'ashore' ? 'contained' : 'outlined'}
        onClick={() => reports.say(next)}
      >
        {sailTexts.say[next]}
      </Button>
    </>
  );
}

interface PartProps {
  own: ReportedCompetitor;
  sailing: SailingRow;
  reports: OwnReports;
}

function ResultBand({ own, sailing, reports }: PartProps) {
  const { finish_time, elapsed_time, score_code, reported_by, recorded } = own;
  const mayUndo = reported_by === 'sailor' && !sailing.verified_result;
  const isRetired = score_code === 'RET';
  return (
    <div className="band">
      <div className="what" role="status">
        {score_code === null ? sailTexts.finished : isRetired ? sailTexts.retired : sailTexts.coded(score_code)}
        <strong>{finish_time === null ? (score_code ?? '') : raceClock(Date.parse(finish_time))}</strong>
        {elapsed_time !== null && sailTexts.sailed(elapsed_time)}
      </div>
      {mayUndo && (recorded !== null || isRetired) && (
        <Button variant="outlined" onClick={() => reports.takeBack(recorded === null ? 'retirement' : 'finish')}>
          {sailTexts.undo}
        </Button>
      )}
    </div>
  );
}

/** After the finish: who was around, and how far the time has come. */
function Home({
  own,
  sailing,
  reports,
  isAsked,
  onAsk,
}: PartProps & { isAsked: boolean; onAsk: (to: boolean) => void }) {
  const boats = useAppSelector((state) => selectReportedBoats(state, sailing.id));
  const check = useAppSelector((state) => selectReportCheck(state, sailing.id));
  const finish = own.finish_time === null ? null : Date.parse(own.finish_time);
  const mayName = own.reported_at !== null && finish !== null && sailing.self_reporting && !sailing.verified_result;
  const name: OwnReports['name'] = (neighbours) => {
    reports.name(neighbours);
    onAsk(false);
  };
  return (
    <>
      <ResultBand {...{ own, sailing, reports }} />
      <div className="rest">
        {mayName && isAsked ? (
          <Neighbours {...{ own, boats, finish }} onName={name} onSkip={() => onAsk(false)} />
        ) : (
          <>
            {finish !== null && <ReportSteps {...{ own, boats, check }} />}
            {mayName && (
              <Button variant="outlined" onClick={() => onAsk(true)}>
                {sailTexts.nameThem}
              </Button>
            )}
            <PresencePart own={own} stage="home" reports={reports} />
          </>
        )}
      </div>
    </>
  );
}

const takesReports = ({ self_reporting, verified_result, status }: SailingRow): boolean =>
  self_reporting && !verified_result && status !== 'cancelled';

interface SailPageProps {
  club: Club;
  sailing: SailingRow;
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
  const foot = stage !== 'home' && (
    <div style={{ display: 'flex', gap: 12 }}>
      {stage === 'racing' && takesReports(sailing) && (
        <Button
          component={Link}
          nativeButton={false}
          to={paths.finish(club.slug, sailing.id)}
          variant="outlined"
          fullWidth
          sx={{ minHeight: 56 }}
        >
          {sailTexts.writeTime}
        </Button>
      )}
      <Button variant="outlined" fullWidth sx={{ minHeight: 56 }} onClick={() => show('retire')} aria-haspopup="dialog">
        {sailTexts.retire}
      </Button>
    </div>
  );
  return (
    <RaceModeFrame
      label={competitorLabel(own)}
      title={sailing.name}
      leave={sailTexts.leave}
      onLeave={() => void navigate(paths.sailingInfo(club.slug, sailing.id))}
      {...(foot && { foot })}
    >
      <Screen>
        <OfflineBand />
        {stage === 'home' && <Home {...{ own, sailing, reports, isAsked }} onAsk={setAsked} />}
        {stage === 'racing' && <Racing {...{ view, group, now }} />}
        {stage === 'racing' && takesReports(sailing) && <NowButton onNow={finish} />}
        {stage === 'racing' && !takesReports(sailing) && (
          <div className="rest">
            <Typography>{sailTexts.clubTimes}</Typography>
            <PresencePart {...{ own, stage, reports }} />
          </div>
        )}
        {(stage === 'countdown' || stage === 'waiting') && (
          <>
            <OwnStart {...{ view, group, sailing, now }} />
            <div className="rest">
              <PresencePart {...{ own, stage, reports }} />
            </div>
          </>
        )}
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
