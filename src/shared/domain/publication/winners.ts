interface Placed {
  position: number | null;
  race_class: string | null;
}

/** The placed rows of each class, the largest class first. */
export function placedByClass<T extends Placed>(rows: readonly T[]): { raceClass: string | null; rows: T[] }[] {
  const placed = rows.filter(({ position }) => position !== null);
  const names = [...new Set(placed.map(({ race_class: name }) => name))];
  return names
    .map((raceClass) => ({ raceClass, rows: placed.filter(({ race_class: name }) => name === raceClass) }))
    .sort((a, b) => b.rows.length - a.rows.length);
}

/** The first boat of each class, that of the largest class first; none where no boat is placed. */
export const winnersOf = <T extends Placed>(rows: readonly T[]): T[] =>
  placedByClass(rows).flatMap(({ rows: [first] }) => (first ? [first] : []));
