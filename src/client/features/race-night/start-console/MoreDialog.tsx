import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import type { ActForm } from './ActDialog';
import { consoleTexts } from './texts';

/** A question that is asked before the signal. */
export type Asked = 'ap_h' | 'ap_a' | 'ap_late' | 'n' | 'n_a';

export type MoreChoice = { kind: 'ask'; asked: Asked } | { kind: 'form'; form: ActForm } | { kind: 'log' | 'horn' };

const CHOICES: readonly { label: string; choice: MoreChoice }[] = [
  { label: consoleTexts.overH, choice: { kind: 'ask', asked: 'ap_h' } },
  { label: consoleTexts.overA, choice: { kind: 'ask', asked: 'ap_a' } },
  { label: consoleTexts.abandon, choice: { kind: 'ask', asked: 'n' } },
  { label: consoleTexts.abandonForGood, choice: { kind: 'ask', asked: 'n_a' } },
  { label: consoleTexts.shiftText, choice: { kind: 'form', form: 'shift' } },
  { label: consoleTexts.moveOrCorrect, choice: { kind: 'form', form: 'correct' } },
  { label: consoleTexts.forgotten, choice: { kind: 'form', form: 'forgotten' } },
  { label: consoleTexts.changePrep, choice: { kind: 'form', form: 'prep' } },
  { label: consoleTexts.shorten, choice: { kind: 'form', form: 'shorten' } },
  { label: consoleTexts.course, choice: { kind: 'form', form: 'course' } },
  { label: consoleTexts.wind, choice: { kind: 'form', form: 'wind' } },
  { label: consoleTexts.note, choice: { kind: 'form', form: 'note' } },
  { label: consoleTexts.log, choice: { kind: 'log' } },
  { label: consoleTexts.horn, choice: { kind: 'horn' } },
];

interface MoreDialogProps {
  onChoose: (choice: MoreChoice) => void;
  /** To the screen for the finish. */
  onFinish: (() => void) | undefined;
  onClose: () => void;
}

/** What is done more seldom, as a list of large lines. */
export function MoreDialog({ onChoose, onFinish, onClose }: MoreDialogProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{consoleTexts.more}</DialogTitle>
      <List>
        {CHOICES.map(({ label, choice }) => (
          <ListItemButton key={label} sx={{ minHeight: 56 }} onClick={() => onChoose(choice)}>
            <ListItemText primary={label} />
          </ListItemButton>
        ))}
        {onFinish && (
          <ListItemButton sx={{ minHeight: 56 }} onClick={onFinish}>
            <ListItemText primary={consoleTexts.finish} />
          </ListItemButton>
        )}
      </List>
    </Dialog>
  );
}
