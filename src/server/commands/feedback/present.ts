import type { Feedback } from '../../../shared/contract/feedback';
import { wireDatetime } from '../../../shared/domain/time';
import type { FeedbackRecord } from '../../db/schema';

export const presentFeedback = ({ id, subject, message, created_at }: FeedbackRecord): Feedback => ({
  id,
  subject,
  message,
  created_at: wireDatetime(Date.parse(created_at)),
});
