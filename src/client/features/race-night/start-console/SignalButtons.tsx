import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { SignalFlag } from '../../../sailing-ui/flags/SignalFlag';
import { MoreVert } from '../../../ui/icons';
import type { ConsoleRow, ConsoleView } from './consoleView';
import { consoleTexts } from './texts';

const SECOND_MS = 1000;
const FRESH_S = 20;

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: theme.spacing(1),
  '& .group': { flexBasis: '100%' },
}));

const Signal = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  flexDirection: 'column',
  gap: theme.spacing(0.75),
  height: 88,
  padding: theme.spacing(0.5),
  border: `2px solid ${theme.vars.palette.text.primary}`,
  borderRadius: 12,
  background: theme.vars.palette.background.paper,
  fontFamily: 'inherit',
  fontSize: 'clamp(0.75rem, 3.6vw, 1rem)',
  fontWeight: 'var(--weight-strong)',
  transition: 'height 200ms ease-out, flex-grow 200ms ease-out',
  touchAction: 'manipulation',
  '& small': { display: 'none', fontSize: '0.875rem', fontWeight: 'var(--weight-body)', lineHeight: 1.2 },
  '&[data-rests]': { border: `2px dashed ${theme.vars.palette.line}`, '& svg': { opacity: 0.55 } },
  '&[data-large]': {
    flexGrow: 1.6,
    height: 168,
    fontSize: 'clamp(1.125rem, 5.5vw, 1.5rem)',
    '& small': { display: 'block' },
  },
  '@media (max-height: 640px)': { height: 72, '&[data-large]': { height: 112 } },
}));

const Fresh = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBottom: theme.spacing(0.5),
  fontWeight: 'var(--weight-strong)',
}));

export interface Signals {
  onPostpone: () => void;
  /** With the group that it concerns; null when none has just started or is about to. */
  onIndividual: (group: ConsoleRow | null) => void;
  onGeneral: (group: ConsoleRow | null) => void;
  onMore: () => void;
}

interface SignalButtonsProps extends Signals {
  view: ConsoleView;
  now: number;
}

/**
 * The signals that the hand must find without looking, always in this order. The recalls grow just after a start. They
 * rest outside the minutes in which they are meant, and are asked about there.
 */
export function SignalButtons({ view, now, onPostpone, onIndividual, onGeneral, onMore }: SignalButtonsProps) {
  const { recallable, isFresh } = view;
  const large = isFresh || undefined;
  const rests = recallable === null || undefined;
  return (
    <div role="group" aria-label={consoleTexts.signals}>
      {isFresh && recallable?.start != null && (
        <Fresh>
          <span>{consoleTexts.recallOf(recallable.name || consoleTexts.allGroups)}</span>
          <span>{Math.max(0, FRESH_S - Math.floor((now - recallable.start) / SECOND_MS))} s</span>
        </Fresh>
      )}
      <Bar>
        <Signal onClick={onPostpone}>
          <SignalFlag flag="AP" size={32} />
          {consoleTexts.postpone}
        </Signal>
        <Signal data-large={large} data-rests={rests} onClick={() => onIndividual(recallable)}>
          <SignalFlag flag="X" size={isFresh ? 56 : 32} />
          {consoleTexts.individual}
          <small aria-hidden>{consoleTexts.individualText}</small>
        </Signal>
        <Signal data-large={large} data-rests={rests} onClick={() => onGeneral(recallable)}>
          <SignalFlag flag="firstSubstitute" size={isFresh ? 56 : 32} />
          {consoleTexts.general}
          <small aria-hidden>{consoleTexts.generalText}</small>
        </Signal>
        <Signal onClick={onMore} aria-haspopup="dialog">
          <MoreVert />
          {consoleTexts.more}
        </Signal>
      </Bar>
    </div>
  );
}
