/**
 * A place in a club's event log. The epoch names the log itself: it is renewed by a restore and by a move to another
 * database.
 */
export interface Cursor {
  epoch: string;
  /** The club's number of the last event that was seen. */
  number: number;
}

export const formatCursor = ({ epoch, number }: Cursor): string => `${epoch}.${number}`;

/** Reads "k3f9.1046"; null for anything else, so that an unknown cursor only means a reload. */
export function parseCursor(text: unknown): Cursor | null {
  const match = typeof text === 'string' ? /^([a-z0-9]{1,32})\.(\d{1,15})$/i.exec(text) : null;
  return match?.[1] && match[2] ? { epoch: match[1], number: Number(match[2]) } : null;
}
