import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { Id } from '../../../../../shared/contract/common';
import { WEBHOOK_EVENTS, type CreatedWebhook, type WebhookEvent } from '../../../../../shared/contract/webhooks';
import { webhookSchema } from '../../../../../shared/schemas/exchange';
import { useCreateWebhookMutation } from '../../../../api/webhooks';
import { toFormErrors } from '../../../../api/formErrors';
import { Form } from '../../../../ui/form/Form';
import { PageFormActions, SubmitButton } from '../../../../ui/form/FormActions';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { FormSwitch } from '../../../../ui/form/FormSwitch';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { checkedBy } from '../../../../ui/form/problems';
import { useSubmit } from '../../../../ui/form/useSubmit';
import { webhookTexts as texts } from './texts';

/** Names of fields have no dots: those lead into objects. */
const fieldOf = (event: WebhookEvent): string => event.replace('.', '_');
const FIRST = fieldOf(WEBHOOK_EVENTS[0]);

type TypedWebhook = Record<string, string | boolean>;

const toWire = (typed: TypedWebhook) => ({
  url: typed['url'],
  kind: typed['kind'],
  events: WEBHOOK_EVENTS.filter((event) => typed[fieldOf(event)] === true),
});

const check = checkedBy(webhookSchema, toWire);

/** That nothing is chosen is told under the first choice. */
function problemsIn(typed: TypedWebhook): Record<string, string> {
  const { events, ...problems } = check(typed);
  return events === undefined ? problems : { ...problems, [FIRST]: texts.noEvent };
}

const EMPTY: TypedWebhook = {
  url: '',
  kind: 'text',
  ...Object.fromEntries(WEBHOOK_EVENTS.map((event) => [fieldOf(event), true])),
};

interface WebhookFormProps {
  club: Id;
  onMade: (webhook: CreatedWebhook) => void;
}

/** Where messages are sent, for whom they are written, and what they tell. */
export function WebhookForm({ club, onMade }: WebhookFormProps) {
  const make = useSubmit(useCreateWebhookMutation, { errors: toFormErrors, onDone: onMade, toast: texts.made });
  return (
    <Form<TypedWebhook>
      initialValues={EMPTY}
      validate={problemsIn}
      onSubmit={(typed) => make({ club, ...webhookSchema.cast(toWire(typed)) })}
    >
      <FormTextField name="url" label={texts.url} helperText={texts.urlHelp} type="url" autoComplete="off" required />
      <FormSelect
        name="kind"
        label={texts.kind}
        required
        options={[
          { value: 'text', label: texts.text },
          { value: 'signed', label: texts.signed },
        ]}
      />
      <FormControl component="fieldset">
        <FormLabel component="legend">{texts.about}</FormLabel>
        {WEBHOOK_EVENTS.map((event) => (
          <FormSwitch key={event} name={fieldOf(event)} label={texts.events[event]} />
        ))}
      </FormControl>
      <PageFormActions>
        <SubmitButton>{texts.make}</SubmitButton>
      </PageFormActions>
    </Form>
  );
}
