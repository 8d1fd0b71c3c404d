/** Plain SVGs: a row is rendered hundreds of times, and a styled icon costs more than the rest of it. */

const icon = {
  width: 20,
  height: 20,
  viewBox: '0 0 24 24',
  fill: 'currentColor',
  'aria-hidden': true,
  focusable: false,
} as const;

export const GripIcon = () => (
  <svg {...icon}>
    <path d="M9 4h2v3H9zM13 4h2v3h-2zM9 10.500h2v3H9zM13 10.500h2v3h-2zM9 17h2v3H9zM13 17h2v3h-2z" />
  </svg>
);

export const DotsIcon = () => (
  <svg {...icon}>
    <circle cx="12" cy="5" r="1.800" />
    <circle cx="12" cy="12" r="1.800" />
    <circle cx="12" cy="19" r="1.800" />
  </svg>
);

export const WaitingIcon = () => (
  <svg {...icon} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
    <circle cx="12" cy="12" r="8" />
    <path d="M12 7.500V12l3 2" />
  </svg>
);
