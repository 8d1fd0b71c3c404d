import Button from '@mui/material/Button';

const LABEL = 'Skriv ut';

/** The same as the browser's own way to print: the sheet answers to both. */
export function PrintButton() {
  return <Button onClick={() => window.print()}>{LABEL}</Button>;
}
