/** Only the last own change and its undo are told of: a pile of toasts would lie over the board. */
export const OWN_CHANGE_TOPIC = 'own change';
