import type { Kysely } from 'kysely';
import type { User } from '../../shared/contract/auth';
import type { Feedback } from '../../shared/contract/feedback';
import { wireDatetime } from '../../shared/domain/time';
import { feedbackSchema } from '../../shared/schemas/feedback';
import type { FeedbackRecord, Database, NewFeedback } from '../db/schema';
import type { Work } from '../db/unitOfWork';
import { parse } from '../http/parse';
import { putInOutbox } from '../mail/repository';

const insertFeedback = (db: Kysely<Database>, feedback: NewFeedback): Promise<FeedbackRecord> =>
  db.insertInto('feedback').values(feedback).returningAll().executeTakeFirstOrThrow();

const presentFeedback = ({ id, subject, message, created_at }: FeedbackRecord): Feedback => ({
  id,
  subject,
  message,
  created_at: wireDatetime(Date.parse(created_at)),
});

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
