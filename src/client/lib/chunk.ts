/** A part of the program that is fetched on demand, or earlier. */
export interface Chunk<M> {
  (): Promise<M>;
  /** The module; undefined until it has been fetched. */
  here: M | undefined;
}

export function chunk<M>(load: () => Promise<M>): Chunk<M> {
  const fetched: Chunk<M> = async () => (fetched.here = await load());
  fetched.here = undefined;
  return fetched;
}
