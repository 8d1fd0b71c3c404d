import type { Id } from '../../contract/common';
import type { CompetitorKey } from '../../contract/series';
import { sailNumberKey } from '../sailNumber';
import { disjointGroups } from './disjointGroups';

/** The fields that identify whose an entry is. */
export interface Identified {
  id: Id;
  boat: Id | null;
  sailor: Id | null;
  sailNumber: string;
  boatName: string;
  boatModelName: string | null;
  skipperName: string;
}

/** The entries of `from` count as those of `into`. */
export interface Merge {
  from: string;
  into: string;
}

/** An entry in the words that entries are compared by. */
interface Item {
  entry: Identified;
  race: number;
  /** "SWE 57", '' for a boat without a number. */
  number: string;
  model: string;
  boatName: string;
  skipperName: string;
}

type Tag = (item: Item) => string | null;

/** A season says the same few hundred texts ten thousand times. */
function remembered(compute: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text) ?? compute(text);
    known.set(text, found);
    return found;
  };
}

/** The entries in the order of their creation. */
function itemsOf(races: readonly (readonly Identified[])[]): Item[] {
  const folded = remembered((text) => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('sv'));
  const numberOf = remembered((text) => sailNumberKey(text) || folded(text).toUpperCase());
  const items = races.flatMap((entries, race) =>
    entries.map((entry): Item => {
      const { sailNumber, boatName, boatModelName, skipperName } = entry;
      const names = { boatName: folded(boatName), skipperName: folded(skipperName) };
      return { entry, race, number: numberOf(sailNumber), model: boatModelName ?? '', ...names };
    }),
  );
  return items.sort((a, b) => a.entry.id - b.entry.id);
}

/** Joins texts that no one can type a line break into. */
const joined = (...texts: string[]): string => texts.join('\n');
const ifNumbered =
  (tag: (item: Item) => string): Tag =>
  (item) =>
    item.number === '' ? null : tag(item);

const BY_NUMBER: Tag[] = [
  ifNumbered(({ number, model, boatName }) => joined(number, model, boatName)),
  ifNumbered(({ number, model }) => joined(number, model)),
  ifNumbered(({ number }) => number),
];
const WITHOUT_NUMBER: Tag = ({ number, boatName, skipperName }) =>
  number === '' && (boatName !== '' || skipperName !== '') ? joined(boatName, skipperName) : null;
/** Until its helm is known, a boat is told by its number, and never taken for another one without a helm. */
const WITHOUT_SKIPPER: Tag = ({ number, skipperName }) => (skipperName === '' && number !== '' ? number : null);
const idTag = (id: Id | null): string | null => (id === null ? null : String(id));

/** The keys that join two entries in one row, the most certain first. */
const TAGS: Record<CompetitorKey, Tag[]> = {
  boat: [({ entry }) => idTag(entry.boat), ...BY_NUMBER, WITHOUT_NUMBER],
  sail_number: [...BY_NUMBER, WITHOUT_NUMBER],
  skipper: [({ entry }) => idTag(entry.sailor), ({ skipperName }) => skipperName || null, WITHOUT_SKIPPER],
};

function nameOf({ entry, number }: Item, key: CompetitorKey): string {
  if (key === 'skipper') return entry.skipperName.trim() || number || entry.boatName;
  return number || [entry.boatName, entry.skipperName].filter((part) => part !== '').join(' / ');
}

/** Rows with the same name are numbered by age: "SWE 57", "SWE 57 #2". */
function namedRows(groups: readonly (readonly Item[])[], key: CompetitorKey): Map<string, readonly Item[]> {
  const rows = new Map<string, readonly Item[]>();
  for (const group of groups) {
    const name = group[0] ? nameOf(group[0], key) : '';
    let number = 1;
    while (rows.has(number === 1 ? name : `${name} #${number}`)) number += 1;
    rows.set(number === 1 ? name : `${name} #${number}`, group);
  }
  return rows;
}

/**
 * Also the names that a row's younger entries would give it, so that a merge outlives the entry that it was named
 * after.
 */
function aliasesOf(rows: ReadonlyMap<string, readonly Item[]>, key: CompetitorKey): Map<string, string> {
  const aliases = new Map([...rows.keys()].map((name) => [name, name]));
  for (const [row, items] of rows) {
    for (const item of items) {
      const name = nameOf(item, key);
      if (!aliases.has(name)) aliases.set(name, row);
    }
  }
  return aliases;
}

export interface RowKeys {
  /** The key of an entry's row, by the entry's id. */
  ofEntry: ReadonlyMap<Id, string>;
  /** The key that an entry would have without merges. */
  own: ReadonlyMap<Id, string>;
  /** The key of the row that a name refers to after all merges; null for a name of no row. */
  resolve: (name: string) => string | null;
}

/**
 * Which entries of a series are one row (`competitor_key`): by boat, the same boat or the same sail number ("57" is
 * "SWE 57"); by skipper, the same sailor or name, or the number while no
 * helm is known. Two entries of one race are two rows, whatever they have in common:
 * only a merge says otherwise. A row keeps its key while the entries that were made first stay.
 */
export function rowKeys(
  races: readonly (readonly Identified[])[],
  key: CompetitorKey,
  merges: readonly Merge[] = [],
): RowKeys {
  const rows = namedRows(disjointGroups(itemsOf(races), TAGS[key]), key);
  const aliases = aliasesOf(rows, key);

  const mergedInto = new Map<string, string>();
  const resolved = (row: string): string => {
    const next = mergedInto.get(row);
    return next === undefined ? row : resolved(next);
  };
  for (const { from, into } of merges) {
    const [gone, kept] = [aliases.get(from), aliases.get(into)];
    // A row that is missing, or merged already, is not merged: merges must not form a circle.
    if (gone !== undefined && kept !== undefined && !mergedInto.has(gone) && resolved(kept) !== gone)
      mergedInto.set(gone, kept);
  }

  const own = new Map([...rows].flatMap(([name, items]) => items.map(({ entry }): [Id, string] => [entry.id, name])));
  return {
    own,
    ofEntry: new Map([...own].map(([id, name]) => [id, resolved(name)])),
    resolve: (name) => {
      const row = aliases.get(name);
      return row === undefined ? null : resolved(row);
    },
  };
}
