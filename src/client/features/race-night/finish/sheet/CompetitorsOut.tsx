import Button from '@mui/material/Button';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useState, type MouseEvent } from 'react';
import { finishTexts } from '../texts';
import { nameOf, recordedText } from '../words';
import type { SheetRow } from './sheetOf';
import { useHeldTiles, useSinglePress } from './useHeldTiles';
import { edgeAligned } from '../../../../ui/styles';

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button, & div': {
    display: 'grid',
    alignContent: 'center',
    width: '100%',
    minHeight: 48,
    padding: theme.spacing(0.5, 1),
    border: `var(--stroke) solid ${theme.vars.palette.line}`,
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.background.paper,
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    lineHeight: 1.25,
  },
  '& div': { borderColor: theme.vars.palette.divider },
  '& div[data-held]': { background: theme.vars.palette.sunken, color: theme.vars.palette.text.secondary },
  '& button': { cursor: 'pointer', '&:hover': { borderColor: 'currentColor', background: theme.vars.palette.sunken } },
  '& span': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  '& b, & span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '@media (pointer: coarse)': { '& button, & div': { minHeight: 56 } },
}));

/** On a phone the list of those who are home is not to be pushed out of sight. */
const FEW = 6;

interface CompetitorsOutProps {
  rows: readonly SheetRow[];
  /** Boats that are home or have a code: one that has just left keeps its tile for a while, with its time in it. */
  home?: readonly SheetRow[];
  /** Puts the boat into the line; undefined where nothing can be written. */
  onChoose: ((row: SheetRow) => void) | undefined;
}

const NOBODY: readonly SheetRow[] = [];

interface TileProps {
  row: SheetRow;
  /** It has got its time just now. */
  isHeld: boolean;
  onPress: ((event: MouseEvent) => void) | undefined;
}

function Tile({ row: { boat }, isHeld, onPress }: TileProps) {
  const { sail_number, boat_name, skipper_name } = boat;
  const words = (
    <>
      <b>{sail_number || skipper_name}</b>
      <span>{isHeld ? recordedText(boat) : boat_name || skipper_name}</span>
    </>
  );
  return (
    <li>
      {onPress && !isHeld ? (
        <button type="button" aria-label={finishTexts.finishOf(nameOf(boat))} onClick={onPress}>
          {words}
        </button>
      ) : (
        <div data-held={isHeld ? '' : undefined}>{words}</div>
      )}
    </li>
  );
}

/** Boats of which nothing is known yet: one tap puts a boat into the line. */
export const CompetitorsOut = memo(function BoatsOut({ rows, home = NOBODY, onChoose }: CompetitorsOutProps) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const [showsAll, setShowsAll] = useState(false);
  const tiles = useHeldTiles(rows, home);
  const isFirstPress = useSinglePress();
  const shown = isNarrow && !showsAll ? tiles.slice(0, FEW) : tiles;
  return (
    <>
      <Tiles>
        {shown.map(({ row, isHeld }, place) => (
          <Tile
            key={row.key}
            row={row}
            isHeld={isHeld}
            onPress={onChoose && (({ timeStamp }) => isFirstPress(place, timeStamp) && onChoose(row))}
          />
        ))}
      </Tiles>
      {isNarrow && tiles.length > FEW && (
        <Button sx={edgeAligned} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? finishTexts.showFew : finishTexts.showAll(rows.length)}
        </Button>
      )}
    </>
  );
});
