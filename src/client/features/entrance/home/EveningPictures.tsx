import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CLASS_FLAGS, FlagPicture } from './BoardPicture';

/** Seconds behind the winner, drawn as lengths. */
const BEHIND = [
  ['Mimmi', 4],
  ['Stormsvala', 36],
  ['Snipan', 88],
  ['Nordan', 143],
  ['Hulda', 164],
  ['Il Postino', 198],
] as const;

/** The places of three boats after each of six races; their colours are those of the line, and of the disc at its end. */
const SEASON = [
  { places: [4, 1, 2, 2, 2, 1], line: 'first', disc: 'gold' },
  { places: [2, 3, 1, 1, 1, 2], line: 'second', disc: 'silver' },
  { places: [3, 2, 3, 3, 3, 3], line: 'third', disc: 'bronze' },
  { places: [1, 4, 4, 5, 4, 4], line: '', disc: '' },
  { places: [5, 5, 5, 4, 5, 5], line: '', disc: '' },
] as const;

const STEP = 58;
const heightOf = (place: number): number => place * 34 - 6;

/** Glides from place to place. */
const lineOf = (places: readonly number[]): string =>
  places
    .map((place, race) => {
      const [x, y] = [36 + race * STEP, heightOf(place)];
      const before = places[race - 1];
      return before === undefined ? `M${x} ${y}` : `C${x - 29} ${heightOf(before)} ${x - 29} ${y} ${x} ${y}`;
    })
    .join('');

const Picture = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  fontSize: 14,
  '& text, & .ink': { fill: theme.vars.palette.text.primary },
  '& .time': { fontSize: 20, fontWeight: 'var(--weight-strong)' },
  '& .pole': { stroke: theme.vars.palette.text.primary, strokeWidth: 3 },
  '& .gap': { stroke: theme.vars.palette.scene.wave, strokeWidth: 6 },
  '& .boat': { fill: 'none', stroke: theme.vars.palette.divider, strokeWidth: 3, strokeLinecap: 'round' },
  '& .first': { stroke: theme.vars.palette.primary.main, strokeWidth: 5 },
  '& .second': { stroke: theme.vars.palette.signal.bg, strokeWidth: 5 },
  '& .third': { stroke: theme.vars.palette.medal.bronzeEdge, strokeWidth: 5 },
  '& .gold': { fill: theme.vars.palette.medal.gold, stroke: theme.vars.palette.medal.goldEdge },
  '& .silver': { fill: theme.vars.palette.medal.silver, stroke: theme.vars.palette.medal.silverEdge },
  '& .bronze': { fill: theme.vars.palette.medal.bronze, stroke: theme.vars.palette.medal.bronzeEdge },
}));

/** What an evening is, in three drawings: the groups start one after the other. */
function Starts() {
  return CLASS_FLAGS.map(({ start, flag }, index) => (
    <g key={start} transform={`translate(${30 + index * 108} 0)`}>
      <path className="pole" d="M0 24V176" />
      <g transform={`translate(3 ${30 + index * 32}) scale(2.3)`}>
        <FlagPicture flag={flag} />
      </g>
      <text className="time" x="10" y="172">
        {start}
      </text>
    </g>
  ));
}

/** How far behind the winner each boat came home. */
function Finishes() {
  return (
    <>
      <path className="pole" d="M40 24V176" />
      {BEHIND.map(([boat, length], index) => (
        <g key={boat} transform={`translate(42 ${38 + index * 26})`}>
          <path className="gap" d={`M0 0H${length}`} />
          <circle className="ink" cx={length} r="7" />
          <text x={length + 14} y="5">
            {boat}
          </text>
        </g>
      ))}
    </>
  );
}

/** The places of a season; the first three are drawn last, above the others. */
function Season() {
  return SEASON.toReversed().map(({ places, line, disc }) => (
    <g key={places.join()}>
      <path className={`boat ${line}`} d={lineOf(places)} />
      {disc === '' ? null : (
        <circle className={disc} cx={36 + (places.length - 1) * STEP} cy={heightOf(places.at(-1) ?? 1)} r="10" />
      )}
    </g>
  ));
}

const drawing = (of: ReactNode) => (
  <Picture viewBox="0 0 360 200" aria-hidden="true" focusable="false">
    {of}
  </Picture>
);

/** Before the start, at the finish, and the whole summer: decorative, the boats are invented. */
const PICTURES = [drawing(<Starts />), drawing(<Finishes />), drawing(<Season />)] as const;

/** The picture of one part of the evening, in the order of the texts. */
export const EveningPicture = ({ part }: { part: number }) => PICTURES[part];
