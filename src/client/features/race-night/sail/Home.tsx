import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Id } from '../../../../shared/contract/common';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { durationText } from '../../../../shared/domain/duration';
import type { ReportCheck } from '../../../../shared/domain/ownReports';
import { finishAt } from '../../../../shared/domain/finishObservations';
import {
  contradictionsOf,
  selectReportCheck,
  selectReportedBoats,
  type OwnReports,
  type ReportedCompetitor,
} from '../../../changes/ownReports';
import { formatClock, formatClockSeconds } from '../../../ui/format';
import { useAppSelector } from '../../../state/rootState';
import { Check, MoreVert } from '../../../ui/icons';
import { Neighbours } from './Neighbours';
import type { SailView } from './sailView';
import { sailTexts } from './texts';

const SECOND_MS = 1000;

const Line = styled('ol')(({ theme }) => ({
  margin: theme.spacing(1, 0, 2),
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', minHeight: 64, paddingLeft: 56 },
  '& li > .mark': {
    position: 'absolute',
    left: 0,
    top: 0,
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: '50%',
    border: `2px solid ${theme.vars.palette.text.primary}`,
    background: theme.vars.palette.signal.bg,
    color: theme.vars.palette.signal.on,
  },
  '& li[data-done] > .mark': {
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '& li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: 17,
    top: 38,
    bottom: 0,
    width: 2,
    background: theme.vars.palette.divider,
  },
  '& strong': { display: 'block', fontSize: '1.125rem', lineHeight: '36px' },
}));

interface Step {
  isDone: boolean;
  title: string;
  more?: string | undefined;
}

type Boats = readonly ReportedCompetitor[];

const nameIn = (boats: Boats, id: Id): string => {
  const boat = boats.find((one) => one.id === id);
  return boat?.boat_name || boat?.sail_number || '';
};

function ownStep({ isReportPending, reported_at, is_late }: ReportedCompetitor): Step {
  if (isReportPending) return { isDone: false, title: sailTexts.ownWaits, more: sailTexts.ownWaitsMore };
  const at = reported_at === null ? undefined : formatClockSeconds(finishAt(Date.parse(reported_at)));
  return { isDone: true, title: sailTexts.own, more: is_late ? sailTexts.late : at };
}

function othersStep(own: ReportedCompetitor, boats: Boats, check: ReportCheck): Step {
  const [disputed] = contradictionsOf(check, own.id);
  if (disputed) {
    const others = disputed.competitors.filter((id) => id !== own.id).map((id) => nameIn(boats, id));
    const title = disputed.kind === 'seen' ? sailTexts.disputedByClub : sailTexts.disputed(others.join(', '));
    return { isDone: false, title, more: differenceOf(own) };
  }
  const supporter = check.supporters.get(own.id);
  if (!supporter) return { isDone: false, title: sailTexts.supportWaits };
  if (supporter.kind === 'seen' || supporter.competitor === null) return { isDone: true, title: sailTexts.seen };
  return { isDone: true, title: sailTexts[supporter.kind](nameIn(boats, supporter.competitor)) };
}

/** What the club's time is from the sailor's own tap; undefined where there is nothing to compare. */
function differenceOf({ reported_by, reported_at, finish_time }: ReportedCompetitor): string | undefined {
  if (reported_by !== 'club' || reported_at === null || finish_time === null) return undefined;
  return sailTexts.difference(Math.abs(Date.parse(finish_time) - finishAt(Date.parse(reported_at))) / SECOND_MS);
}

interface ReportStepsProps {
  own: ReportedCompetitor;
  boats: Boats;
  check: ReportCheck;
}

/** How far the sailor's time has come: their own, somebody else's word, the club's. Nobody ticks the last but the club. */
function ReportSteps({ own, boats, check }: ReportStepsProps) {
  const isClubs = own.reported_by === 'club';
  const steps: Step[] = [
    ...(own.reported_at === null ? [] : [ownStep(own), othersStep(own, boats, check)]),
    isClubs
      ? { isDone: true, title: sailTexts.club }
      : { isDone: false, title: sailTexts.clubWaits, more: sailTexts.preliminary },
  ];
  return (
    <Line aria-label={sailTexts.steps}>
      {steps.map(({ isDone, title, more }) => (
        <li key={title} data-done={isDone || undefined}>
          <span className="mark" aria-hidden>
            {isDone ? <Check fontSize="small" /> : <MoreVert fontSize="small" />}
          </span>
          <strong>{title}</strong>
          {more}
        </li>
      ))}
    </Line>
  );
}

interface PresenceProps {
  own: ReportedCompetitor;
  stage: SailView['stage'];
  reports: OwnReports;
}

/** Where the boat is, and the press that says otherwise. */
export function PresencePart({ own: { presence, presence_at }, stage, reports }: PresenceProps) {
  const next = presence === 'on_water' || (presence === null && stage === 'home') ? 'ashore' : 'on_water';
  return (
    <>
      {presence !== null && presence_at !== null && (
        <Typography className="push" role="status">
          {sailTexts.saidAt[presence](formatClock(presence_at))}
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

export interface PartProps {
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
        <strong>{finish_time === null ? (score_code ?? '') : formatClockSeconds(finish_time)}</strong>
        {elapsed_time !== null && sailTexts.sailed(durationText(elapsed_time))}
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
export function Home({
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
