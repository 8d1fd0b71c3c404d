import { styled } from '@mui/material/styles';
import type { SequenceStep } from '../../../../../shared/contract/startSequences';
import { sequenceTexts } from './texts';

const Lines = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: theme.spacing(1.5),
  rowGap: theme.spacing(0.25),
  '& li': { display: 'contents' },
  '& b': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 'var(--weight-strong)' },
}));

/** "−5.00": minutes and seconds to the start; "0.00" at it. */
function beforeText(seconds: number): string {
  const text = `${Math.floor(seconds / 60)}.${String(seconds % 60).padStart(2, '0')}`;
  return seconds === 0 ? text : `−${text}`;
}

/** "klassflaggan upp, kort signal" */
const whatHappens = ({ flag, up, sound }: SequenceStep): string =>
  sequenceTexts.inSentence(sequenceTexts.flagInSentence[flag], up, sequenceTexts.soundInSentence[sound]);

interface StepLinesProps {
  label: string;
  /** The earliest first. */
  steps: readonly SequenceStep[];
}

/** What happens when before a start, one line each. */
export function StepLines({ label, steps }: StepLinesProps) {
  return (
    <Lines aria-label={label}>
      {steps.map((step, index) => (
        <li key={`${index} ${step.before_s}`}>
          <b>{beforeText(step.before_s)}</b> <span>{whatHappens(step)}</span>
        </li>
      ))}
    </Lines>
  );
}
