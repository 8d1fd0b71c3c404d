import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Sailor, SailorEntry } from '../../../../shared/contract/sailors';
import { competitorLabel } from '../../../../shared/domain/sailNumber';
import { startGroupName } from '../../../../shared/domain/startGroups';
import { ENTRY_STATUS_LABELS } from '../../../../shared/texts/labels';
import { useSailing } from '../../../api/sailings';
import { paths } from '../../../paths';
import { selectStartGroups } from '../../../state/rowSelectors';
import { useAppSelector } from '../../../state/hooks';
import { Fact, FactList } from '../../../ui/page/FactList';
import { formatClock, formatDay, formatDecimal } from '../../../ui/format';
import { HomeSection } from '../../../ui/page/HomeSection';
import { StatusChip } from '../../../sailing-ui/StatusChip';
import { StartsIn } from './StartsIn';
import { sailorHomeTexts } from './texts';
import { todoBefore } from './todo';
import { TodoList } from './TodoList';

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 3),
  padding: theme.spacing(2, 2.5),
  marginBlock: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  border: `var(--stroke) solid ${theme.vars.palette.primary.main}`,
  borderLeftWidth: 6,
}));

interface NextStartProps {
  sailor: Sailor;
  entry: SailorEntry;
}

/** The start that the sailor is heading for: when, from where, in what shape, and what is left to do. */
export function NextStart({ sailor, entry: { sailing, competitor } }: NextStartProps) {
  const { sailing: row } = useSailing(sailing.id);
  const groups = useAppSelector((state) => selectStartGroups(state, sailing.id));
  const group = groups.find(({ id }) => id === competitor.start_group);
  const start = competitor.effective_start;
  const href = paths.sailingInfo(sailing.club.slug, sailing.id);
  return (
    <HomeSection
      title={sailorHomeTexts.next}
      more={{ label: sailorHomeTexts.allSailings, to: paths.sailorSailings(sailor.id) }}
    >
      <Panel>
        <div>
          <Typography variant="h3" component="p">
            {sailing.name}
          </Typography>
          <Typography>{sailorHomeTexts.of(sailing.club.name, formatDay(sailing.start_date))}</Typography>
          <Typography>
            {start === null ? sailorHomeTexts.noStart : sailorHomeTexts.startsAt(formatClock(start))}
          </Typography>
        </div>
        {start === null ? null : <StartsIn at={Date.parse(start)} />}
      </Panel>
      <TodoList
        todo={todoBefore({ sailor, sailing: row, competitor })}
        entry={href}
        settings={paths.sailorSettings(sailor.id)}
      />
      <FactList>
        <Fact term={sailorHomeTexts.boat}>{competitorLabel(competitor)}</Fact>
        {competitor.rating === null ? null : (
          <Fact term={sailorHomeTexts.rating}>{formatDecimal(competitor.rating)}</Fact>
        )}
        {row?.start_type === 'groups' ? (
          <Fact term={sailorHomeTexts.group}>
            {group ? startGroupName(group, groups.indexOf(group)) : sailorHomeTexts.noGroup}
          </Fact>
        ) : null}
        <Fact term={sailorHomeTexts.entry}>
          <StatusChip status={competitor.status} label={ENTRY_STATUS_LABELS[competitor.status]} />
        </Fact>
      </FactList>
      <Button sx={{ mt: 2 }} variant="contained" component={Link} to={href} nativeButton={false}>
        {sailorHomeTexts.toSailing}
      </Button>
    </HomeSection>
  );
}
