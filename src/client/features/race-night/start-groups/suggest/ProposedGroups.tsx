import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Competitor } from '../../../../../shared/contract/competitors';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { formatDecimal, formatTime } from '../../../../ui/format';
import { GroupFlag } from '../../../../sailing-ui/flags/SignalFlag';
import type { Proposal, ProposedGroup } from './suggestion';
import { suggestionTexts } from './texts';

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1.5),
    padding: theme.spacing(1.5, 0),
    borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '& .what': { display: 'grid' },
  '& .facts': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .limit': {
    width: '11rem',
    [theme.breakpoints.down('sm')]: { gridColumn: '2 / -1', width: '100%', marginTop: theme.spacing(1) },
  },
  '& .limit:empty': { display: 'none' },
  '& details': { gridColumn: '2 / -1' },
  '& summary': {
    ...theme.typography.body2,
    display: 'list-item',
    // Not inherited through the browser's own slot of a summary.
    boxSizing: 'border-box',
    minHeight: 28,
    cursor: 'pointer',
    paddingBlock: theme.spacing(0.5),
  },
  '@media (pointer: coarse)': { '& summary': { minHeight: 44, paddingBlock: theme.spacing(1.25) } },
}));

const Boats = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: theme.spacing(0.5, 0),
  columns: '14rem',
  '& li': {
    ...theme.typography.body2,
    display: 'flex',
    gap: theme.spacing(1),
    breakInside: 'avoid',
    fontVariantNumeric: 'tabular-nums',
  },
  '& li > span': { color: theme.vars.palette.text.secondary },
}));

const byNumber = (a: Competitor, b: Competitor): number => Number(a.base_rating ?? 0) - Number(b.base_rating ?? 0);

export function CompetitorNames({ competitors }: { competitors: readonly Competitor[] }) {
  return (
    <Boats>
      {competitors.toSorted(byNumber).map((competitor) => (
        <li key={competitor.id}>
          {competitor.base_rating !== null && <span>{formatDecimal(competitor.base_rating)}</span>}
          {competitorLabel(competitor)}
        </li>
      ))}
    </Boats>
  );
}

interface ProposedGroupsProps {
  groups: Proposal['groups'];
  /** The field of the group's lower limit, where it has one that can be changed. */
  limitField: (group: ProposedGroup, index: number) => ReactNode;
}

/** The groups in order of starting: when, by which numbers, and who. */
export function ProposedGroups({ groups, limitField }: ProposedGroupsProps) {
  return (
    <List>
      {groups.map((group, index) => {
        const { name, boats: competitors, min_rating, max_rating, start_time } = group;
        return (
          <li key={name}>
            <GroupFlag flag={group.flag} size={28} />
            <div className="what">
              <Typography component="h3" sx={{ fontWeight: 'var(--weight-strong)' }}>
                {name}
                {group.existing ? null : <span className="facts"> · {suggestionTexts.anewMark}</span>}
              </Typography>
              <span className="facts">
                {suggestionTexts.interval(
                  min_rating && formatDecimal(min_rating),
                  max_rating && formatDecimal(max_rating),
                )}
              </span>
              <span className="facts">
                {suggestionTexts.facts(start_time && formatTime(start_time), competitors.length)}
              </span>
            </div>
            <div className="limit">{limitField(group, index)}</div>
            {competitors.length === 0 ? (
              <Typography className="facts" sx={{ gridColumn: '2 / -1' }}>
                {suggestionTexts.nobody}
              </Typography>
            ) : (
              <details>
                <summary aria-label={`${suggestionTexts.showBoats}: ${name}`}>{suggestionTexts.showBoats}</summary>
                <CompetitorNames competitors={competitors} />
              </details>
            )}
          </li>
        );
      })}
    </List>
  );
}
