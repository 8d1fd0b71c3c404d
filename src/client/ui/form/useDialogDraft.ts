import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepDraft, readDraft, withDraft, type Draft } from '../../lib/drafts';
import { useOpenDialog } from '../dialogs/useDialog';

interface DialogDraft<V> {
  /** Null where nothing is kept: the dialog is no entry of the history, and so is gone after a reload. */
  name: string | null;
  /** As the form would have begun without a draft. */
  saved: V;
  /** What the form begins with. */
  initialValues: V;
  forget: () => void;
}

/** The draft of the form in the dialog that is open: page and dialog name it. */
export function useDialogDraft<V extends Draft>(given: V): DialogDraft<V> {
  const { pathname } = useLocation();
  const open = useOpenDialog();
  // Of the moment when the dialog was opened, as the form's own values are.
  const [name] = useState(open && `${pathname}.${open.name}.${JSON.stringify(open.dialog)}`);
  const [saved] = useState(given);
  const [initialValues] = useState(() => (name === null ? saved : withDraft(saved, readDraft(name))));
  return { name, saved, initialValues, forget: () => (name === null ? undefined : keepDraft(name, {})) };
}
