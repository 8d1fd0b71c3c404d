import { styled } from '@mui/material/styles';
import type { ResultMethod } from '../../../../../shared/contract/raceClasses';
import type { ResultRow } from '../../../../../shared/contract/sailings';
import { wireDuration, durationText } from '../../../../../shared/domain/duration';
import type { OwnPlace } from '../../../../../shared/domain/results/ownEvening';
import { secondsOf, shownGap } from '../table/shownTimes';
import { eveningTexts } from './texts';

const WIDTH = 326;
const LEFT = 14;
const RIGHT = 312;
const LINE_Y = 34;
/** Figures nearer than this cover each other. */
const LABEL_ROOM = 84;

const Picture = styled('svg')(({ theme }) => {
  const { bar } = theme.vars.palette;
  return {
    display: 'block',
    width: '100%',
    marginTop: theme.spacing(1),
    fontVariantNumeric: 'tabular-nums',
    '& path': { stroke: bar.soft, strokeWidth: 2 },
    '& circle': { fill: bar.soft },
    '& .next': { fill: bar.text },
    '& .own': { fill: bar.accent, stroke: bar.bg, strokeWidth: 3 },
    '& text': { fontSize: 13, fill: bar.soft },
    '& .you': { fontSize: 14, fontWeight: 700, fill: bar.accent },
  };
});

const gapOf = (seconds: number): string => shownGap(wireDuration(seconds * 1000)) || '0:00';

interface FleetStripProps {
  row: ResultRow;
  placed: OwnPlace;
  method: ResultMethod | null;
}

/** The winner's time, where places go by a time sailed. */
function winnersTime({ corrected_time, elapsed_time }: ResultRow, behindS: number, method: ResultMethod | null) {
  const own = method === 'corrected' ? corrected_time : method === 'elapsed' ? elapsed_time : null;
  return own === null ? null : durationText(wireDuration((secondsOf(own) - behindS) * 1000));
}

/** All boats on a line, as far apart as their times: the winner to the left, the last to the right, one's own lit. */
export function FleetStrip({ row, placed, method }: FleetStripProps) {
  const { fleet, behindWinnerS, ahead, behind, of } = placed;
  const lastS = fleet.at(-1)?.behindS ?? 0;
  const xOf = (seconds: number) => LEFT + (lastS === 0 ? 0 : ((RIGHT - LEFT) * seconds) / lastS);
  const ownX = xOf(behindWinnerS);
  const winner = winnersTime(row, behindWinnerS, method);
  const next = new Set([ahead?.row.competitor, behind?.row.competitor]);
  return (
    <Picture
      viewBox={`0 0 ${WIDTH} 68`}
      role="img"
      aria-label={eveningTexts.fleet(of, gapOf(behindWinnerS), gapOf(lastS))}
    >
      <path d={`M${LEFT} ${LINE_Y}H${RIGHT}M${LEFT} ${LINE_Y - 14}V${LINE_Y + 14}`} />
      {fleet.map(({ competitor, behindS }) =>
        competitor === row.competitor ? null : (
          <circle
            key={competitor}
            className={next.has(competitor) ? 'next' : undefined}
            cx={xOf(behindS)}
            cy={LINE_Y}
            r={4.5}
          />
        ),
      )}
      <circle className="own" cx={ownX} cy={LINE_Y} r={9} />
      <text className="you" x={ownX} y={14} textAnchor="middle">
        {eveningTexts.you}
      </text>
      {winner !== null && (ownX === LEFT || ownX > LEFT + LABEL_ROOM) && (
        <text x={LEFT} y={62}>
          {winner}
        </text>
      )}
      {behindWinnerS > 0 && (
        <text x={Math.min(ownX, RIGHT - 24)} y={62} textAnchor="middle">
          {gapOf(behindWinnerS)}
        </text>
      )}
      {ownX < RIGHT - LABEL_ROOM && (
        <text x={RIGHT} y={62} textAnchor="end">
          {gapOf(lastS)}
        </text>
      )}
    </Picture>
  );
}
