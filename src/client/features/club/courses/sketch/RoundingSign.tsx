import type { Rounding } from '../../../../../shared/contract/courses';
import { courseTexts } from '../texts';

/** A can for port, a cone for starboard, a diamond for a gate or a line: shape and letter say it besides the colour. */
const SIGNS: Record<Rounding, { outline: string; fill: string; ink: string; letterY: number }> = {
  port: {
    outline: 'M-9-9H9V9H-9Z',
    fill: 'var(--mui-palette-error-main)',
    ink: 'var(--mui-palette-error-contrastText)',
    letterY: 5,
  },
  starboard: {
    outline: 'M0-13 13 10H-13Z',
    fill: 'var(--mui-palette-primary-main)',
    ink: 'var(--mui-palette-primary-contrastText)',
    letterY: 7,
  },
  gate: {
    outline: 'M0-13 13 0 0 13-13 0Z',
    fill: 'var(--mui-palette-text-primary)',
    ink: 'var(--mui-palette-background-paper)',
    letterY: 5,
  },
};

/** The sign of a side, about its own middle. */
export function RoundingShape({ rounding }: { rounding: Rounding }) {
  const { outline, fill, ink, letterY } = SIGNS[rounding];
  return (
    <>
      <path d={outline} fill={fill} stroke="var(--mui-palette-background-paper)" strokeWidth="1.5" />
      <text y={letterY} textAnchor="middle" fontSize="13" fontWeight="700" fill={ink}>
        {courseTexts.roundingLetters[rounding]}
      </text>
    </>
  );
}

export function RoundingSign({ rounding }: { rounding: Rounding }) {
  return (
    <svg width="26" height="26" viewBox="-14 -14 28 28" aria-hidden="true" focusable="false" style={{ flex: 'none' }}>
      <RoundingShape rounding={rounding} />
    </svg>
  );
}
