import type { SailwaveCode, SailwaveHandle, SailwaveSystem } from './sailwaveFile';
import { handleOf, KeyedRows, type SailwaveRow } from './sailwaveRows';

const CODE = 'scrcode';
const FOLLOW = 'scrfollow';
/** Where a code says which system it belongs to, and what it is called. */
const SYSTEM_PART = 14;
const TEXT_PART = 16;

const isYes = (text: string | undefined): boolean => /^(?:1|yes)$/i.test(text ?? '');

/** "DNF|Boats in series +|1|Yes|Yes|||spare|spare|spare|spare|Yes|No|No|67||Did not finish" */
function readCode(value: string): { system: SailwaveHandle | null; code: SailwaveCode } {
  const parts = value.split('|').map((part) => part.trim());
  const [code = '', method = '', own = '', isDiscardable, cameToStart] = parts;
  return {
    system: handleOf(parts[SYSTEM_PART] ?? ''),
    code: {
      ...{ code: code.toUpperCase(), method, value: own },
      ...{ isDiscardable: isYes(isDiscardable), cameToStart: isYes(cameToStart) },
      ...{ isFinisher: isYes(parts[12]), keepsPlace: isYes(parts[13]) },
      text: parts[TEXT_PART] ?? '',
    },
  };
}

/** Reads the scoring systems with their codes, which name their system inside their value. */
export function readSystems(rows: readonly SailwaveRow[]): SailwaveSystem[] {
  const own = rows.filter(({ key, b }) => key.startsWith('scr') && key !== CODE && b === null);
  const codes = rows.filter(({ key }) => key === CODE).map(({ value }) => readCode(value));
  const keyed = new KeyedRows(own, 'a');
  const codesOf = new Map<SailwaveHandle, SailwaveCode[]>();
  for (const { system, code } of codes) {
    const known = system === null ? undefined : codesOf.get(system);
    if (known) known.push(code);
    else if (system !== null) codesOf.set(system, [code]);
  }

  return keyed.handles().map((handle) => {
    const text = (key: string) => keyed.text(`scr${key}`, handle);
    const parent = handleOf(text('parent'));
    const followed = keyed.keys(handle).filter((key) => key.startsWith(FOLLOW) && keyed.text(key, handle) === '1');
    return {
      ...{ handle, parent: parent === 0 ? null : parent, field: text('field') || text('sfield'), value: text('value') },
      ...{ ratingSystem: text('ratingsystem'), pointsSystem: text('pointssystem'), raceTies: text('raceties') },
      ...{ isRrs2025: isYes(text('rrs2025')), discards: text('discardlist') },
      ...{ hasMedalRace: isYes(text('medal')), hasFinals: isYes(text('finals')), hasFlights: isYes(text('flights')) },
      follows: new Set(followed.map((key) => key.slice(FOLLOW.length))),
      codes: codesOf.get(handle) ?? [],
    };
  });
}
