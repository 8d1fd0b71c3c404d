/** A seeded random generator: the same seed gives the same numbers everywhere. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  /** Returns true with a probability of `percent`. */
  chance(percent: number): boolean;
  /** A normally distributed number around 0 with the standard deviation `spread`. */
  noise(spread: number): number;
  shuffled<T>(items: readonly T[]): T[];
}

/** The generator "mulberry32". */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function randomFrom(seed: number): Random {
  const next = generator(seed);
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    chance: (percent) => next() * 100 < percent,
    // The sum of twelve uniform numbers is close to a normal distribution with deviation 1.
    noise: (spread) => spread * (Array.from({ length: 12 }, next).reduce((sum, value) => sum + value, 0) - 6),
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item),
  };
}
