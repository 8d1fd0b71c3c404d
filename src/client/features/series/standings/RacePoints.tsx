import { styled } from '@mui/material/styles';
import { fromScaled } from '../../../../shared/domain/decimals';
import type { SeriesCell } from '../../../../shared/domain/scoring/types';
import { Decimal, ScoreCodeMark } from '../../../sailing-ui/Place';
import { decimalText } from '../../../ui/format';
import { visuallyHidden } from '../../../ui/styles';
import { standingsTexts } from './texts';

const Code = styled('span')({ fontSize: '0.75rem', marginRight: 6, letterSpacing: '0.02em' });
const Struck = styled('s')(({ theme }) => ({ color: theme.vars.palette.text.secondary, textDecorationThickness: 2 }));

/** "6", "6 DNF", and in files "6 DNF (borträknad)". */
export function racePointsText({ tenths, code, isDiscarded }: SeriesCell): string {
  if (tenths === null) return standingsTexts.notCounted;
  const points = [decimalText(fromScaled(tenths, 1)), code].filter(Boolean).join(' ');
  return isDiscarded ? standingsTexts.discardedText(points) : points;
}

/** Points of a boat in a race, with her code; what is discarded is struck through, and said. */
export function RacePoints({ cell }: { cell: SeriesCell }) {
  const { tenths, code, isDiscarded } = cell;
  if (tenths === null) return standingsTexts.notCounted;
  const figure = (
    <>
      {code === null ? null : (
        <Code>
          <ScoreCodeMark code={code} />
        </Code>
      )}
      <Decimal value={fromScaled(tenths, 1)} />
    </>
  );
  if (!isDiscarded) return <span>{figure}</span>;
  return (
    <span>
      <Struck>{figure}</Struck>
      <span style={visuallyHidden}>{`, ${standingsTexts.discarded}`}</span>
    </span>
  );
}
