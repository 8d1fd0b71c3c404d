/** An item to group; two items of one race are never put in the same group. */
interface Raced {
  race: number;
}

interface Group<T> {
  members: T[];
  races: Set<number>;
}

function meet<T>(a: Group<T>, b: Group<T>): boolean {
  const [small, large] = a.races.size < b.races.size ? [a, b] : [b, a];
  return [...small.races].some((race) => large.races.has(race));
}

/**
 * Puts together what has a tag in common, by the surest kind of tag first; null is no tag. Where two of one race would
 * come together they stay apart. Groups and their members are in the order of `items`.
 */
export function disjointGroups<T extends Raced>(
  items: readonly T[],
  tags: readonly ((item: T) => string | null)[],
): T[][] {
  const order = new Map(items.map((item, index) => [item, index]));
  const groupOf = new Map(items.map((item): [T, Group<T>] => [item, { members: [item], races: new Set([item.race]) }]));

  const unite = (kept: Group<T>, gone: Group<T>) => {
    for (const member of gone.members) {
      kept.members.push(member);
      kept.races.add(member.race);
      groupOf.set(member, kept);
    }
  };

  const groupsOf = (known: readonly T[]): Group<T>[] => known.flatMap((head) => groupOf.get(head) ?? []);

  for (const tagOf of tags) {
    const heads = new Map<string, T[]>();
    for (const item of items) {
      const tag = tagOf(item);
      const own = groupOf.get(item);
      if (tag === null || !own) continue;
      const known = heads.get(tag) ?? [];
      const fitting = groupsOf(known).find((group) => group === own || !meet(group, own));
      if (!fitting) heads.set(tag, [...known, item]);
      else if (fitting !== own) unite(fitting, own);
    }
  }

  const place = (item: T | undefined): number => (item === undefined ? -1 : (order.get(item) ?? -1));
  const groups = [...new Set(groupOf.values())].map(({ members }) => members.sort((a, b) => place(a) - place(b)));
  return groups.sort((a, b) => place(a[0]) - place(b[0]));
}
