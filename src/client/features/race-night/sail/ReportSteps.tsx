import { styled } from '@mui/material/styles';
import type { Id } from '../../../../shared/contract/common';
import type { ReportCheck } from '../../../../shared/domain/ownReports';
import { contradictionsOf, type ReportedCompetitor } from '../../../changes/ownReports';
import { raceClock } from '../../../ui/format';
import { Check, MoreVert } from '../../../ui/icons';
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
  const at = reported_at === null ? undefined : raceClock(Date.parse(reported_at));
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
  return sailTexts.difference(Math.round(Math.abs(Date.parse(finish_time) - Date.parse(reported_at)) / SECOND_MS));
}

interface ReportStepsProps {
  own: ReportedCompetitor;
  boats: Boats;
  check: ReportCheck;
}

/** How far the sailor's time has come: their own, somebody else's word, the club's. Nobody ticks the last but the club. */
export function ReportSteps({ own, boats, check }: ReportStepsProps) {
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
