import Alert from '@mui/material/Alert';
import type { Notice } from './views';

/** Success and warning have their own signs; other shows the sign of information. */
export function NoticeAlert({ type, message }: Notice) {
  return <Alert severity={type === 'other' ? 'info' : type}>{message}</Alert>;
}
