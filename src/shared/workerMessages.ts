/** What a page says to the service worker that waits to take over. */
export type WorkerMessage =
  /** Somebody wants the new version: take over at once. */
  | { type: 'take_over' }
  /**
   * The page runs the waiting worker's build already: take over if no other page is open that may still need the old
   * files.
   */
  | { type: 'take_over_if_alone' }
  /** Which build is it? Answered through the port that comes with the message. */
  | { type: 'tell_build' };
