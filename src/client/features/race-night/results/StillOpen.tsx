import { styled } from '@mui/material/styles';
import type { Id } from '../../../../shared/contract/common';
import type { ResultRow } from '../../../../shared/contract/sailings';
import type { FleetNeeds } from '../../../../shared/domain/results/fleetNeeds';
import { chancesAt, reachOf } from '../../../../shared/domain/results/needs';
import { useReadObservations } from '../../../api/finishObservations';
import { formatClockSeconds } from '../../../ui/format';
import { selectNow } from '../../../state/clock';
import { useAppSelector } from '../../../state/rootState';
import { resultTexts } from './texts';
import type { OpenNeeds } from '../../../changes/needs';

const { needs: texts } = resultTexts;

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25),
  marginBottom: theme.spacing(1.5),
  fontVariantNumeric: 'tabular-nums',
  '& p': { margin: 0 },
  '& b': { fontWeight: 'var(--weight-strong)' },
  '& span': { color: theme.vars.palette.text.secondary },
}));

/** "3 båtar kan ännu vinna", and how many places nobody can change any more. */
function openText({ needs }: FleetNeeds, now: number, hasUnknown: boolean): [string, string] {
  const { mayWin, fixed } = chancesAt(needs, now, hasUnknown);
  const settled = fixed.size > 0 ? `${texts.settled(fixed.size)}, ` : '';
  const rest = `${settled}${texts.preliminary}`;
  if (mayWin.length > 0) return [texts.mayWin(mayWin.length), rest];
  return [fixed.size > 0 ? texts.won : texts.nobody, fixed.size > 1 ? rest : texts.preliminary];
}

/** Reads the clock, and is rendered again only when its words change. */
function FleetLine({ fleet, hasUnknown, isNamed }: { fleet: FleetNeeds; hasUnknown: boolean; isNamed: boolean }) {
  const text = useAppSelector((state) => openText(fleet, selectNow(state), hasUnknown).join('\n'));
  const [open, rest] = text.split('\n');
  return (
    <p>
      {isNamed ? `${fleet.name ?? resultTexts.noClass}: ` : null}
      <b>{open}</b>
      <span>{`, ${rest}.`}</span>
    </p>
  );
}

/** Has times without a boat read, for those who may. */
function LooseFinishes({ sailing }: { sailing: Id }) {
  useReadObservations(sailing);
  return null;
}

interface StillOpenProps {
  needs: OpenNeeds;
  sailing: Id;
  /** The reader may see times without a boat. */
  readsLoose: boolean;
}

/** What is still open while boats are out, and what may change it: said to everybody, and never as the last word. */
export function StillOpen({ needs: { fleets, unknown }, sailing, readsLoose }: StillOpenProps) {
  if (fleets.length === 0) return null;
  const [first = null] = unknown;
  const clock = unknown.length === 1 && first !== null ? formatClockSeconds(first) : null;
  return (
    <Lines>
      {readsLoose && <LooseFinishes sailing={sailing} />}
      {fleets.map((fleet) => (
        <FleetLine
          key={fleet.name ?? ''}
          fleet={fleet}
          hasUnknown={unknown.length > 0}
          isNamed={fleets.length > 1 || fleet.name !== null}
        />
      ))}
      {unknown.length > 0 && <p>{texts.unknown(unknown.length, clock)}</p>}
    </Lines>
  );
}

function needText(needs: OpenNeeds, { competitor, start, rating }: NeededRow, now: number): string | null {
  const own = needs.of(competitor);
  if (own === null) return null;
  if (own.boat.deadlines === null) return start === null ? texts.noStart : rating === null ? texts.noRating : null;
  const reach = reachOf(own.boat, own.places, now);
  if (reach === null) return texts.tooLate;
  const clock = formatClockSeconds(reach.before);
  return reach.place === 1 ? texts.toWin(clock) : texts.toPlace(reach.place, clock);
}

interface NeededRow extends Pick<ResultRow, 'start' | 'rating'> {
  competitor: Id;
}

/** What one boat that is out needs. Reads the clock itself, so that only what changes is rendered each second. */
export function BoatNeed({ needs, row }: { needs: OpenNeeds; row: NeededRow }) {
  const text = useAppSelector((state) => needText(needs, row, selectNow(state)));
  return text === null ? null : <span className="need">{text}</span>;
}
