import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Picture = styled('svg')({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const TEXT = 'var(--mui-palette-text-primary)';
const SOFT = 'var(--mui-palette-text-secondary)';
const GREEN = 'var(--mui-palette-primary-main)';
const YELLOW = 'var(--mui-palette-signal-bg)';
const TINT = 'var(--mui-palette-tint-starboard)';
/** Signal flags have the same colours in every scheme. */
const FLAG = { blue: '#0a4a9c', orange: '#f27b1a', red: '#c8102e', white: '#ffffff', edge: '#3a4a5a' };

/** Where the water begins in the field of 220 by 150. */
const water = (y: number): string => `M20 ${y}q14-7 28 0t28 0 28 0 28 0 28 0 28 0`;

const Water = () => (
  <g strokeWidth="3">
    <path d={water(130)} stroke="var(--mui-palette-scene-wave)" />
    <path d={water(142)} stroke="var(--mui-palette-scene-sea)" />
  </g>
);

/** A flagpole in the water; its flag is drawn from its top. */
const Pole = ({ x, top }: { x: number; top: number }) => <path d={`M${x} ${top}V126`} stroke={TEXT} strokeWidth="3" />;

interface BoatProps {
  at: string;
  sail: string;
}

const Boat = ({ at, sail }: BoatProps) => (
  <g transform={at} strokeWidth="2" stroke={TEXT}>
    <path d="M3-70C20-50 28-30 29-10H3Z" fill={sail} />
    <path d="M-3-58C-12-42-19-26-22-10H-3Z" fill={sail} />
    <path d="M-30-4H34C31 4 26 8 18 8H-16C-24 8-28 3-30-4Z" fill={TEXT} />
  </g>
);

const LANES: readonly (readonly [y: number, colour: string])[] = [
  [36, GREEN],
  [62, YELLOW],
  [88, 'var(--mui-palette-medal-bronzeEdge)'],
  [114, SOFT],
];

const DRAWINGS = {
  /** No sailing: a flagpole without a flag, its halyard loose. */
  pole: (
    <>
      <path d="M110 18C134 44 134 84 112 110" stroke={SOFT} strokeWidth="2" strokeDasharray="2 6" />
      <Pole x={110} top={10} />
      <circle cx="110" cy="8" r="5" fill={GREEN} />
      <Water />
    </>
  ),
  /** No boat: an empty berth. */
  berth: (
    <>
      <path d="M52 70V128M110 70V128M168 70V128" stroke={TEXT} strokeWidth="6" />
      <path d="M52 88Q81 108 110 88T168 88" stroke={SOFT} strokeWidth="2.5" />
      <path d="M47 82h10M105 82h10M163 82h10" stroke={YELLOW} strokeWidth="4" />
      <Water />
    </>
  ),
  /** No group and no start yet: the orange flag at one end of the starting line, a buoy at the other. */
  start: (
    <>
      <path d="M40 24h36v28H40Z" fill={FLAG.orange} stroke={FLAG.edge} />
      <Pole x={38} top={18} />
      <path d="M46 122H172" stroke={SOFT} strokeWidth="2.5" strokeDasharray="2 8" />
      <path d="M178 128l8-30 8 30Z" fill={YELLOW} stroke={TEXT} strokeWidth="2.5" />
      <Water />
    </>
  ),
  /** No time yet: the blue flag at the finishing line, and the boats out. */
  finish: (
    <>
      <path d="M34 26h36v28H34Z" fill={FLAG.blue} stroke={FLAG.edge} />
      <Pole x={32} top={20} />
      <path d="M40 120H196" stroke={GREEN} strokeWidth="2.5" strokeDasharray="2 8" />
      <Boat at="translate(134 114)" sail={TINT} />
      <Boat at="translate(184 114) scale(.55)" sail={TINT} />
      <Water />
    </>
  ),
  /** Nothing to add up: lanes on which no boat has moved. */
  season: (
    <>
      {LANES.map(([y, colour]) => (
        <g key={y}>
          <path d={`M46 ${y}H186`} stroke={colour} strokeWidth="3.5" strokeDasharray="1 9" />
          <circle cx="34" cy={y} r="7" fill={colour} />
        </g>
      ))}
      <path d="M190 22V130" stroke={TEXT} strokeWidth="3" />
    </>
  ),
  /** No course: its marks, and no line between them. */
  course: (
    <>
      <g fill={YELLOW} stroke={TEXT} strokeWidth="2.5">
        <path d="M100 46l10-34 10 34Z" />
        <path d="M34 126l10-34 10 34Z" />
        <path d="M166 126l10-34 10 34Z" />
      </g>
      <path d="M92 58 60 100M72 112H148M160 100 128 58" stroke={SOFT} strokeWidth="2.5" strokeDasharray="2 8" />
      <Water />
    </>
  ),
  /** Not found: a mark that has drifted. */
  adrift: (
    <>
      <g transform="rotate(16 110 100)" stroke={TEXT} strokeWidth="3">
        <path d="M82 126 110 42l28 84Z" fill={YELLOW} />
        <path d="M96 84h28M110 42V22" />
      </g>
      <path d="M152 126q30 8 44-20" stroke={SOFT} strokeWidth="2.5" strokeDasharray="2 7" />
      <Water />
    </>
  ),
  /** No network: the answering pennant, which means to wait. */
  offline: (
    <>
      <path d="M60 22h54v38H60Z" fill={FLAG.white} />
      <path d="M60 22h11v38H60ZM82 22h11v38H82ZM103 22h11v38h-11Z" fill={FLAG.red} />
      <path d="M60 22h54v38H60Z" stroke={FLAG.edge} />
      <Pole x={58} top={14} />
      <g stroke={SOFT} strokeWidth="3" strokeDasharray="1 7">
        <path d="M136 104a22 22 0 0 1 44 0M146 104a12 12 0 0 1 24 0" />
      </g>
      <circle cx="158" cy="106" r="4" fill={SOFT} />
      <Water />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type EmptyDrawingName = keyof typeof DRAWINGS;

export const EMPTY_DRAWINGS = Object.keys(DRAWINGS) as EmptyDrawingName[];

/** What a place without content shows above its words. Decorative. */
export function EmptyDrawing({ name }: { name: EmptyDrawingName }) {
  return (
    <Picture viewBox="0 0 220 150" width="220" data-drawing={name} aria-hidden="true" focusable="false">
      {DRAWINGS[name]}
    </Picture>
  );
}
