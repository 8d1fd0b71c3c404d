import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { OBSERVATION_LISTS, type ObservationList } from '../../../../../shared/contract/finishObservations';
import type { ScoreCode } from '../../../../../shared/contract/competitors';
import { SCORE_CODE_LABELS } from '../../../../../shared/texts/labels';
import { listTexts } from '../stamps/ListChoice';
import { nameOf } from '../words';
import { liveTexts } from './texts';
import { nearestTo } from './tileOrder';
import type { Tile } from './useFinishLive';

/** What boats get at the line instead of a time, or besides it. */
const CODES = ['DNF', 'RET', 'OCS', 'DNS', 'DSQ', 'DNC'] as const satisfies readonly ScoreCode[];

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: theme.spacing(1),
  '& .MuiButton-root': {
    minHeight: 68,
    flexDirection: 'column',
    alignItems: 'start',
    textAlign: 'left',
    lineHeight: 1.25,
    paddingInline: theme.spacing(1.5),
  },
  '& .MuiButton-root b': { fontSize: '1.25rem' },
  '& .MuiButton-root span': { color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));

interface FrameProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

function Frame({ title, onClose, children }: FrameProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{liveTexts.back}</Button>
      </DialogActions>
    </Dialog>
  );
}

export interface BoatActions {
  onCode: (tile: Tile, code: ScoreCode | null) => void;
  /** The time is nobody's again. */
  onUndo: (tile: Tile) => void;
  onOther: (tile: Tile) => void;
  /** The time counts, whatever makes it doubtful. */
  onCount: (tile: Tile) => void;
  /** The time that somebody typed goes away. */
  onClear: (tile: Tile) => void;
}

interface BoatDialogProps extends BoatActions {
  tile: Tile;
  onClose: () => void;
}

/** What can be done with a boat: its codes, and what becomes of its time. */
export function BoatDialog({ tile, onClose, onCode, onUndo, onOther, onCount, onClear }: BoatDialogProps) {
  const { boat, seen, state } = tile;
  const { score_code: code } = boat;
  const actions = [
    ...(state === 'asked' ? [{ label: liveTexts.count, run: onCount }] : []),
    ...(seen && state !== 'coded'
      ? [
          { label: liveTexts.undo, run: onUndo },
          { label: liveTexts.otherTitle, run: onOther },
        ]
      : []),
    ...(!seen && state === 'home' ? [{ label: liveTexts.clear, run: onClear }] : []),
    ...(code === null ? [] : [{ label: liveTexts.clearCode(code), run: () => onCode(tile, null) }]),
  ];
  return (
    <Frame title={nameOf(boat)} onClose={onClose}>
      {actions.map(({ label, run }) => (
        <Button key={label} fullWidth variant="outlined" sx={{ mb: 1, minHeight: 52 }} onClick={() => run(tile)}>
          {label}
        </Button>
      ))}
      <Choices>
        {CODES.filter((one) => one !== code).map((one) => (
          <Button key={one} variant="outlined" onClick={() => onCode(tile, one)}>
            <b>{one}</b>
            <span>{SCORE_CODE_LABELS[one]}</span>
          </Button>
        ))}
      </Choices>
    </Frame>
  );
}

interface OtherDialogProps {
  clock: string;
  /** Where the boat stands that it was not; -1 for one that is on no list. */
  place: number;
  tiles: readonly (Tile | null)[];
  onChoose: (tile: Tile) => void;
  onClose: () => void;
}

/** Gives a time to the boat that it was, those first that were expected at the same time. */
export function OtherDialog({ clock, place, tiles, onChoose, onClose }: OtherDialogProps) {
  const out = tiles.filter((tile): tile is Tile => tile?.state === 'out');
  const near = nearestTo(place, out).flatMap(({ key }) => out.find((tile) => tile.key === key) ?? []);
  return (
    <Frame title={liveTexts.otherTitle} onClose={onClose}>
      <Typography sx={{ mb: 1 }}>{liveTexts.otherHelp(clock)}</Typography>
      <Choices>
        {near.map((tile) => (
          <Button key={tile.key} variant="outlined" onClick={() => onChoose(tile)}>
            <b>{tile.boat.sail_number || tile.boat.skipper_name}</b>
            <span>{tile.boat.boat_name || tile.boat.skipper_name}</span>
          </Button>
        ))}
      </Choices>
    </Frame>
  );
}

interface ListDialogProps {
  list: ObservationList;
  onChoose: (list: ObservationList) => void;
  onClose: () => void;
}

/** Which of the two lists this device writes. */
export function ListDialog({ list, onChoose, onClose }: ListDialogProps) {
  return (
    <Frame title={liveTexts.listTitle} onClose={onClose}>
      <Choices>
        {OBSERVATION_LISTS.map((one) => (
          <Button key={one} variant="outlined" aria-pressed={one === list} onClick={() => onChoose(one)}>
            <b>{listTexts.names[one]}</b>
            <span>{listTexts.help[one]}</span>
          </Button>
        ))}
      </Choices>
    </Frame>
  );
}
