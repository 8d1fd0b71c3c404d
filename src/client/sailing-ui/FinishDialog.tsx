import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Competitor } from '../../shared/contract/competitors';
import type { SailingRow } from '../../shared/contract/sailings';
import { competitorLabel } from '../../shared/domain/sailNumber';
import { listed } from '../../shared/texts/swedishList';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { formatFullDay, formatTime } from '../ui/format';
import { EarlyStarterList } from './race-mode/EarlyStarterList';
import { useMenuEntry } from '../ui/menus/menuHistory';

/** More than this are counted. */
const NAMED = 3;

const boats = (count: number) => (count === 1 ? '1 båt' : `${count} båtar`);

/** "3 båtar har varken tid eller kod: SWE 1 Vind, SWE 2 Våg och SWE 3 Bris." */
function lacking(competitors: readonly Competitor[], what: string): string {
  const names = competitors.slice(0, NAMED).map(competitorLabel);
  const rest = competitors.length - names.length;
  return `${boats(competitors.length)} ${what}: ${listed([...names, ...(rest > 0 ? [`${rest} till`] : [])])}.`;
}

const finishTexts = {
  title: 'Avsluta seglingen?',
  ahead: ({ start_date, start_time }: SailingRow) =>
    `Seglingen startar först ${formatFullDay(start_date)}${start_time === null ? '' : ` ${formatTime(start_time)}`}.`,
  noTime: 'har varken tid eller kod',
  noRating: 'har tid men saknar SRS-tal, och får inget resultat',
  overLine: (count: number) =>
    count === 1
      ? '1 båt var över linjen vid starten. Kom den inte tillbaka får den OCS.'
      : `${count} båtar var över linjen vid starten. De som inte kom tillbaka får OCS.`,
  overLineBoats: 'Båtar över linjen',
  loose: (count: number) => (count === 1 ? '1 stämplad tid saknar båt.' : `${count} stämplade tider saknar båt.`),
  codeRest: (count: number) => (count === 1 ? 'Sätt DNF på båten' : `Sätt DNF på ${count} båtar`),
  dropLoose: (count: number) => (count === 1 ? 'Släng stämpeln' : `Släng ${count} stämplar`),
  setRating: 'Sätt SRS-tal',
  complete: 'Nu saknas ingenting.',
  finish: 'Avsluta',
  anyway: 'Avsluta ändå',
  back: 'Tillbaka',
} as const;

/** What is missing, and beside it the way to mend it. */
const Missing = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(2),
  '& > li': { display: 'grid', gap: theme.spacing(1), justifyItems: 'start' },
  '& button, & a': { minHeight: 44 },
}));

function MendButton({ label, onMend }: { label: string; onMend: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const mend = () => {
    setBusy(true);
    void onMend().finally(() => setBusy(false));
  };
  return (
    <Button variant="outlined" loading={isBusy} onClick={mend}>
      {label}
    </Button>
  );
}

/** What can be done about it. */
interface Ways {
  /** Gives the boats without a time the code DNF. */
  codeRest: () => Promise<void>;
  /** Throws the times away that have no boat. */
  dropLoose: () => Promise<void>;
  /** The boat did not come back to the line. */
  giveOcs: (boat: Competitor) => Promise<void>;
  /** The boat came back to the line. */
  cameBack: (boat: Competitor) => Promise<void>;
  finishAnyway: () => Promise<void>;
}

interface FinishDialogProps {
  question:
    | { kind: 'ahead'; sailing: SailingRow }
    | {
        kind: 'unfinished';
        noTime: readonly Competitor[];
        noRating: readonly Competitor[];
        loose: readonly string[];
        overLine: readonly Competitor[];
      };
  /** What is to be known besides. */
  note?: string;
  /** Where boats get their ratings. */
  ratingHref: string;
  ways: Ways;
  onClose: () => void;
}

/**
 * Asks before a sailing is finished that lies ahead, or whose result is not complete: how many boats, and which, each
 * with a way to mend it.
 */
export function FinishDialog({ question, note, ratingHref, ways, onClose }: FinishDialogProps) {
  // The question holds boats, and cannot be the state of an entry as other dialogs are.
  useMenuEntry(true, onClose);
  const missing = question.kind === 'unfinished' ? question : null;
  const isComplete =
    missing !== null &&
    [missing.noTime, missing.noRating, missing.loose, missing.overLine].every(({ length }) => length === 0);
  const lines = [
    ...(note === undefined ? [] : [note]),
    ...(question.kind === 'ahead' ? [finishTexts.ahead(question.sailing)] : []),
    ...(isComplete ? [finishTexts.complete] : []),
  ];
  return (
    <ConfirmDialog
      open
      title={finishTexts.title}
      text={lines.join('\n')}
      confirmLabel={isComplete ? finishTexts.finish : finishTexts.anyway}
      cancelLabel={finishTexts.back}
      onConfirm={async () => {
        await ways.finishAnyway();
        return undefined;
      }}
      onClose={onClose}
      // The one who asks closes it: another question may follow.
      onDone={() => undefined}
    >
      {missing && (
        <Missing>
          {missing.overLine.length > 0 && (
            <li>
              {finishTexts.overLine(missing.overLine.length)}
              <EarlyStarterList
                label={finishTexts.overLineBoats}
                boats={missing.overLine}
                onOcs={(boat) => void ways.giveOcs(boat)}
                onCameBack={(boat) => void ways.cameBack(boat)}
              />
            </li>
          )}
          {missing.noTime.length > 0 && (
            <li>
              {lacking(missing.noTime, finishTexts.noTime)}
              <MendButton label={finishTexts.codeRest(missing.noTime.length)} onMend={ways.codeRest} />
            </li>
          )}
          {missing.loose.length > 0 && (
            <li>
              {finishTexts.loose(missing.loose.length)}
              <MendButton label={finishTexts.dropLoose(missing.loose.length)} onMend={ways.dropLoose} />
            </li>
          )}
          {missing.noRating.length > 0 && (
            <li>
              {lacking(missing.noRating, finishTexts.noRating)}
              <Button variant="outlined" component={Link} to={ratingHref} nativeButton={false}>
                {finishTexts.setRating}
              </Button>
            </li>
          )}
        </Missing>
      )}
    </ConfirmDialog>
  );
}
