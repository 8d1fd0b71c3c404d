import { SCORE_CODES, type ScoreCode } from '../../contract/competitors';
import { codeFacts } from '../../domain/scoring/codes';
import type { RaceResult } from '../../domain/scoring/types';
import { documentError } from './documentError';
import { choice, decimal, integer, object, placeOfKey, type ObjectReader, type Read } from './reader';
import { raceNumbers } from './readRules';

/** The details of a code: the size of a penalty, the points of redress. */
export const CODE_KEYS = ['percent', 'times', 'penalty', 'points'] as const;
const KEYS = ['place', 'code', 'crossed', ...CODE_KEYS, 'average'] as const;
type Key = (typeof KEYS)[number];
type Members = ObjectReader<Key>;

const place = integer({ min: 1, max: 100_000 });
const percent = integer({ min: 1, max: 100 });
const times = integer({ min: 1, max: 100 });
const tenths = decimal(1, { min: 0, max: 1_000_000 });

/** The codes that a key goes with. */
const GOES_WITH: Partial<Record<Key, readonly ScoreCode[]>> = {
  percent: ['SCP', 'ZFP', 'DPI'],
  times: ['SCP', 'ZFP'],
  penalty: ['DPI'],
  points: ['RDG'],
  average: ['RDG', 'DUTY'],
};

const AVERAGES = { 'all-others': 'all_others', before: 'before' } as const;

const average: Read<RaceResult['average']> = (value, path) => {
  if (!Array.isArray(value)) return AVERAGES[choice(['all-others', 'before'])(value, path)];
  const races = raceNumbers(value, path);
  if (races.length === 0) throw documentError(path, 'must name at least one race');
  return races;
};

function checkKey(key: Key, code: ScoreCode | null, path: string): void {
  const codes = GOES_WITH[key];
  if (codes && (code === null || !codes.includes(code)))
    throw documentError(placeOfKey(path, key), `goes with ${codes.join(', ')} only`);
}

type CodeDetails = Pick<RaceResult, 'percent' | 'times' | 'penaltyTenths' | 'pointsTenths'>;

/** Reads what goes with the code. */
export function codeDetails(
  code: ScoreCode | null,
  { has, optional }: ObjectReader<(typeof CODE_KEYS)[number]>,
  path: string,
): CodeDetails {
  for (const key of CODE_KEYS) if (has(key)) checkKey(key, code, path);
  return {
    percent: optional('percent', percent) ?? null,
    times: optional('times', times) ?? 1,
    penaltyTenths: optional('penalty', tenths) ?? null,
    pointsTenths: optional('points', tenths) ?? null,
  };
}

/** A boat given redress may have a place, have crossed the line, or neither. */
function checkPlace(code: ScoreCode | null, { has }: Members, path: string): void {
  const { replacesFinish } = codeFacts(code);
  const isRedress = code === 'RDG';
  if (replacesFinish && has('place'))
    throw documentError(placeOfKey(path, 'place'), `${code} has no place; say crossed`);
  if (has('crossed') && (has('place') || !(replacesFinish || isRedress))) {
    throw documentError(placeOfKey(path, 'crossed'), 'goes with codes that stand instead of a place; say place');
  }
  if (!replacesFinish && !isRedress && !has('place')) {
    throw documentError(path, code === null ? 'needs a place or a code' : `${code} needs a place`);
  }
}

function checkOneOf(keys: readonly [Key, Key], { has }: Members, code: ScoreCode, path: string): void {
  if (keys.filter(has).length !== 1) throw documentError(path, `${code} needs ${keys.join(' or ')}, and not both`);
}

/** One boat in one race: reads it and checks that place, code and what goes with the code fit together. */
export const readRaceResult: Read<RaceResult> = (value, path) => {
  const members = object(value, path, KEYS);
  const { optional } = members;
  const code = optional('code', choice(SCORE_CODES)) ?? null;
  checkPlace(code, members, path);
  if (members.has('average')) checkKey('average', code, path);
  const details = codeDetails(code, members, path);
  if (code === 'DPI') checkOneOf(['penalty', 'percent'], members, code, path);
  if (code === 'RDG') checkOneOf(['points', 'average'], members, code, path);
  return {
    place: optional('place', place) ?? null,
    code,
    crossed: optional('crossed', place) ?? null,
    ...details,
    average: optional('average', average) ?? null,
  };
};
