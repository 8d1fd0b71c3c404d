import type { User } from '../../../shared/contract/auth';
import type { Feedback } from '../../../shared/contract/feedback';
import { feedbackSchema } from '../../../shared/schemas/feedback';
import type { Work } from '../../db/unitOfWork';
import { parse } from '../../http/parse';
import { putInOutbox } from '../../mail/outbox';
import { presentFeedback } from './present';
import { insertFeedback } from './repository';

/** Keeps what a user writes to the product team, and sends it to them. */
export async function createFeedback(
  work: Work,
  { id, email }: Pick<User, 'id' | 'email'>,
  body: unknown,
): Promise<Feedback> {
  const { subject, message } = parse(feedbackSchema, body);
  const kept = await insertFeedback(work.tx, { user_id: id, subject, message, created_at: work.now });
  await putInOutbox(work, { kind: 'feedback', from: email, subject, message });
  return presentFeedback(kept);
}
