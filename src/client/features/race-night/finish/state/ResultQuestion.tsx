import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { SailingPayload } from '../../../../../shared/contract/sailings';
import { MAX_REASON_LENGTH } from '../../../../../shared/limits';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { finishStateTexts } from './texts';

/** Saves the changes and says that it is done; or returns why not. */
export type SaveResult = (changes: Partial<SailingPayload>, done: string) => Promise<string | undefined>;

interface QuestionProps {
  save: SaveResult;
  onClose: () => void;
}

/** A result that people have relied on is opened for a reason, which stays in the log. */
function UnlockDialog({ save, onClose }: QuestionProps) {
  const [reason, setReason] = useState('');
  const unlock = () => {
    if (reason.trim() === '') return Promise.resolve(finishStateTexts.reasonMissing);
    return save({ verified_result: false, reason: reason.trim() }, finishStateTexts.unlocked);
  };
  return (
    <ConfirmDialog
      open
      title={finishStateTexts.unlockTitle}
      text={finishStateTexts.unlockText}
      confirmLabel={finishStateTexts.unlock}
      onConfirm={unlock}
      onClose={onClose}
    >
      <TextField
        label={finishStateTexts.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        required
        fullWidth
        slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  );
}

interface ResultQuestionProps extends QuestionProps {
  isVerified: boolean;
  /** What the result lacks. */
  problems: readonly string[];
}

/** Before a result is locked or unlocked. */
export function ResultQuestion({ isVerified, problems, ...question }: ResultQuestionProps) {
  if (isVerified) return <UnlockDialog {...question} />;
  return (
    <ConfirmDialog
      open
      title={finishStateTexts.verifyTitle}
      text={[...problems, finishStateTexts.verifyText].join(' ')}
      confirmLabel={finishStateTexts.verify}
      onConfirm={() => question.save({ verified_result: true }, finishStateTexts.verified)}
      onClose={question.onClose}
    />
  );
}
