import { object } from 'yup';
import { FEEDBACK_SUBJECTS } from '../contract/feedback';
import { choice } from './fields/choice';
import { required } from './fields/field';
import { text } from './fields/text';

/** The feedback form and POST /api/feedback/. */
export const feedbackSchema = object({
  subject: required(choice(FEEDBACK_SUBJECTS)),
  message: required(text({ max: 5000, kind: 'lines' })),
});
