import Button from '@mui/material/Button';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useState } from 'react';
import { finishTexts } from '../texts';
import { nameOf } from '../words';
import type { SheetRow } from './sheetOf';
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
  '& button': { cursor: 'pointer', '&:hover': { borderColor: 'currentColor', background: theme.vars.palette.sunken } },
  '& span': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  '& b, & span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '@media (pointer: coarse)': { '& button, & div': { minHeight: 56 } },
}));

/** On a phone the list of those who are home is not to be pushed out of sight. */
const FEW = 6;

interface CompetitorsOutProps {
  rows: readonly SheetRow[];
  /** Puts the boat into the line; undefined where nothing can be written. */
  onChoose: ((row: SheetRow) => void) | undefined;
}

/** Boats of which nothing is known yet: one tap puts a boat into the line. */
export const CompetitorsOut = memo(function BoatsOut({ rows, onChoose }: CompetitorsOutProps) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const [showsAll, setShowsAll] = useState(false);
  const shown = isNarrow && !showsAll ? rows.slice(0, FEW) : rows;
  return (
    <>
      <Tiles>
        {shown.map((row) => {
          const { sail_number, boat_name, skipper_name } = row.boat;
          const words = (
            <>
              <b>{sail_number || skipper_name}</b>
              <span>{boat_name || skipper_name}</span>
            </>
          );
          return (
            <li key={row.key}>
              {onChoose ? (
                <button type="button" aria-label={finishTexts.finishOf(nameOf(row.boat))} onClick={() => onChoose(row)}>
                  {words}
                </button>
              ) : (
                <div>{words}</div>
              )}
            </li>
          );
        })}
      </Tiles>
      {isNarrow && rows.length > FEW && (
        <Button sx={edgeAligned} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? finishTexts.showFew : finishTexts.showAll(rows.length)}
        </Button>
      )}
    </>
  );
});
