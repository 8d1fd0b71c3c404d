import Button from '@mui/material/Button';
import { lazyDialog } from '../../ui/dialogs/lazyDialog';
import { useDialog } from '../../ui/dialogs/useDialog';
import type { SubscribeDialogProps } from './SubscribeDialog';
import { calendarTexts } from './texts';

const SubscribeDialog = lazyDialog(async () => (await import('./SubscribeDialog')).SubscribeDialog);

/** Opens the ways to subscribe to a calendar: of a club, of a serie, or one's own. */
export function CalendarButton(calendar: Omit<SubscribeDialogProps, 'onClose'>) {
  const { dialog, show, close } = useDialog<'subscribe'>('calendar');
  return (
    <>
      <Button variant="outlined" sx={{ minHeight: 44 }} onClick={() => show('subscribe')}>
        {calendarTexts.title}
      </Button>
      {dialog === null ? null : <SubscribeDialog {...calendar} onClose={close} />}
    </>
  );
}
