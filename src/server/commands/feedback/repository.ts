import type { Kysely } from 'kysely';
import type { Database, FeedbackRecord, NewFeedback } from '../../db/schema';

export const insertFeedback = (db: Kysely<Database>, feedback: NewFeedback): Promise<FeedbackRecord> =>
  db.insertInto('feedback').values(feedback).returningAll().executeTakeFirstOrThrow();
