import type { Id } from '../../contract/common';
import type { CompetitorKey } from '../../contract/series';
import { sailNumberKey } from '../sailNumber';
import { disjointGroups } from './disjointGroups';

/** What tells whose an entry is. */
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

type Tag = (entry: Identified) => string | null;

const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('sv');
const numberOf = ({ sailNumber }: Identified): string => sailNumberKey(sailNumber) || folded(sailNumber).toUpperCase();

const ifNumbered =
  (tag: (entry: Identified) => string): Tag =>
  (entry) =>
    numberOf(entry) === '' ? null : JSON.stringify([numberOf(entry), tag(entry)]);

const BY_NUMBER: Tag[] = [
  ifNumbered(({ boatModelName, boatName }) => `${boatModelName ?? ''} ${folded(boatName)}`),
  ifNumbered(({ boatModelName }) => boatModelName ?? ''),
  ifNumbered(() => ''),
];
const WITHOUT_NUMBER: Tag = (entry) => (numberOf(entry) === '' ? `${folded(entry.boatName)}/${folded(entry.skipperName)}` : null);

/** What makes two entries one row, the surest first. */
const TAGS: Record<CompetitorKey, Tag[]> = {
  boat: [({ boat }) => (boat === null ? null : String(boat)), ...BY_NUMBER, WITHOUT_NUMBER],
  sail_number: [...BY_NUMBER, WITHOUT_NUMBER],
  skipper: [({ sailor }) => (sailor === null ? null : String(sailor)), ({ skipperName }) => folded(skipperName)],
};

function nameOf(entry: Identified, key: CompetitorKey): string {
  const boat = numberOf(entry) || [entry.boatName, entry.skipperName].filter((part) => part !== '').join(' / ');
  return key === 'skipper' ? entry.skipperName.trim() : boat;
}

/** Two rows of one name are told apart by their age: "SWE 57", "SWE 57 #2". */
function namedRows(groups: readonly (readonly Identified[])[], key: CompetitorKey): Map<string, readonly Identified[]> {
  const rows = new Map<string, readonly Identified[]>();
  for (const group of groups) {
    const name = group[0] ? nameOf(group[0], key) : '';
    let number = 1;
    while (rows.has(number === 1 ? name : `${name} #${number}`)) number += 1;
    rows.set(number === 1 ? name : `${name} #${number}`, group);
  }
  return rows;
}

/** Also the names that a row's younger entries would give it, so that a merge outlives the entry that it was named after. */
function aliasesOf(rows: ReadonlyMap<string, readonly Identified[]>, key: CompetitorKey): Map<string, string> {
  const aliases = new Map([...rows.keys()].map((name) => [name, name]));
  for (const [row, entries] of rows) {
    for (const entry of entries) if (!aliases.has(nameOf(entry, key))) aliases.set(nameOf(entry, key), row);
  }
  return aliases;
}

export interface RowKeys {
  /** The key of an entry's row, by the entry's id. */
  ofEntry: ReadonlyMap<Id, string>;
  /** The key that an entry would have without merges. */
  own: ReadonlyMap<Id, string>;
  /** The key of the row that a name stands for once everything is merged; null for a name of no row. */
  resolve: (name: string) => string | null;
}

/**
 * Which entries of a series are one row (contract 5.8, `competitor_key`): by boat, the same boat or the same sail number ("57" is
 * "SWE 57"); by skipper, the same sailor or name. Two entries of one race are two rows, whatever they have in common: only a merge
 * says otherwise. A row keeps its key while the entries that were made first stay.
 */
export function rowKeys(races: readonly (readonly Identified[])[], key: CompetitorKey, merges: readonly Merge[] = []): RowKeys {
  const items = races.flatMap((entries, race) => entries.map((entry) => ({ entry, race })));
  items.sort((a, b) => a.entry.id - b.entry.id);
  const groups = disjointGroups(
    items,
    TAGS[key].map(
      (tag) =>
        ({ entry }: { entry: Identified }) =>
          tag(entry),
    ),
  );
  const rows = namedRows(
    groups.map((group) => group.map(({ entry }) => entry)),
    key,
  );
  const aliases = aliasesOf(rows, key);

  const mergedInto = new Map<string, string>();
  const resolved = (row: string): string => {
    const next = mergedInto.get(row);
    return next === undefined ? row : resolved(next);
  };
  for (const { from, into } of merges) {
    const [gone, kept] = [aliases.get(from), aliases.get(into)];
    // Whoever is gone, or is there already, is not merged: nothing may go round in a circle.
    if (gone !== undefined && kept !== undefined && !mergedInto.has(gone) && resolved(kept) !== gone) mergedInto.set(gone, kept);
  }

  const own = new Map([...rows].flatMap(([name, entries]) => entries.map(({ id }): [Id, string] => [id, name])));
  return {
    own,
    ofEntry: new Map([...own].map(([id, name]) => [id, resolved(name)])),
    resolve: (name) => {
      const row = aliases.get(name);
      return row === undefined ? null : resolved(row);
    },
  };
}
