import { FEEDBACK_SUBJECTS } from '../../../../shared/contract/feedback';
import { SUCCESS_DELAY_MS } from '../../../../shared/limits';
import { feedbackSchema } from '../../../../shared/schemas/feedback';
import { useSendFeedbackMutation } from '../../../api/feedback';
import { toFormErrors } from '../../../api/formErrors';
import { delay } from '../../../lib/wait';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextField } from '../../../ui/form/FormTextField';
import { checkedBy, type FormProblems } from '../../../ui/form/problems';
import { showToast } from '../../../ui/messages/toasts';
import { FEEDBACK_MODAL } from './modalId';

const feedbackTexts = {
  title: 'Feedback',
  subject: 'Ämne',
  chooseSubject: 'Välj ett ämne',
  message: 'Meddelande',
  send: 'Skicka',
  sent: 'Feedback skickades',
  failed: 'Ett fel uppstod',
} as const;

interface Draft {
  subject: string;
  message: string;
}

const EMPTY: Draft = { subject: '', message: '' };
const SUBJECTS = [
  { value: '', label: feedbackTexts.chooseSubject },
  ...FEEDBACK_SUBJECTS.map((subject) => ({ value: subject, label: subject })),
];

/** No subject was chosen: that is a missing field, and not an unknown subject. */
const toWire = ({ subject, message }: Draft) => ({ subject: subject === '' ? undefined : subject, message });

/** Feedback from users to the team behind the product. */
export default function FeedbackModal({ onClose }: { onClose: () => void }) {
  const [sendFeedback] = useSendFeedbackMutation();
  const send = async (draft: Draft): Promise<FormProblems | undefined> => {
    try {
      await sendFeedback(feedbackSchema.cast(toWire(draft))).unwrap();
      showToast({ kind: 'success', text: feedbackTexts.sent });
      return undefined;
    } catch (error) {
      showToast({ kind: 'error', text: feedbackTexts.failed });
      return toFormErrors(error);
    }
  };
  return (
    <FormDialog
      open
      id={FEEDBACK_MODAL}
      title={feedbackTexts.title}
      submitLabel={feedbackTexts.send}
      initialValues={EMPTY}
      validate={checkedBy(feedbackSchema, toWire)}
      onSubmit={async (draft) => {
        const problems = await send(draft);
        await delay(SUCCESS_DELAY_MS);
        return problems;
      }}
      onClose={onClose}
    >
      <FormSelect name="subject" label={feedbackTexts.subject} options={SUBJECTS} required autoFocus />
      <FormTextField name="message" label={feedbackTexts.message} multiline rows={5} required />
    </FormDialog>
  );
}
