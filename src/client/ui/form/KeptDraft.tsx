import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftOf, keepDraft, readDraft } from '../../lib/drafts';
import { areToastsSeen, showToast } from '../messages/toasts';

const RESTORED = 'Det du skrev men inte hann spara finns kvar här.';
const START_OVER = 'Börja om';
const STILL_KEPT = 'Det du skrev är kvar till nästa gång.';
const TOPICS = ['draft'];

const isKept = (name: string): boolean => Object.keys(readDraft(name)).length > 0;

/**
 * Says that the draft is kept when what shows it is left in any way that does not delete it. Nothing is said after a
 * logout, which deletes drafts and takes the toasts away.
 */
export function useKeptNotice(name: string, isQuiet: boolean): void {
  const tell = useEffectEvent(() => {
    if (isQuiet) return;
    queueMicrotask(() => {
      if (isKept(name) && areToastsSeen()) showToast({ kind: 'info', text: STILL_KEPT, topics: TOPICS });
    });
  });
  useEffect(() => () => tell(), []);
}

interface KeptDraftProps<V> {
  /** Of the draft: form and object, "club-profile.12". */
  name: string;
  /** What the server has. When that is another than before, the form starts from it. */
  saved: V;
  /** Restored input is not announced: the form is where it was. */
  isQuiet?: boolean;
}

/**
 * In a form whose initial values are `withDraft(saved, readDraft(name))`: keeps what is written until it is saved.
 * Tells when there was something to bring back, and how to be rid of it; and when something is left behind.
 */
export function KeptDraft<V extends FormikValues>({ name, saved, isQuiet = false }: KeptDraftProps<V>) {
  const { values, resetForm, isSubmitting } = useFormikContext<V>();
  const [isRestored, setRestored] = useState(() => isKept(name));
  const base = useRef(saved);
  useKeptNotice(name, isQuiet || isSubmitting);

  const startFrom = (next: V) => {
    setRestored(false);
    resetForm({ values: next });
  };

  useEffect(() => {
    if (base.current === saved) return;
    base.current = saved;
    setRestored(false);
    resetForm({ values: saved });
  }, [saved, resetForm]);

  useEffect(() => {
    keepDraft(name, draftOf(values, saved));
  }, [name, values, saved]);

  if (!isRestored || isQuiet) return null;
  return (
    <Alert
      severity="info"
      sx={{ alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => startFrom(saved)}>
          {START_OVER}
        </Button>
      }
    >
      {RESTORED}
    </Alert>
  );
}
