import { styled } from '@mui/material/styles';

export type ChipStatus =
  | 'unpublished'
  | 'upcoming'
  | 'ongoing'
  | 'finished'
  | 'cancelled'
  | 'registered'
  | 'preliminary'
  | 'verified';

/** One outline per status, so that hue is never the only difference. */
const SHAPES: Record<ChipStatus, { outline: string; filled: boolean; dashed?: boolean }> = {
  unpublished: { outline: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2Z', filled: false, dashed: true },
  upcoming: { outline: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2ZM8 4.5V8l2.5 1.5', filled: false },
  ongoing: { outline: 'M4 2.5 13.5 8 4 13.500Z', filled: true },
  finished: { outline: 'm2.5 8.5 3.5 3.5 7.5-8', filled: false },
  cancelled: { outline: 'm3.5 3.5 9 9m0-9-9 9', filled: false },
  registered: { outline: 'M8 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z', filled: true },
  preliminary: { outline: 'M8 2a6 6 0 1 1 0 12Z', filled: true },
  verified: { outline: 'm1 8.5 3.5 3.5 6-7M8.5 11l1 1 6-7', filled: false },
};

const Chip = styled('span')<{ status: ChipStatus }>(({ theme, status }) => {
  const { palette } = theme.vars;
  const calm = { color: palette.text.primary, background: palette.sunken };
  const looks: Partial<Record<ChipStatus, typeof calm>> = {
    ongoing: { color: palette.primary.contrastText, background: palette.primary.main },
    verified: { color: palette.text.primary, background: palette.tint.starboard },
    preliminary: { color: palette.signal.on, background: palette.signal.bg },
    cancelled: { color: palette.text.primary, background: palette.tint.port },
  };
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 28,
    paddingInline: 10,
    borderRadius: 6,
    border: `var(--stroke) solid ${status === 'ongoing' ? 'transparent' : palette.divider}`,
    fontSize: '0.875rem',
    fontWeight: 'var(--weight-strong)',
    whiteSpace: 'nowrap',
    ...(looks[status] ?? calm),
  };
});

interface StatusChipProps {
  status: ChipStatus;
  label: string;
}

/** A status as shape and word. */
export function StatusChip({ status, label }: StatusChipProps) {
  const { outline, filled, dashed } = SHAPES[status];
  return (
    <Chip status={status}>
      <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path
          d={outline}
          fill={filled ? 'currentColor' : 'none'}
          stroke={filled ? 'none' : 'currentColor'}
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray={dashed ? '1 3.7' : undefined}
        />
      </svg>
      {label}
    </Chip>
  );
}
