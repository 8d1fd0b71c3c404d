/**
 * The class flags of start groups in starting order: E, F, G … Letters with another meaning on a committee boat (I, P,
 * U, Z and black for starts; C, L, M, N, S, V, X, Y in the race signals) are not class flags.
 */
const CLASS_FLAGS = ['E', 'F', 'G', 'H', 'J', 'K', 'Q', 'R', 'T', 'W'] as const;
export type ClassFlag = (typeof CLASS_FLAGS)[number];

/** `index` is the group's place on the board, from 0. Null beyond the last flag. */
export const classFlag = (index: number): ClassFlag | null => CLASS_FLAGS[index] ?? null;
