import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { Club } from '../../../../../shared/contract/clubs';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import type { Actor } from '../../../../../shared/domain/permissions';
import { competitorStart, isWaiting } from '../../../../../shared/domain/effectiveStart';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { entryStatus } from '../../../../../shared/domain/status';
import { ENTRY_STATUS_LABELS } from '../../../../../shared/texts/labels';
import { paths } from '../../../../paths';
import { GroupFlag } from '../../../../sailing-ui/flags/SignalFlag';
import { StatusChip } from '../../../../sailing-ui/StatusChip';
import { selectNow } from '../../../../state/clock';
import { useAppSelector } from '../../../../state/rootState';
import { selectRaceClasses, selectStartGroup } from '../../../../state/rowSelectors';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';
import { lazyPart } from '../../../../ui/dialogs/lazyPart';
import { useDialog } from '../../../../ui/dialogs/useDialog';
import { formatClockSeconds, formatCountdown, formatDecimal } from '../../../../ui/format';
import { ListSkeleton } from '../../../../ui/states/Skeletons';
import { useOwnRights } from '../state/useOwnEntry';
import { registrationTexts } from '../texts';

/** The user's own part of a page: marked by a green edge, on one line where there is room. */
const Panel = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 4),
  padding: theme.spacing(2, 2.5),
  marginBottom: theme.spacing(3),
  maxWidth: 1120,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  border: `var(--stroke) solid ${theme.vars.palette.primary.main}`,
  borderLeftWidth: 6,
  '& .state': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1.5),
    flex: '1 1 16rem',
  },
  '& .variants': { flex: '1 1 100%' },
  '& .variants:empty': { display: 'none' },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  '& .buttons:empty': { display: 'none' },
}));

const EditEntryDialog = lazyDialog(async () => (await import('./EditEntryDialog')).EditEntryDialog);
const WithdrawDialog = lazyDialog(async () => (await import('./WithdrawDialog')).WithdrawDialog);
const VariantChips = lazyPart(
  async () => (await import('./VariantChips')).VariantChips,
  <ListSkeleton rows={1} height={56} />,
);

const Facts = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

function meaningOf(entry: Competitor, status: ReturnType<typeof entryStatus>): string {
  const { meaning } = registrationTexts.entry;
  if (status === 'preliminary') return entry.approved ? meaning.reported : meaning.waiting;
  return meaning[status];
}

const takesReports = ({ self_reporting, verified_result, status }: SailingRow): boolean =>
  self_reporting && !verified_result && (status === 'ongoing' || status === 'finished');

/** "SRS 1 · Utan flygande segel 0,921 · 3 ombord" */
function useFacts({ rating_type, rating, race_class, crew_names, crew_count, sailing }: Competitor): string {
  const raceClass = useAppSelector((state) => selectRaceClasses(state, sailing)).find(({ id }) => id === race_class);
  const variant = registrationTexts.form.variants[rating_type];
  const counted =
    rating === null
      ? registrationTexts.form.noNumber(variant)
      : registrationTexts.form.withNumber(variant, formatDecimal(rating));
  const aboard = crew_count === 1 ? registrationTexts.entry.alone : registrationTexts.entry.aboard(crew_count);
  return [raceClass?.name, counted, aboard, crew_names].filter(Boolean).join(' · ');
}

const Start = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1),
  margin: theme.spacing(1, 0, 0),
  fontSize: '1.125rem',
  '& > span': { whiteSpace: 'nowrap' },
  fontWeight: 'var(--weight-strong)',
  fontVariantNumeric: 'tabular-nums',
}));

/** Nearer than this the seconds are counted. */
const NEAR_S = 12 * 60 * 60;

/** Reads the clock itself, so that only this is rendered each second. */
function StartsIn({ at }: { at: number }) {
  const text = useAppSelector((state) => {
    const seconds = Math.ceil((at - selectNow(state)) / 1000);
    return seconds > 0 && seconds <= NEAR_S ? registrationTexts.entry.startsIn(formatCountdown(seconds)) : null;
  });
  return text === null ? null : (
    <span role="timer" aria-live="off">
      {text}
    </span>
  );
}

