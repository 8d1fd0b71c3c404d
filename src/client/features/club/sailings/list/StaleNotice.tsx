import Alert from '@mui/material/Alert';
import { selectConnectionPhase } from '../../../../state/connection';
import { useAppSelector } from '../../../../state/hooks';
import { sailingTexts } from '../texts';

/** Says that the rows may be old, while there is no connection. */
export function StaleNotice() {
  const phase = useAppSelector(selectConnectionPhase);
  if (phase !== 'offline' && phase !== 'gaveUp') return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {sailingTexts.staleRows}
    </Alert>
  );
}
