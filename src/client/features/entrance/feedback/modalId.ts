/** The specification's name of the feedback modal: its id, and its name as a history entry. */
export const FEEDBACK_MODAL = 'feedbackModal';
