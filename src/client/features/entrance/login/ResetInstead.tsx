import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { loginTexts } from './texts';

interface ResetInsteadProps {
  /** Told with the address that was typed, so that it need not be typed again. */
  onReset: (email: string) => void;
}

/** The way on from a login that failed. */
export function ResetInstead({ onReset }: ResetInsteadProps) {
  const { values } = useFormikContext<{ email: string }>();
  return (
    <Link component="button" type="button" color="inherit" onClick={() => onReset(values.email.trim())}>
      {loginTexts.resetInstead}
    </Link>
  );
}
