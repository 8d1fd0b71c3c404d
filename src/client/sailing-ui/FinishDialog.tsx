import type { Competitor } from '../../shared/contract/competitors';
import type { SailingRow } from '../../shared/contract/sailings';
import { competitorLabel } from '../../shared/domain/sailNumber';
import { listed } from '../../shared/texts/swedishList';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { formatFullDay, formatTime } from '../ui/format';
import { useMenuEntry } from '../ui/menus/menuHistory';

/** More than this are counted. */
const NAMED = 3;

const boats = (count: number) => (count === 1 ? '1 båt' : `${count} båtar`);

/** "3 båtar har varken tid eller kod: SWE 1 Vind, SWE 2 Våg och SWE 3 Bris." */
function lacking(competitors: readonly Competitor[], what: string): string[] {
  if (competitors.length === 0) return [];
  const names = competitors.slice(0, NAMED).map(competitorLabel);
  const rest = competitors.length - names.length;
  return [`${boats(competitors.length)} ${what}: ${listed([...names, ...(rest > 0 ? [`${rest} till`] : [])])}.`];
}

const finishTexts = {
  title: 'Avsluta seglingen?',
  ahead: ({ start_date, start_time }: SailingRow) =>
    `Seglingen startar först ${formatFullDay(start_date)}${start_time === null ? '' : ` ${formatTime(start_time)}`}.`,
  noTime: 'har varken tid eller kod',
  noRating: 'har tid men saknar SRS-tal, och får inget resultat',
  loose: (count: number) => (count === 1 ? '1 stämplad tid saknar båt.' : `${count} stämplade tider saknar båt.`),
  anyway: 'Avsluta ändå',
  back: 'Tillbaka',
} as const;

interface FinishDialogProps {
  question:
    | { kind: 'ahead'; sailing: SailingRow }
    | { kind: 'unfinished'; noTime: readonly Competitor[]; noRating: readonly Competitor[]; loose: number };
  /** What is to be known besides. */
  note?: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a sailing is finished that lies ahead, or whose result is not complete: how many boats, and which. */
export function FinishDialog({ question, note, onConfirm, onClose }: FinishDialogProps) {
  // The question holds boats, and cannot be the state of an entry as other dialogs are.
  useMenuEntry(true, onClose);
  const lines =
    question.kind === 'ahead'
      ? [finishTexts.ahead(question.sailing)]
      : [
          ...lacking(question.noTime, finishTexts.noTime),
          ...lacking(question.noRating, finishTexts.noRating),
          ...(question.loose > 0 ? [finishTexts.loose(question.loose)] : []),
        ];
  return (
    <ConfirmDialog
      open
      title={finishTexts.title}
      text={[...(note === undefined ? [] : [note]), ...lines].join('\n')}
      confirmLabel={finishTexts.anyway}
      cancelLabel={finishTexts.back}
      onConfirm={async () => {
        await onConfirm();
        return undefined;
      }}
      onClose={onClose}
      // The one who asks closes it: another question may follow.
      onDone={() => undefined}
    />
  );
}
