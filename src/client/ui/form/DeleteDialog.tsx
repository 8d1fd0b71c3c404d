import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { useSubmit, type SubmitOptions, type UseMutation } from './useSubmit';

interface DeleteDialogProps<Arg, Answer> extends SubmitOptions<Arg, Answer> {
  useDelete: UseMutation<Arg, Answer>;
  /** What is deleted, as the call names it. */
  target: Arg;
  title: string;
  /** What happens, and whether it can be undone. */
  text: string;
  confirmLabel: string;
  onClose: () => void;
  /** In place of `onClose` once it is deleted: the page was about it. */
  onGone?: (() => void) | undefined;
}

/** Asks before something is deleted, deletes it, and says so. Stays open with the reason where it could not be. */
export function DeleteDialog<Arg, Answer>({
  useDelete,
  target,
  title,
  text,
  confirmLabel,
  onClose,
  onGone = onClose,
  ...options
}: DeleteDialogProps<Arg, Answer>) {
  const submit = useSubmit(useDelete, options);
  const confirm = async () => {
    const problems = await submit(target);
    return problems && (problems.form ?? Object.values(problems.fields).join(' '));
  };
  return <ConfirmDialog open danger {...{ title, text, confirmLabel, onClose }} onConfirm={confirm} onDone={onGone} />;
}
