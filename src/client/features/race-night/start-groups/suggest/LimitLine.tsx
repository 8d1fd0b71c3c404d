import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { fromThousandths, toThousandths } from '../../../../../shared/domain/decimals';
import { GroupFlag } from '../../../../sailing-ui/flags/SignalFlag';
import { formatDecimal } from '../../../../ui/format';
import { CALM } from '../styles/frameStyles';
import { marksOn, movedLimit, scaleOf, type Scale } from './limitScale';
import type { ProposedGroup } from './suggestion';
import { suggestionTexts } from './texts';
import type { ProposalForm } from './useProposalInput';

const LANE_PX = 28;
const MARK_PX = 12;
/** Room for the flags. */
const GUTTER_PX = 40;
/** Room for half a thumb beyond the ends of the line. */
const END_PX = 14;

const Ground = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  '& .lanes': { position: 'relative', margin: `0 ${END_PX}px 0 ${GUTTER_PX}px` },
  '& .lane': {
    position: 'relative',
    height: LANE_PX,
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
    '& > svg': { position: 'absolute', left: -GUTTER_PX, top: 4 },
  },
  '& .mark': {
    position: 'absolute',
    top: (LANE_PX - MARK_PX) / 2,
    width: MARK_PX,
    height: MARK_PX,
    marginLeft: -MARK_PX / 2,
    borderRadius: '50%',
    border: `1px solid ${theme.vars.palette.background.paper}`,
    background: theme.vars.palette.text.primary,
    [CALM]: { transition: 'transform 200ms ease-out' },
  },
  '& .border': {
    position: 'absolute',
    top: 0,
    bottom: -22,
    borderLeft: `2px dashed ${theme.vars.palette.primary.main}`,
    marginLeft: -1,
  },
  '& .ends': {
    ...theme.typography.body2,
    display: 'flex',
    justifyContent: 'space-between',
    margin: `0 0 0 ${GUTTER_PX - END_PX}px`,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Line = styled(Slider)(({ theme }) => ({
  display: 'block',
  boxSizing: 'border-box',
  width: `calc(100% - ${GUTTER_PX + END_PX}px)`,
  margin: `0 ${END_PX}px 0 ${GUTTER_PX}px`,
  padding: '20px 0',
  '& .MuiSlider-thumb, & .MuiSlider-track': { transition: 'none' },
  '& .MuiSlider-rail': { opacity: 1, background: theme.vars.palette.line },
  '& .MuiSlider-thumb': {
    width: 24,
    height: 24,
    border: `2px solid ${theme.vars.palette.background.paper}`,
    '&::after': { width: 44, height: 44 },
  },
  // Below the line, so that the boats at the limit are seen while it is dragged.
  '& .MuiSlider-thumb .MuiSlider-valueLabel': {
    top: 34,
    transform: 'scale(0)',
    transformOrigin: 'top center',
    background: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.paper,
    fontVariantNumeric: 'tabular-nums',
    '&::before': { display: 'none' },
  },
  '& .MuiSlider-thumb .MuiSlider-valueLabelOpen': { transform: 'scale(1)' },
}));

const shown = (limit: number): string => formatDecimal(fromThousandths(limit) ?? '');
const percentOf = (value: number, { min, max }: Scale): string => `${((value - min) / (max - min)) * 100}%`;

interface LimitLineProps {
  /** In order of starting. */
  groups: readonly ProposedGroup[];
  form: ProposalForm;
}

/**
 * The limits on a line of SRS numbers, each to be dragged or moved by keys. Above it every boat lies in the lane of its
 * group, and changes lanes as a limit passes it.
 */
export function LimitLine({ groups, form }: LimitLineProps) {
  const hintId = useId();
  const { limits, order } = form.input;
  const boats = groups.flatMap(({ boats: own }) => own);
  const scale = scaleOf(
    boats.flatMap(({ base_rating }) => toThousandths(base_rating) ?? []),
    limits,
  );
  const rising = order === 'slowFirst' ? groups : groups.toReversed();
  const sidesOf = (index: number) => ({ below: rising[index], above: rising[index + 1] });
  const labelOf = (index: number) => {
    const { below, above } = sidesOf(index);
    return suggestionTexts.limitBetween(below?.name ?? '', above?.name ?? '');
  };
  const textOf = (value: number, index: number) => {
    const { below, above } = sidesOf(index);
    return suggestionTexts.limitAt(
      shown(value),
      [below, above].flatMap((group) => (group ? [group] : [])),
    );
  };
  return (
    <Ground>
      <Typography id={hintId} variant="body2" sx={{ mb: 1 }}>
        {suggestionTexts.limitHint}
      </Typography>
      <div className="lanes" aria-hidden="true">
        {groups.map(({ name, flag }) => (
          <div key={name} className="lane">
            <GroupFlag flag={flag} size={20} />
          </div>
        ))}
        {limits.map((limit, index) => (
          <span key={index} className="border" style={{ left: percentOf(limit, scale) }} />
        ))}
        {marksOn(groups).map(({ id, rating, lane, lift }) => (
          <span
            key={id}
            className="mark"
            style={{
              left: percentOf(rating, scale),
              transform: `translate(${lift * 3}px, ${lane * (LANE_PX + 1) - lift * 3}px)`,
            }}
          />
        ))}
      </div>
      <Line
        value={[...limits]}
        min={scale.min}
        max={scale.max}
        step={1}
        shiftStep={10}
        track={false}
        disableSwap
        valueLabelDisplay="auto"
        valueLabelFormat={shown}
        getAriaLabel={labelOf}
        getAriaValueText={textOf}
        slotProps={{ input: { 'aria-describedby': hintId } }}
        onChange={(_, values, thumb) => form.setLimits(movedLimit(limits, thumb, [values].flat()[thumb] ?? scale.min))}
      />
      <div className="ends" aria-hidden="true">
        <span>{shown(scale.min)}</span>
        <span>{shown(scale.max)}</span>
      </div>
    </Ground>
  );
}
