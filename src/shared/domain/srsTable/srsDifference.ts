import type { BoatKind } from '../../contract/boats';
import {
  SRS_NUMBERS,
  type SrsChange,
  type SrsDifference,
  type SrsNumbers,
  type SrsType,
} from '../../contract/srsTable';
import { toThousandths } from '../decimals';
import { typeKey, type ReadType } from './readSrsTable';

/** A type that is held already. */
export interface HeldType extends SrsType {
  kind: BoatKind;
  is_current: boolean;
}

/** A type of the table, the held one that it is, and the numbers that it will have. */
export interface SrsPair<T extends HeldType> {
  type: ReadType;
  held: T | null;
  after: SrsNumbers;
}

export interface SrsPlan<T extends HeldType> {
  pairs: SrsPair<T>[];
  /** Current types of the table's kinds that it lacks. */
  gone: T[];
}

/** Differences above this many thousandths are told apart from small ones. */
const SLIGHTLY = 10;

const numbersOf = (type: SrsNumbers): SrsNumbers => ({
  srs: type.srs,
  srs_no_flying: type.srs_no_flying,
  srs_shorthanded: type.srs_shorthanded,
  srs_shorthanded_no_flying: type.srs_shorthanded_no_flying,
});

const NO_NUMBERS: SrsNumbers = {
  srs: null,
  srs_no_flying: null,
  srs_shorthanded: null,
  srs_shorthanded_no_flying: null,
};

/** Matches the types of a table with those that are held: by their exact names first, each at most once. */
export function planSrsTable<T extends HeldType>(
  held: readonly T[],
  types: readonly ReadType[],
  ofTable: BoatKind,
): SrsPlan<T> {
  const open = new Map(held.map((one) => [one.name, one]));
  const found = new Map<ReadType, T>();
  const take = (type: ReadType, one: T | undefined) => {
    if (!one) return;
    found.set(type, one);
    open.delete(one.name);
  };
  for (const type of types) take(type, open.get(type.name));
  const byKey = new Map([...open.values()].map((one) => [typeKey(one.name), one]));
  for (const type of types) if (!found.has(type)) take(type, byKey.get(typeKey(type.name)));

  const kinds = new Set(types.map(({ kind }) => kind ?? ofTable));
  return {
    pairs: types.map((type) => {
      const one = found.get(type) ?? null;
      return { type, held: one, after: { ...numbersOf(one ?? NO_NUMBERS), ...type.numbers } };
    }),
    gone: [...open.values()].filter(({ kind, is_current }) => is_current && kinds.has(kind)),
  };
}

/** How far the numbers are apart, in thousandths; one that comes or goes is far. */
function distance(before: SrsNumbers, after: SrsNumbers): number {
  const apart = SRS_NUMBERS.map((number) => {
    const [one, other] = [toThousandths(before[number]), toThousandths(after[number])];
    if (one === other) return 0;
    return one === null || other === null ? Infinity : Math.abs(one - other);
  });
  return Math.max(...apart);
}

const byName = new Intl.Collator('sv', { numeric: true });
const sorted = <R extends { name: string }>(rows: R[]): R[] => rows.sort((a, b) => byName.compare(a.name, b.name));

/** What the plan changes, each list by name. A type that was gone is new when it comes back. */
export function srsDifference({ pairs, gone }: SrsPlan<HeldType>): SrsDifference {
  const added: SrsType[] = [];
  const changed: SrsChange[] = [];
  const slightly: SrsChange[] = [];
  let same = 0;
  for (const { type, held, after } of pairs) {
    if (!held?.is_current) {
      added.push({ name: type.name, ...after });
      continue;
    }
    const before = numbersOf(held);
    const apart = distance(before, after);
    if (apart === 0) same += 1;
    else (apart > SLIGHTLY ? changed : slightly).push({ name: type.name, before, after });
  }
  return {
    added: sorted(added),
    gone: sorted(gone.map((one) => ({ name: one.name, ...numbersOf(one) }))),
    changed: sorted(changed),
    slightly: sorted(slightly),
    same,
  };
}
