import type { ScoreCode } from '../../contract/competitors';
import {
  DNC_RULES,
  FORMULA_BASES,
  RULES_EDITIONS,
  SCORING_SYSTEMS,
  type DiscardsDocument,
} from '../../contract/scoring';
import { FORMULA_CODES } from '../../domain/scoring/codes';
import { BOOK_RULES } from '../../domain/scoring/defaults';
import type { CodePoints, Quota, ScoringRules } from '../../domain/scoring/types';
import { documentError } from './documentError';
import { choice, entries, integer, list, object, placeOfKey, text, type Read } from './reader';

const MAX_RACES = 1000;
const MAX_BOATS = 100_000;

const raceCount = integer({ min: 0, max: MAX_RACES });
const boatCount = integer({ min: 1, max: MAX_BOATS });

/** Refuses the second of two equal values. */
export function refuseRepeated(values: readonly (string | number)[], placeOf: (index: number) => string): void {
  const seen = new Set<string | number>();
  values.forEach((value, index) => {
    if (seen.has(value)) throw documentError(placeOf(index), `${JSON.stringify(value)} is there already`);
    seen.add(value);
  });
}

/**
 * Race numbers, from 1 in the document and from 0 here; none twice. Races that are not sailed yet may be among them.
 */
export const raceNumbers: Read<number[]> = (value, path) => {
  const numbers = list(integer({ min: 1, max: MAX_RACES }))(value, path);
  refuseRepeated(numbers, (index) => `${path}[${index}]`);
  return numbers.map((number) => number - 1);
};

/** Steps of a table, none twice for the same number of completed races. */
const steps =
  <T extends { races: number }>(read: Read<T>): Read<T[]> =>
  (value, path) => {
    const found = list(read)(value, path);
    refuseRepeated(
      found.map(({ races }) => races),
      (index) => `${path}[${index}].races`,
    );
    return found;
  };

const thresholds = steps((value, path) => {
  const step = object(value, path, ['races', 'discards']);
  return { races: step.required('races', raceCount), discards: step.required('discards', raceCount) };
});

const table = steps((value, path) => {
  const step = object(value, path, ['races', 'counting']);
  const races = step.required('races', raceCount);
  return { races, counting: step.required('counting', integer({ min: 0, max: races })) };
});

const proportion: Read<{ discards: number; of: number }> = (value, path) => {
  const share = object(value, path, ['discards', 'of']);
  const of = share.required('of', integer({ min: 1, max: MAX_RACES }));
  return { of, discards: share.required('discards', integer({ min: 0, max: of })) };
};

const discards: Read<DiscardsDocument> = (value, path) => {
  const ways = object(value, path, ['count', 'thresholds', 'table', 'proportion']);
  if (entries(value, path).length !== 1)
    throw documentError(path, 'must have exactly one of count, thresholds, table, proportion');
  if (ways.has('count')) return { count: ways.required('count', raceCount) };
  if (ways.has('thresholds')) return { thresholds: ways.required('thresholds', thresholds) };
  if (ways.has('table')) return { table: ways.required('table', table) };
  return { proportion: ways.required('proportion', proportion) };
};

const formula: Read<CodePoints> = (value, path) => {
  const { required } = object(value, path, ['base', 'plus']);
  return {
    base: required('base', choice(FORMULA_BASES)),
    plusTenths: required('plus', integer({ min: 0, max: MAX_BOATS })) * 10,
  };
};

const codePoints: Read<ScoringRules['codePoints']> = (value, path) => {
  const found: Partial<Record<ScoreCode, CodePoints>> = {};
  for (const [key, member] of entries(value, path)) {
    const place = placeOfKey(path, key);
    found[choice(FORMULA_CODES)(key, place)] = formula(member, place);
  }
  return found;
};

const quota: Read<Quota> = (value, path) => {
  const { required, optional } = object(value, path, ['name', 'races', 'min']);
  return {
    name: optional('name', text) ?? null,
    races: required('races', raceNumbers),
    min: required('min', integer({ min: 0, max: MAX_RACES })),
  };
};

/**
 * Quotas that share some races, and each have others besides, might not all be kept; so they lie apart or within each
 * other.
 */
const quotas: Read<Quota[]> = (value, path) => {
  const found = list(quota)(value, path);
  found.forEach(({ races }, index) => {
    const own = new Set(races);
    const crossed = found.findIndex((other, at) => {
      const shared = other.races.filter((race) => own.has(race)).length;
      return at < index && shared > 0 && shared < own.size && shared < other.races.length;
    });
    if (crossed >= 0)
      throw documentError(
        `${path}[${index}].races`,
        `crosses ${path}[${crossed}]: quotas lie apart or within each other`,
      );
  });
  return found;
};

const KEYS = [
  'rrs',
  'places',
  'system',
  'discards',
  'dnc_rule',
  'code_points',
  'quotas',
  'must_count',
  'min_starters',
  'weights',
  'entries',
] as const;

/** `rules` of a series document, with the defaults for what is left out (docs/scoring.md). */
export const readRules: Read<ScoringRules> = (value, path) => {
  const { optional } = object(value, path, KEYS);
  return {
    edition: optional('rrs', choice(RULES_EDITIONS)) ?? BOOK_RULES.edition,
    places: optional('places', choice(['final', 'crossing'])) ?? BOOK_RULES.places,
    system: optional('system', choice(SCORING_SYSTEMS)) ?? BOOK_RULES.system,
    discards: optional('discards', discards) ?? BOOK_RULES.discards,
    dncRule: optional('dnc_rule', choice(DNC_RULES)) ?? BOOK_RULES.dncRule,
    codePoints: optional('code_points', codePoints) ?? BOOK_RULES.codePoints,
    quotas: optional('quotas', quotas) ?? BOOK_RULES.quotas,
    mustCount: optional('must_count', raceNumbers) ?? BOOK_RULES.mustCount,
    minStarters: optional('min_starters', boatCount) ?? BOOK_RULES.minStarters,
    weights: optional('weights', list(integer({ min: 1, max: 100 }))) ?? BOOK_RULES.weights,
    entries: optional('entries', boatCount) ?? BOOK_RULES.entries,
  };
};
