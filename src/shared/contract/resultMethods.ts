export const RESULT_METHODS = ['corrected', 'elapsed', 'finish_order'] as const;
/** How the boats of a sailing, or of one of its classes, are compared. */
export type ResultMethod = (typeof RESULT_METHODS)[number];
