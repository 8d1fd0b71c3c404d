import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { finishAt } from '../../../../../shared/domain/finishObservations';
import { GroupFlag } from '../../../../sailing-ui/flags/SignalFlag';
import { useAppSelector } from '../../../../state/rootState';
import { selectStartGroups } from '../../../../state/rowSelectors';
import { formatClockSeconds } from '../../../../ui/format';
import { Check } from '../../../../ui/icons';
import { nameOf, recordedText } from '../words';
import { liveTexts } from './texts';
import type { Tile } from './useFinishLive';

const LONG_PRESS_MS = 500;

const Tiles = styled('ul')(({ theme }) => ({
  flex: '1 1 0',
  minHeight: 66,
  overflowY: 'auto',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridAutoRows: 'minmax(66px, auto)',
  alignContent: 'start',
  gap: 6,
  margin: 0,
  padding: theme.spacing(1, 2),
  listStyle: 'none',
  '@media (max-width: 359px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))' },
  '& button': {
    position: 'relative',
    display: 'block',
    width: '100%',
    height: '100%',
    padding: theme.spacing(0.5, 1),
    border: `max(1.5px, var(--stroke)) solid ${theme.vars.palette.line}`,
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    WebkitTapHighlightColor: 'transparent',
  },
  '& b, & .below': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { fontSize: '1.75rem', lineHeight: 1.15, fontWeight: 700 },
  '& b small': { fontSize: '0.875rem', marginRight: 4 },
  '& .mark': { position: 'absolute', top: 9, right: 8 },
  '& button:not([data-state=out])': {
    background: theme.vars.palette.sunken,
    borderColor: 'transparent',
    color: theme.vars.palette.text.secondary,
    '& b': { fontWeight: 400 },
    '& .below': { fontWeight: 700, color: theme.vars.palette.text.primary },
    '& .mark': { color: theme.vars.palette.primary.main },
  },
  // Paper is white there, and so is what is sunken.
  '[data-color-scheme="sunlight"] & button:not([data-state=out])': { border: '2px dashed currentColor' },
  '&& button[data-newest]:not([data-state=out])': {
    border: `2px solid ${theme.vars.palette.primary.main}`,
    background: theme.vars.palette.tint.starboard,
    color: theme.vars.palette.text.primary,
  },
  '& button[data-state=asked]': { background: theme.vars.palette.tint.signal },
  '& button[aria-pressed=true]': {
    borderColor: 'currentColor',
    background: theme.vars.palette.signal.bg,
    color: theme.vars.palette.signal.on,
  },
}));

/** The own nation goes without saying. */
function SailNumber({ text }: { text: string }) {
  const [, letters = '', rest = text] = /^([A-ZÅÄÖ]{1,3}) (.+)$/.exec(text) ?? [];
  return (
    <b>
      {letters !== '' && letters !== 'SWE' && <small>{letters}</small>}
      {rest}
    </b>
  );
}

const clockOf = ({ boat, seen, state }: Tile): string =>
  state === 'asked' && seen ? formatClockSeconds(finishAt(seen.ms)) : recordedText(boat);

interface LongPress {
  onLongPress: (tile: Tile) => void;
}

/** A finger that rests on a tile asks for its actions, and is then not a tap. */
function useLongPress({ onLongPress }: LongPress) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  const release = () => clearTimeout(timer.current);
  return {
    handlersOf: (tile: Tile) => ({
      onPointerDown: () => {
        isLong.current = false;
        release();
        timer.current = setTimeout(() => {
          isLong.current = true;
          onLongPress(tile);
        }, LONG_PRESS_MS);
      },
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      onContextMenu: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        release();
        if (!isLong.current) onLongPress(tile);
        isLong.current = true;
      },
    }),
    /** True once after a long press: the click that ends it means nothing. */
    wasLong: () => {
      const was = isLong.current;
      isLong.current = false;
      return was;
    },
  };
}

interface LiveTilesProps extends LongPress {
  sailing: SailingRow;
  tiles: readonly (Tile | null)[];
  armed: Tile | null;
  /** The key of the boat that was finished last. */
  newest: string | undefined;
  onTap: (tile: Tile, moment: number) => void;
}

/** All boats in places that never move: those who are home stay where they were, grey and with their times. */
export function LiveTiles({ sailing, tiles, armed, newest, onTap, onLongPress }: LiveTilesProps) {
  const groups = useAppSelector((state) => selectStartGroups(state, sailing.id));
  const flagOf = (group: Id | null) => groups.find(({ id }) => id === group)?.class_flag;
  const { handlersOf, wasLong } = useLongPress({ onLongPress });
  return (
    <Tiles aria-label={liveTexts.boats}>
      {tiles.map((tile, place) => {
        if (!tile) return <li key={place} aria-hidden />;
        const { key, boat, state } = tile;
        const clock = clockOf(tile);
        return (
          <li key={key}>
            <button
              type="button"
              data-state={state}
              data-newest={key === newest ? '' : undefined}
              aria-label={liveTexts.tile[state](nameOf(boat), clock)}
              aria-pressed={state === 'out' ? key === armed?.key : undefined}
              {...handlersOf(tile)}
              onClick={({ timeStamp }) => !wasLong() && onTap(tile, timeStamp)}
            >
              <SailNumber text={boat.sail_number || boat.skipper_name} />
              <span className="below">{state === 'out' ? boat.boat_name || boat.skipper_name : clock}</span>
              <span className="mark">
                {state === 'home' && <Check fontSize="small" />}
                {state === 'out' && <GroupFlag flag={flagOf(boat.start_group)} size={18} />}
              </span>
            </button>
          </li>
        );
      })}
    </Tiles>
  );
}
