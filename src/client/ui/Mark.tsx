interface MarkProps {
  size?: number;
}

/**
 * The logo: two sails, the starboard one in the green of its light. Decorative, since the name is always beside it or
 * in the link's label.
 */
export function Mark({ size = 28 }: MarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none', display: 'block' }}
    >
      <path d="M29 4c14 11 23 26 25 42H29z" fill="var(--mui-palette-bar-accent)" />
      <path d="M24 15c-8 10-13 20-15 31h15zM6 51h52c-3 6-8 9-15 9H21c-7 0-12-3-15-9z" fill="currentColor" />
    </svg>
  );
}
