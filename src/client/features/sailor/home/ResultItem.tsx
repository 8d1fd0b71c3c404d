import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Id } from '../../../../shared/contract/common';
import type { Competitor } from '../../../../shared/contract/competitors';
import type { SailorEntry } from '../../../../shared/contract/sailors';
import { whyAround } from '../../../../shared/domain/results/whyAround';
import { SCORE_CODE_LABELS } from '../../../../shared/texts/labels';
import { useSailingResults } from '../../../api/results';
import { Sentences } from '../../../ui/data-table/Sentences';
import { decimalText, formatDay } from '../../../ui/format';
import { ErrorState } from '../../../ui/states/ErrorState';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { edgeAligned } from '../../../ui/styles';
import { sailorHomeTexts } from './texts';

/** How the place and the points of one's own came about, with the rule. */
function WhyOwn({ sailing, competitor }: { sailing: Id; competitor: Id }) {
  const { status, results, error, refetch } = useSailingResults(sailing);
  if (status === 'loading') return <ListSkeleton rows={2} height={24} />;
  if (!results) return <ErrorState title={sailorHomeTexts.whyFailed} error={error} onRetry={refetch} />;
  const row = results.results.find((one) => one.competitor === competitor);
  const why = [...(row?.why ?? []), ...whyAround(results, competitor)];
  return why.length === 0 ? <Typography>{sailorHomeTexts.noWhy}</Typography> : <Sentences sentences={why} />;
}

const Ground = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  paddingBlock: theme.spacing(1),
  minHeight: 56,
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}` },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 32,
    fontWeight: 'var(--weight-strong)',
    overflowWrap: 'anywhere',
  },
  '& small': { display: 'block', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Figures = styled('div')(({ theme }) => ({
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& strong': { display: 'block', fontSize: theme.typography.h3.fontSize, fontWeight: 'var(--weight-strong)' },
}));

const Why = styled('div')(({ theme }) => ({ gridColumn: '1 / -1', paddingBlock: theme.spacing(1) }));

function placeText({ position, score_code }: Competitor): string {
  if (position !== null) return sailorHomeTexts.place(position);
  return score_code ?? sailorHomeTexts.noPlace;
}

const noteOf = ({ sailing, competitor: { position, score_code } }: SailorEntry): string =>
  sailorHomeTexts.of(
    formatDay(sailing.start_date),
    ...(position === null && score_code !== null ? [SCORE_CODE_LABELS[score_code]] : []),
    sailing.verified_result ? sailorHomeTexts.verified : sailorHomeTexts.preliminary,
  );

/** One result of one's own: place and points, and on demand how they came about. */
export function ResultItem({ entry, href }: { entry: SailorEntry; href: string }) {
  const { sailing, competitor } = entry;
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <Ground>
      <span>
        <MuiLink component={Link} to={href}>
          {sailing.name}
        </MuiLink>
        <small>{noteOf(entry)}</small>
      </span>
      <Figures>
        <strong>{placeText(competitor)}</strong>
        {competitor.points === null ? null : <small>{sailorHomeTexts.points(decimalText(competitor.points))}</small>}
      </Figures>
      <Button
        sx={edgeAligned}
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-label={sailorHomeTexts.whyOf(sailing.name)}
        onClick={() => setOpen(!isOpen)}
      >
        {sailorHomeTexts.why}
      </Button>
      <Why id={panel} hidden={!isOpen}>
        {isOpen ? <WhyOwn sailing={sailing.id} competitor={competitor.id} /> : null}
      </Why>
    </Ground>
  );
}
