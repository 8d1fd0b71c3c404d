import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { draftOf, keepDraft, readDraft } from '../../lib/drafts';

const RESTORED = 'Det du skrev men inte hann spara finns kvar här.';
const START_OVER = 'Börja om';

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
 * Tells when there was something to bring back, and how to be rid of it.
 */
export function KeptDraft<V extends FormikValues>({ name, saved, isQuiet = false }: KeptDraftProps<V>) {
  const { values, resetForm } = useFormikContext<V>();
  const [isRestored, setRestored] = useState(() => Object.keys(readDraft(name)).length > 0);
  const base = useRef(saved);

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
