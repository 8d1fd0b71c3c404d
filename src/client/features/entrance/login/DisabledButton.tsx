import Button from '@mui/material/Button';

interface DisabledButtonProps {
  children: string;
  /** Id of the sentence that says why. */
  reason: string;
}

/** A way that is shown but not open. */
export function DisabledButton({ children, reason }: DisabledButtonProps) {
  return (
    <Button variant="outlined" fullWidth disabled aria-disabled="true" aria-describedby={reason}>
      {children}
    </Button>
  );
}
