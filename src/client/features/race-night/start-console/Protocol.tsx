import type { SailingRow } from '../../../../shared/contract/sailings';
import type { Signal } from '../../../../shared/domain/race-day/signals';
import type { ShownAct } from '../../../changes/startActs';
import { prepName } from '../../../sailing-ui/race-mode/startActText';
import { formatClockSeconds, formatFullDay } from '../../../ui/format';
import { PrintSheet } from '../../../ui/print/PrintSheet';
import { sheetSection } from '../../../ui/print/SheetTable';
import type { ConsoleRow, ConsoleView } from './consoleView';
import { signalWords } from './Countdown';
import { consoleTexts } from './texts';

const { protocol } = consoleTexts;

const startText = ({ start, state }: ConsoleRow): string =>
  start === null ? consoleTexts.states[state] : formatClockSeconds(start);

/** What the committee boat writes down of each group. */
const startsSection = (rows: readonly ConsoleRow[]) =>
  sheetSection<ConsoleRow>({
    title: protocol.starts,
    columns: [
      { id: 'flag', label: protocol.flag, text: ({ flag }) => flag ?? '' },
      { id: 'group', label: consoleTexts.which, text: ({ name }) => name || consoleTexts.allGroups },
      { id: 'start', label: consoleTexts.start, text: startText },
      { id: 'prep', label: consoleTexts.prep, text: ({ prep }) => prepName(prep) },
      { id: 'attempt', label: protocol.attempt, align: 'end', text: ({ attempt }) => String(attempt) },
      { id: 'boats', label: protocol.boats, align: 'end', text: ({ boats }) => String(boats) },
    ],
    rows,
    keyOf: ({ id }) => String(id),
  });

/** The signals that led to the starts, one line each, with room for a tick. */
const countdownSection = (view: ConsoleView) =>
  sheetSection<Signal>({
    title: protocol.countdown,
    columns: [
      { id: 'clock', label: consoleTexts.clock, text: ({ at }) => formatClockSeconds(at) },
      { id: 'signal', label: protocol.signal, text: (signal) => signalWords(signal, view, Infinity) },
      { id: 'sound', label: protocol.sound, text: ({ sound }) => consoleTexts.sounds[sound] },
      { id: 'given', label: protocol.given, text: () => '☐' },
    ],
    rows: view.signals,
    keyOf: ({ at }) => String(at),
  });

const logSection = ({ events, nameOf, textOf, isUndone }: Logged) =>
  sheetSection<ShownAct>({
    title: consoleTexts.log,
    columns: [
      { id: 'clock', label: consoleTexts.clock, text: ({ at }) => formatClockSeconds(at) },
      {
        id: 'act',
        label: protocol.act,
        text: (event) => [textOf(event), isUndone(event) ? consoleTexts.undone : ''].filter(Boolean).join(' – '),
      },
      { id: 'group', label: consoleTexts.which, text: nameOf },
      { id: 'by', label: protocol.by, text: ({ made_by }) => made_by?.name ?? '' },
    ],
    rows: events,
    keyOf: ({ id }) => id,
  });

interface Logged {
  /** In the order in which they were done. */
  events: readonly ShownAct[];
  /** The group that it concerns. */
  nameOf: (event: ShownAct) => string;
  /** What was done, in words. */
  textOf: (event: ShownAct) => string;
  isUndone: (event: ShownAct) => boolean;
}

interface ProtocolProps extends Logged {
  club: string;
  sailing: SailingRow;
  view: ConsoleView;
}

/** The record of the start and the countdown to it on paper, out of the log. */
export function Protocol({ club, sailing, view, ...logged }: ProtocolProps) {
  return (
    <PrintSheet
      club={club}
      title={`${protocol.title}, ${sailing.name}`}
      facts={[formatFullDay(sailing.start_date)]}
      standing=""
      sections={() => [startsSection(view.rows), countdownSection(view), logSection(logged)]}
      legend={[]}
      notes={[protocol.signature]}
    />
  );
}