/** The boat's group, its flag and its own start: what its sailor has come to see. */
function OwnStart({ entry, sailing }: { entry: Competitor; sailing: SailingRow }) {
  const group = useAppSelector((state) =>
    entry.start_group === null ? null : (selectStartGroup(state, entry.start_group) ?? null),
  );
  const start = competitorStart(entry.start, group, sailing);
  const { startAt, startLost, noStart, noGroup } = registrationTexts.entry;
  const lost = isWaiting(group ?? sailing) ? startLost : noStart;
  const name = group?.name ?? (sailing.start_type === 'groups' ? noGroup : '');
  return (
    <Start>
      <GroupFlag flag={group?.class_flag} size={28} />
      <span>{[name, start === null ? lost : startAt(formatClockSeconds(start))].filter(Boolean).join(' · ')}</span>
      {start === null ? null : <StartsIn at={start} />}
    </Start>
  );
}

/** Puts the focus on what it is given to, once that is new. */
function useFocusOf(isNew: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) element.current?.focus();
  }, [isNew]);
  return element;
}

/** What the boat is counted by, as long as that may be anything else. */
function Variants({ entry, sailing, mayEdit }: Pick<OwnEntryPanelProps, 'entry' | 'sailing'> & { mayEdit: boolean }) {
  if (sailing.status !== 'upcoming' && sailing.status !== 'ongoing') return null;
  return (
    <div className="variants">
      <VariantChips entry={entry} mayEdit={mayEdit} onMissing={() => true} />
    </div>
  );
}

/** While it is sailed, and before and after it: where the boat is may be said until everybody is ashore. */
const ON_WATER: readonly SailingRow['status'][] = ['upcoming', 'ongoing', 'finished'];

interface OwnEntryPanelProps {
  user: Actor;
  entry: Competitor;
  club: Club;
  sailing: SailingRow;
  /** Made just now, by a button that is no longer there: what came of it has the focus. */
  isNew: boolean;
}

/** The reader's own entry: how it stands, and what they may still do with it. */
export function OwnEntryPanel({ user, entry, club, sailing, isNew }: OwnEntryPanelProps) {
  const title = useId();
  const { dialog, show, close } = useDialog<'edit' | 'withdraw'>('ownEntry');
  const { mayEdit, mayWithdraw } = useOwnRights(user, entry, sailing);
  const status = entryStatus(entry, sailing.verified_result);
  const facts = useFacts(entry);
  const panel = useFocusOf(isNew);
  return (
    <Panel aria-labelledby={title} ref={panel} tabIndex={-1}>
      <div>
        <Typography id={title} component="h2" variant="body1" sx={{ fontWeight: 'var(--weight-strong)' }}>
          {registrationTexts.ownEntry}
        </Typography>
        <Typography variant="h2" component="p">
          {competitorLabel(entry)}
        </Typography>
        <Facts>{facts}</Facts>
        {sailing.status !== 'finished' && <OwnStart entry={entry} sailing={sailing} />}
      </div>
      <div className="state">
        <StatusChip status={status} label={ENTRY_STATUS_LABELS[status]} />
        <Typography variant="body2">{meaningOf(entry, status)}</Typography>
      </div>
      <Variants {...{ entry, sailing, mayEdit }} />
      <div className="buttons">
        {ON_WATER.includes(sailing.status) && !sailing.verified_result ? (
          <Button
            component={Link}
            to={paths.onWater(club.slug, sailing.id)}
            variant={sailing.status === 'finished' ? 'outlined' : 'contained'}
          >
            {registrationTexts.entry.onWater}
          </Button>
        ) : null}
        {takesReports(sailing) ? (
          <Button
            component={Link}
            to={paths.finish(club.slug, sailing.id)}
            variant={sailing.status === 'finished' ? 'contained' : 'outlined'}
          >
            {registrationTexts.entry.report}
          </Button>
        ) : null}
        {mayEdit ? (
          <Button variant="outlined" onClick={() => show('edit')}>
            {registrationTexts.entry.edit}
          </Button>
        ) : null}
        {mayWithdraw ? (
          <Button color="error" onClick={() => show('withdraw')}>
            {registrationTexts.entry.withdraw}
          </Button>
        ) : null}
      </div>
      {dialog === 'edit' && mayEdit ? <EditEntryDialog entry={entry} sailing={sailing} onClose={close} /> : null}
      {dialog === 'withdraw' ? <WithdrawDialog entry={entry} sailing={sailing} onClose={close} /> : null}
    </Panel>
  );
}
