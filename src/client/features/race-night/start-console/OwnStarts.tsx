import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { StartActs } from '../../../changes/startActs';
import { serverNow } from '../../../lib/serverClock';
import { formatClockSeconds, formatCountdown } from '../../../ui/format';
import { secondsLeft } from './Countdown';
import { lateText, type OwnRow } from './ownRows';
import { consoleTexts } from './texts';

const List = styled('ol')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 200,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowY: 'auto',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 50,
    padding: theme.spacing(0, 2),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    fontSize: '1.125rem',
  },
  '& li[data-started]': { color: theme.vars.palette.text.secondary },
  '& li[aria-current]': {
    background: theme.vars.palette.tint.starboard,
    boxShadow: `inset 6px 0 ${theme.vars.palette.primary.main}`,
    fontWeight: 'var(--weight-strong)',
  },
  '& .start': { fontWeight: 700 },
  '& .boat': {
    flex: 1,
    minWidth: 0,
    lineHeight: 1.25,
    '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& small': { fontSize: '0.875rem', fontWeight: 'var(--weight-body)' },
  },
  '& .left': { fontSize: '1rem', whiteSpace: 'nowrap' },
  '& button': { minHeight: 44, whiteSpace: 'nowrap' },
}));

/** The next start stays in view, with the one before it. */
function useInView(next: number | null) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && row) list.current.scrollTop = row.offsetTop - row.offsetHeight;
  }, [next]);
  return list;
}

interface ActionProps {
  boat: OwnRow;
  now: number;
  acts: StartActs;
}

/** How long it is to the start; after it, one press says that the boat is late, and another takes that back. */
function Action({ boat: { at, name, group, late }, now, acts }: ActionProps) {
  if (at > now) return <span className="left">{consoleTexts.inTime(formatCountdown(secondsLeft(at, now)))}</span>;
  if (late) {
    return (
      <Button aria-label={consoleTexts.undoLate(name)} onClick={() => acts.undo(late.act)}>
        {consoleTexts.undo}
      </Button>
    );
  }
  return (
    <Button
      aria-label={consoleTexts.lateOf(name)}
      onClick={() => acts.act('note', { group, payload: { text: lateText({ name }, serverNow()) } })}
    >
      {consoleTexts.late}
    </Button>
  );
}

function factsOf({ at, rating, late }: OwnRow, now: number): string {
  const state = late ? consoleTexts.lateAt(late.clock) : at <= now ? consoleTexts.boatStarted : '';
  return [rating, state].filter(Boolean).join(' · ');
}

interface OwnStartsProps {
  own: readonly OwnRow[];
  now: number;
  acts: StartActs;
}

/** Every boat that starts by a time of its own, in the order in which they start. */
export function OwnStarts({ own, now, acts }: OwnStartsProps) {
  const next = own.find(({ at }) => at > now)?.at ?? null;
  const list = useInView(next);
  if (own.length === 0) return null;
  return (
    <List ref={list} aria-label={consoleTexts.ownStarts} tabIndex={0}>
      {own.map((boat) => (
        <li key={boat.id} data-started={boat.at <= now || undefined} aria-current={boat.at === next || undefined}>
          <span className="start">{formatClockSeconds(boat.at)}</span>
          <span className="boat">
            <span>{boat.name}</span>
            <small>{factsOf(boat, now)}</small>
          </span>
          <Action boat={boat} now={now} acts={acts} />
        </li>
      ))}
    </List>
  );
}
