/** A message from a page to the service worker that waits to take over. */
export type WorkerMessage =
  /** The user wants the new version: take over at once. */
  | { type: 'take_over' }
  /**
   * The page already runs the waiting worker's build: take over unless another open page may still need the old files.
   */
  | { type: 'take_over_if_alone' }
  /** Asks for the worker's build; the answer is sent through the port of the message. */
  | { type: 'tell_build' };
