import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { RrsEvent } from '../../../../../shared/contract/rrs';
import { rrsEventSchema } from '../../../../../shared/schemas/exchange';
import { toFormErrors } from '../../../../api/formErrors';
import {
  useForgetRrsEventMutation,
  useRrsEvent,
  useSendToRrsMutation,
  useSetRrsEventMutation,
} from '../../../../api/rrsEvents';
import { Form } from '../../../../ui/form/Form';
import { SubmitButton } from '../../../../ui/form/FormActions';
import { FormSwitch } from '../../../../ui/form/FormSwitch';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { checkedBy } from '../../../../ui/form/problems';
import { useSubmit } from '../../../../ui/form/useSubmit';
import { formatMoment } from '../../../../ui/format';
import { showToast } from '../../../../ui/messages/toasts';
import { ErrorState } from '../../../../ui/states/ErrorState';
import { ListSkeleton } from '../../../../ui/states/Skeletons';

const boats = (count: number): string => `${count} deltagare`;

const texts = {
  title: 'Skicka deltagarna till rrs.org',
  lead: 'Protester och anslagstavla på rrs.org (racingrulesofsailing.org) får seglingens godkända deltagare. De ersätter dem som skickades förra gången. Besättning och resultat skickas inte.',
  failed: 'Uppgifterna om rrs.org kunde inte hämtas',
  event: 'Händelsens UUID',
  eventHelp: 'Står överst i händelsens panel på rrs.org. Den är hemlig och visas inte igen.',
  keep: 'Spara',
  kept: 'Händelsen är sparad',
  isSet: 'Händelsens UUID är sparat.',
  sent: ({ sent_at, sent_count }: RrsEvent): string =>
    sent_at === null ? 'Inget har skickats än.' : `Skickade ${formatMoment(sent_at)}: ${boats(sent_count ?? 0)}.`,
  contacts: 'Skicka även e-post och telefon',
  contactsHelp: 'Aldrig för dem som är under 18 eller inte vill synas.',
  send: 'Skicka deltagarna till rrs.org',
  done: ({ sent_count }: RrsEvent): string =>
    `${boats(sent_count ?? 0)} är skickade. Se i händelsens panel på rrs.org om något saknas.`,
  forget: 'Glöm händelsen',
  forgotten: 'Händelsen är glömd',
  close: 'Stäng',
} as const;

function EventForm({ sailing }: { sailing: Id }) {
  const keep = useSubmit(useSetRrsEventMutation, { errors: toFormErrors, toast: texts.kept });
  return (
    <Form<{ event: string }>
      initialValues={{ event: '' }}
      validate={checkedBy(rrsEventSchema, (typed) => typed)}
      onSubmit={(typed) => keep({ sailing, ...rrsEventSchema.cast(typed) })}
    >
      <FormTextField name="event" label={texts.event} helperText={texts.eventHelp} autoComplete="off" required />
      <SubmitButton fullWidth>{texts.keep}</SubmitButton>
    </Form>
  );
}

function SendForm({ sailing, event }: { sailing: Id; event: RrsEvent }) {
  const send = useSubmit(useSendToRrsMutation, { errors: toFormErrors, toast: texts.done });
  const [forget] = useForgetRrsEventMutation();
  const forgetNow = async () => {
    const { error } = await forget(sailing);
    showToast(
      error
        ? { kind: 'error', text: toFormErrors(error).form ?? texts.failed }
        : { kind: 'success', text: texts.forgotten },
    );
  };
  return (
    <>
      <Typography>
        {texts.isSet} {texts.sent(event)}
      </Typography>
      <Form<{ contacts: boolean }>
        initialValues={{ contacts: false }}
        validate={() => ({})}
        onSubmit={({ contacts }) => send({ sailing, contacts })}
      >
        <FormSwitch name="contacts" label={texts.contacts} helperText={texts.contactsHelp} />
        <SubmitButton fullWidth>{texts.send}</SubmitButton>
      </Form>
      <Button color="error" onClick={() => void forgetNow()}>
        {texts.forget}
      </Button>
    </>
  );
}

interface RrsDialogProps {
  sailing: Id;
  onClose: () => void;
}

/** Says which event of rrs.org takes the boats of the sailing, and sends them. */
export function RrsDialog({ sailing, onClose }: RrsDialogProps) {
  const titleId = useId();
  const { event, status, error, refetch } = useRrsEvent(sailing);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <Typography>{texts.lead}</Typography>
          {status === 'loading' && <ListSkeleton rows={1} height={88} />}
          {(status === 'failed' || status === 'missing') && (
            <ErrorState title={texts.failed} error={error} onRetry={refetch} />
          )}
          {event && (event.is_set ? <SendForm sailing={sailing} event={event} /> : <EventForm sailing={sailing} />)}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
