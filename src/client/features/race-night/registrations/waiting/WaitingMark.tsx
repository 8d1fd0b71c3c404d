import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Club } from '../../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { paths } from '../../../../paths';
import { selectWaitingEntries } from '../../../../state/rowSelectors';
import { useAppSelector } from '../../../../state/rootState';
import { registrationTexts } from '../texts';

/** Beside a sailing of the club's list: how many entries wait, and the way to them. */
export function WaitingMark({ club, sailing }: { club: Club; sailing: SailingRow }) {
  const count = useAppSelector((state) => selectWaitingEntries(state, sailing.id).length);
  if (count === 0) return null;
  return (
    <Link
      component={RouterLink}
      to={paths.competitors(club.slug, sailing.id)}
      aria-label={registrationTexts.waiting.countIn(count, sailing.name)}
      sx={(theme) => ({
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 28,
        '&::after': { content: '""', position: 'absolute', inset: '-8px 0' },
        paddingInline: '10px',
        borderRadius: '6px',
        border: `var(--stroke) solid ${theme.vars.palette.divider}`,
        fontSize: '0.875rem',
        fontWeight: 'var(--weight-strong)',
        color: theme.vars.palette.signal.on,
        background: theme.vars.palette.signal.bg,
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
      })}
    >
      {registrationTexts.waiting.count(count)}
    </Link>
  );
}
