import Button from '@mui/material/Button';

const LABEL = 'Skriv ut';

/** Prints the page, like the browser's own command; the print sheet handles both. */
export function PrintButton() {
  return <Button onClick={() => window.print()}>{LABEL}</Button>;
}
