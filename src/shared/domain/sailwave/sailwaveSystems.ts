import type { SailwaveBoat, SailwaveCode, SailwaveFile, SailwaveSystem } from './sailwaveFile';

const NONE: SailwaveSystem = {
  ...{ handle: 0, parent: null, field: '', value: '', ratingSystem: '', pointsSystem: '', raceTies: '' },
  ...{ isRrs2025: false, discards: '', follows: new Set<string>(), codes: [] },
  ...{ hasMedalRace: false, hasFinals: false, hasFlights: false },
};

/** The deepest that systems are nested: files may name circles. */
const MAX_DEPTH = 10;

const sameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The scoring systems of a file, with what each takes from its parent. */
export interface Systems {
  root: SailwaveSystem;
  /** The system that scores a fleet. */
  ofFleet: (fleet: string) => SailwaveSystem;
  /** What a boat is scored among: her class where a system is for it, else her fleet. */
  fleetOf: (boat: SailwaveBoat) => string;
}

export function systemsOf({ systems, series }: Pick<SailwaveFile, 'systems' | 'series'>): Systems {
  const byHandle = new Map(systems.map((system) => [system.handle, system]));
  const ownRoot = systems.find(({ handle, parent }) => handle === series.rootSystem && parent === null);
  const root = ownRoot ?? systems.find(({ parent }) => parent === null) ?? systems[0] ?? NONE;

  function takenFrom<K extends 'codes' | 'discards' | 'ratingSystem' | 'pointsSystem' | 'raceTies'>(
    system: SailwaveSystem,
    field: K,
  ): SailwaveSystem[K] {
    let at = system;
    for (let depth = 0; depth < MAX_DEPTH && at.follows.has(field.toLowerCase()); depth += 1)
      at = byHandle.get(at.parent ?? -1) ?? root;
    return at[field];
  }
  const completed = (system: SailwaveSystem): SailwaveSystem => ({
    ...system,
    codes: takenFrom(system, 'codes'),
    discards: takenFrom(system, 'discards'),
    ratingSystem: takenFrom(system, 'ratingSystem'),
    pointsSystem: takenFrom(system, 'pointsSystem'),
    raceTies: takenFrom(system, 'raceTies'),
  });

  const children = systems.filter((system) => system !== root && system.value !== '').map(completed);
  const ofClasses = children.filter(({ field }) => sameText(field, 'class'));
  return {
    root: completed(root),
    ofFleet: (fleet) => children.find(({ value }) => sameText(value, fleet)) ?? completed(root),
    fleetOf: ({ fleet, boatClass }) => (ofClasses.some(({ value }) => sameText(value, boatClass)) ? boatClass : fleet),
  };
}

/** A code of a system; undefined where it has none of that name. */
export const codeNamed = ({ codes }: SailwaveSystem, name: string): SailwaveCode | undefined =>
  codes.find(({ code }) => code === name.toUpperCase());

/** The code that decides the points: "Score like" is followed, and a circle ends it. */
export function scoredLike(system: SailwaveSystem, code: SailwaveCode): SailwaveCode {
  const seen = new Set<string>();
  let at = code;
  while (/^score like/i.test(at.method) && !seen.has(at.code)) {
    seen.add(at.code);
    const next = codeNamed(system, at.value);
    if (!next) break;
    at = next;
  }
  return at;
}
