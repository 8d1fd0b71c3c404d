import type { Feedback } from '../../../shared/contract/feedback';
import { feedbackSchema } from '../../../shared/schemas/feedback';
import type { Work } from '../../db/unitOfWork';
import { parse } from '../../http/parse';
import { presentFeedback } from './present';
import { insertFeedback } from './repository';

/** Keeps what a user writes to the product team. */
export async function createFeedback({ tx, now }: Work, userId: number, body: unknown): Promise<Feedback> {
  const { subject, message } = parse(feedbackSchema, body);
  return presentFeedback(await insertFeedback(tx, { user_id: userId, subject, message, created_at: now }));
}
