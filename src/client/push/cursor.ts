export interface Cursor {
  /** Names the event log; another one means another database. */
  epoch: string;
  /** The club's number. */
  number: number;
}

/** Reads `<epoch>.<number>`. */
export function readCursor(text: string): Cursor {
  const dot = text.lastIndexOf('.');
  return { epoch: text.slice(0, dot), number: Number(text.slice(dot + 1)) || 0 };
}
