import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Sailor, SailorEntry } from '../../../../shared/contract/sailors';
import { daysBetween } from '../../../../shared/domain/calendar';
import { competitorLabel } from '../../../../shared/domain/sailNumber';
import { startGroupName } from '../../../../shared/domain/startGroups';
import { localDateOf } from '../../../../shared/domain/time';
import { ENTRY_STATUS_LABELS } from '../../../../shared/texts/labels';
import { useSailing } from '../../../api/sailings';
import { paths } from '../../../paths';
import { StatusChip } from '../../../sailing-ui/StatusChip';
import { selectNow } from '../../../state/clock';
import { useAppSelector } from '../../../state/rootState';
import { selectStartGroups } from '../../../state/rowSelectors';
import { formatClock, formatDay, formatDecimal, formatCountdown } from '../../../ui/format';
import { Fact, FactList } from '../../../ui/page/FactList';
import { HomeSection } from '../../../ui/page/HomeSection';
import { TodoList, todoBefore } from './TodoList';
import { sailorHomeTexts } from './texts';

/** Nearer than this the seconds are counted. */
const NEAR_S = 12 * 60 * 60;

const Left = styled('p')(({ theme }) => ({ ...theme.typography.h1, margin: 0, fontVariantNumeric: 'tabular-nums' }));

/** How far away the start is, in words; the seconds when it is near. */
function leftText(at: number, now: number): string {
  const seconds = Math.ceil((at - now) / 1000);
  if (seconds <= 0) return sailorHomeTexts.started;
  if (seconds <= NEAR_S) return sailorHomeTexts.startsIn(formatCountdown(seconds));
  const days = daysBetween(localDateOf(now), localDateOf(at));
  return days === 0 ? sailorHomeTexts.today : sailorHomeTexts.inDays(days);
}

/** Time left to the sailor's start. Reads the clock itself, so that only this re-renders each second. */
function StartsIn({ at }: { at: number }) {
  const text = useAppSelector((state) => leftText(at, selectNow(state)));
  return (
    <Left role="timer" aria-live="off">
      {text}
    </Left>
  );
}

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
  /** The evening's card has it all from two hours before the start. */
  hasCard: boolean;
}

const CARD_MS = 2 * 60 * 60 * 1000;

/** Whether the evening's card counts down to the start already. */
const useIsOnCard = (start: string | null, hasCard: boolean): boolean =>
  useAppSelector((state) => hasCard && start !== null && Date.parse(start) - CARD_MS <= selectNow(state));

/** The start that the sailor is heading for: when, from where, in what shape, and what is left to do. */
export function NextStart({ sailor, entry: { sailing, competitor }, hasCard }: NextStartProps) {
  const isOnCard = useIsOnCard(competitor.effective_start, hasCard);
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
      {isOnCard ? null : (
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
      )}
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
      <Button
        sx={{ mt: 2 }}
        variant={isOnCard ? 'outlined' : 'contained'}
        component={Link}
        to={href}
        nativeButton={false}
      >
        {sailorHomeTexts.toSailing}
      </Button>
    </HomeSection>
  );
}
