import { feedbackPaths, type Feedback, type FeedbackPayload } from '../../shared/contract/feedback';
import { api } from './api';

const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendFeedback: build.mutation<Feedback, FeedbackPayload>({
      query: (body) => ({ url: feedbackPaths.list, method: 'POST', body }),
    }),
  }),
});

export const { useSendFeedbackMutation } = feedbackApi;
