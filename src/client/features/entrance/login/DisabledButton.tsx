import Button from '@mui/material/Button';

interface DisabledButtonProps {
  children: string;
  /** Id of the sentence that says why. */
  reason: string;
}

/** A way to log in that is shown but not available. */
export function DisabledButton({ children, reason }: DisabledButtonProps) {
  return (
    <Button variant="outlined" fullWidth disabled aria-disabled="true" aria-describedby={reason}>
      {children}
    </Button>
  );
}
