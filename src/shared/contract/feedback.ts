import type { Id, WireDatetime } from './common';

export const FEEDBACK_SUBJECTS = ['Felrapport', 'Förbättringsförslag', 'Allmän feedback', 'Övrigt'] as const;
export type FeedbackSubject = (typeof FEEDBACK_SUBJECTS)[number];

export interface FeedbackPayload {
  subject: FeedbackSubject;
  message: string;
}

export interface Feedback extends FeedbackPayload {
  id: Id;
  created_at: WireDatetime;
}

export const feedbackPaths = { list: '/api/feedback/' } as const;
