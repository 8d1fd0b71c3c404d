import type { BoatModel } from '../../contract/boats';
import type { RaceClass } from '../../contract/raceClasses';
import type { StartGroupRow } from '../../contract/startGroups';
import type { EntryDraft } from '../../domain/entryList/entryDraft';
import { matchKey, modelNamed, type ModelsByKey } from '../../domain/entryList/nameKeys';
import { inStartOrder, startGroupName } from '../../domain/startGroups';

/** The existing data that a list is matched against. */
export interface EntryListContext {
  competitors: readonly { id: number; sail_number: string }[];
  startGroups: readonly StartGroupRow[];
  raceClasses: readonly Pick<RaceClass, 'id' | 'name'>[];
  boatModels: readonly BoatModel[];
}

/** The names of groups or classes in a list. */
export interface PlannedNames {
  /** Those that are there already, by the name that the sailing has for them. */
  held: Map<string, number>;
  /** Those to make, in the order in which the list names them. */
  added: string[];
  /** The name that is stored for a spelling; null when the list names none. */
  nameOf: (written: string) => string | null;
}

/** Each group or class is found or created once, however its name varies in case and blanks. */
function planNames(written: readonly string[], existing: readonly { id: number; name: string }[]): PlannedNames {
  const byKey = new Map(existing.map((one) => [matchKey(one.name), one]));
  const names = new Map<string, string>();
  const held = new Map<string, number>();
  const added: string[] = [];
  for (const name of written) {
    const key = matchKey(name);
    if (name === '' || names.has(key)) continue;
    const found = byKey.get(key);
    names.set(key, found?.name ?? name);
    if (found) held.set(found.name, found.id);
    else added.push(name);
  }
  return { held, added, nameOf: (name) => names.get(matchKey(name)) ?? null };
}

/** The start groups that the rows name. Groups without a name are called as on the board: "Startgrupp 2". */
export const planGroups = (drafts: readonly EntryDraft[], groups: readonly StartGroupRow[]): PlannedNames =>
  planNames(
    drafts.map(({ group }) => group),
    inStartOrder(groups).map((group, index) => ({ id: group.id, name: startGroupName(group, index) })),
  );

/** The race classes that the rows name. */
export const planClasses = (drafts: readonly EntryDraft[], classes: EntryListContext['raceClasses']): PlannedNames =>
  planNames(
    drafts.map(({ raceClass }) => raceClass),
    classes,
  );

export interface NewClass {
  name: string;
  /** The type that the class is named after, if any: all its boats are of that type. */
  boatModel: number | null;
}

/** A class that is named after a type of boat is for boats of that type. */
export const newClass = (name: string, models: ModelsByKey): NewClass => ({
  name,
  boatModel: modelNamed(name, models)?.id ?? null,
});
