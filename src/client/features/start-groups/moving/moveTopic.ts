/** Only the last move and its undo are told of: a pile of toasts would lie over the board. */
export const MOVE_TOPIC = 'move';
