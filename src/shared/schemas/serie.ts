import { object, type InferType } from 'yup';
import type { ScoreCode } from '../contract/competitors';
import { DNC_RULES, FORMULA_BASES, RULES_EDITIONS, SCORING_SYSTEMS, type CodeFormula } from '../contract/scoring';
import { CLASS_SCORINGS, COMPETITOR_KEYS, DISCARD_RULES, type SerieQuota } from '../contract/series';
import { FORMULA_CODES } from '../domain/scoring/codes';
import { validationTexts } from '../texts/validation';
import { choice, flag, relation } from './fields/choice';
import { isMisread, misread, required, type Misread } from './fields/field';
import { listOf, objectOf } from './fields/json';
import { itemOf } from './fields/list';
import { integer } from './fields/number';
import { date } from './fields/temporal';
import { text } from './fields/text';
import { fieldErrors } from './fields/validate';

const MAX_SERIE_STEPS = 20;
const MAX_RACES = 200;
const MAX_CODE_POINTS = 1000;

/** Each item comes after the one before it. */
const rises = <T>(items: readonly T[] | null | undefined, isAfter: (item: T, before: T) => boolean): boolean =>
  (items ?? []).every((item, index, all) => {
    const before = all[index - 1];
    return index === 0 || before === undefined || isAfter(item, before);
  });

const races = () => integer({ min: 1, max: MAX_RACES });

function readCount(raw: unknown): number | Misread {
  const reading = fieldErrors(object({ races: required(races()) }), { races: raw });
  return 'value' in reading ? reading.value.races : misread(reading.errors['races']?.[0] ?? validationTexts.notInteger);
}

const stepSchema = object({ races: required(races()), counting: required(races()) });

const proportionSchema = object({
  discards: required(integer({ min: 1, max: MAX_SERIE_STEPS })),
  of: required(integer({ min: 2, max: MAX_RACES })),
});

const quotaSchema = object({ name: text({ min: 0, max: 50 }), until: required(date()), min: required(races()) });

function readQuota(raw: unknown): SerieQuota | Misread {
  const quota = itemOf(quotaSchema)(raw);
  return isMisread(quota) ? quota : { ...quota, name: quota.name ?? '' };
}

const formulaSchema = object({
  base: required(choice(FORMULA_BASES)),
  plus: required(integer({ max: MAX_CODE_POINTS })),
});

const readFormula = itemOf(formulaSchema);

type CodePoints = Partial<Record<ScoreCode, CodeFormula>>;

function readCodePoints(value: object): CodePoints | Misread {
  const points: CodePoints = {};
  for (const [name, raw] of Object.entries(value)) {
    const code = FORMULA_CODES.find((known) => known === name);
    if (code === undefined) return misread(validationTexts.notChoice(name));
    const formula = readFormula(raw);
    if (isMisread(formula)) return misread(`${code}: ${formula.problem}`);
    points[code] = formula;
  }
  return points;
}

/** The serie form and its calls. `club` counts at creation only. */
export const serieSchema = object({
  club: relation(),
  name: required(text({ max: 100 })),
  description: text({ min: 0, max: 5000, kind: 'lines' }),
  is_published: flag(),
  rrs: choice(RULES_EDITIONS),
  scoring_system: choice(SCORING_SYSTEMS),
  discard_rule: choice(DISCARD_RULES),
  discards: listOf(MAX_SERIE_STEPS, readCount).test('rising', validationTexts.notRising, (counts) =>
    rises(counts, (count, before) => count > before),
  ),
  counting_table: listOf(MAX_SERIE_STEPS, itemOf(stepSchema))
    .test('rising', validationTexts.notRising, (steps) => rises(steps, (step, before) => step.races > before.races))
    .test('counting', validationTexts.countingTooMany, (steps) =>
      (steps ?? []).every((step) => step.counting <= step.races),
    ),
  discard_proportion: objectOf(itemOf(proportionSchema))
    .test('part', validationTexts.discardsTooMany, (value) => value == null || value.discards < value.of)
    .nullable(),
  dnc_rule: choice(DNC_RULES),
  code_points: objectOf(readCodePoints),
  quotas: listOf(MAX_SERIE_STEPS, readQuota).test('rising', validationTexts.datesNotRising, (quotas) =>
    rises(quotas, (quota, before) => quota.until > before.until),
  ),
  competitor_key: choice(COMPETITOR_KEYS),
  class_scoring: choice(CLASS_SCORINGS),
  min_starters: integer({ min: 1, max: 20 }),
});

export type SerieInput = InferType<typeof serieSchema>;

const MAX_KEY = 200;

/** POST merges/: the keys of two rows of a serie. */
export const serieMergeSchema = object({
  from: required(text({ max: MAX_KEY })),
  into: required(text({ max: MAX_KEY })),
});
