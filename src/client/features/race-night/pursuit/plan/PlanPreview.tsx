import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import type { SailingRow, PursuitPlan } from '../../../../../shared/contract/sailings';
import { pursuitStarts } from '../../../../../shared/domain/scoring/pursuitStarts';
import { startInstant, wireDatetime } from '../../../../../shared/domain/time';
import { formatClockSeconds } from '../../../../ui/format';
import { describePlan } from '../describePlan';
import { StartTable } from '../list/StartTable';
import { shownAfterFirst, startList, type StartLine } from '../list/startList';
import { pursuitTexts } from '../texts';
import { readPlan, type PursuitValues, type RatedCompetitor } from './pursuitValues';

interface PlannedStarts {
  lines: StartLine[];
  /** Boats that are slower than the reference boat. */
  before: number;
}

/** What the start list becomes with this plan: the same function that the server goes by. */
export function plannedStarts(
  plan: PursuitPlan,
  sailing: SailingRow,
  competitors: readonly RatedCompetitor[],
): PlannedStarts {
  const reference = startInstant(sailing.start_date, plan.first_start);
  const starts = pursuitStarts(plan, competitors);
  const starting = starts.map(({ boat: competitor, offsetS }) => ({
    ...competitor,
    start: wireDatetime(reference + offsetS * 1000),
  }));
  return { lines: startList(starting, null).lines, before: starts.filter(({ offsetS }) => offsetS < 0).length };
}

const { preview } = pursuitTexts;

const Ground = styled('section')(({ theme }) => ({
  padding: theme.spacing(2.5),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.sunken,
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  minWidth: 0,
}));

const Sentences = styled('ul')(({ theme }) => ({ margin: theme.spacing(1, 0, 2), paddingLeft: theme.spacing(2.5) }));

interface PlanPreviewProps {
  sailing: SailingRow;
  competitors: readonly RatedCompetitor[];
  /** How many boats have no SRS number. */
  unrated: number;
}

/** The start list as it becomes, while the form is filled in. */
export function PlanPreview({ sailing, competitors, unrated }: PlanPreviewProps) {
  const { values } = useFormikContext<PursuitValues>();
  const reading = readPlan(values, competitors);
  return (
    <Ground aria-label={preview.title}>
      <Typography variant="h2">{preview.title}</Typography>
      {'plan' in reading ? (
        <Preview {...{ sailing, competitors, unrated, values }} plan={reading.plan} />
      ) : (
        <Typography sx={{ mt: 1 }}>{preview.waiting}</Typography>
      )}
    </Ground>
  );
}

interface PreviewProps extends PlanPreviewProps {
  values: PursuitValues;
  plan: Parameters<typeof describePlan>[0];
}

function Preview({ sailing, competitors, unrated, values, plan }: PreviewProps) {
  const { lines, before } = plannedStarts(plan, sailing, competitors);
  const [first, last] = [lines[0], lines.at(-1)];
  const sentences = [
    ...describePlan(plan, values.counts),
    ...(first && last
      ? [
          preview.span(
            formatClockSeconds(first.startsAt),
            formatClockSeconds(last.startsAt),
            shownAfterFirst(last.afterFirstS).replace('+', ''),
          ),
        ]
      : []),
    ...(before > 0 ? [preview.before(before)] : []),
    ...(unrated > 0 ? [preview.without(unrated)] : []),
  ];
  return (
    <>
      <Sentences>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Sentences>
      {lines.length === 0 ? <Typography>{preview.noBoats}</Typography> : <StartTable lines={lines} isRunning={false} />}
    </>
  );
}
