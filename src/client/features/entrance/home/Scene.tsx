import { styled } from '@mui/material/styles';

const Picture = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: theme.shape.borderRadius,
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
}));

const colour = (name: string): string => `var(--mui-palette-scene-${name})`;

interface BoatProps {
  at: string;
  /** The one with the green light. */
  lit?: boolean;
}

function Boat({ at, lit = false }: BoatProps) {
  const ink = 'var(--mui-palette-text-primary)';
  return (
    <g transform={at}>
      <path
        d="M2-78C18-58 26-36 27-12H2Z"
        fill={lit ? 'var(--mui-palette-primary-main)' : colour('sail')}
        stroke={ink}
        strokeWidth="1.5"
      />
      <path d="M-3-66C-12-48-19-30-22-12H-3Z" fill={colour('sail')} stroke={ink} strokeWidth="1.5" />
      <path d="M-30-7H34C31 2 25 7 16 7H-16C-24 7-28 2-30-7Z" fill={ink} />
      <path d="M-40 11H-14M-2 13H40" stroke={colour('wave')} strokeWidth="2.5" strokeLinecap="round" />
    </g>
  );
}

/**
 * A start line on a calm evening. Decorative; in the colours of the scheme, so that it is night on the night bridge.
 */
export function Scene() {
  return (
    <Picture viewBox="0 0 560 400" aria-hidden="true" focusable="false">
      <rect width="560" height="400" fill={colour('sky')} />
      <circle cx="424" cy="112" r="34" fill="var(--mui-palette-signal-bg)" opacity=".9" />
      <path d="M0 196C60 176 96 182 150 190s96-22 158-12 92 14 132 4 84-12 120 2v40H0Z" fill={colour('farShore')} />
      <rect y="206" width="560" height="194" fill={colour('sea')} />
      <g stroke={colour('wave')} strokeWidth="2.5" strokeLinecap="round">
        <path d="M24 232h44M132 224h26M262 230h56M392 226h34M486 238h40" />
        <path d="M52 276h70M214 268h40M330 284h86M470 274h54" opacity=".8" />
        <path d="M20 348h110M196 364h92M356 350h60M452 372h84" opacity=".6" />
      </g>
      <path
        d="M36 306H524"
        stroke="var(--mui-palette-text-primary)"
        strokeWidth="1.5"
        strokeDasharray="3 9"
        opacity=".55"
      />
      <g>
        <path d="M522 306V252" stroke="var(--mui-palette-text-primary)" strokeWidth="3" strokeLinecap="round" />
        <path d="M520 254h-30v12h30Z" fill="#0a4a9c" />
        <path d="M520 266h-30v12h30Z" fill="#c8102e" />
        <path d="M508 306h28c-2 8-6 12-14 12s-12-4-14-12Z" fill="var(--mui-palette-signal-bg)" />
      </g>
      <Boat at="translate(92 262) scale(.72)" />
      <Boat at="translate(392 278) scale(.88)" />
      <Boat at="translate(232 338) scale(1.5)" lit />
    </Picture>
  );
}
