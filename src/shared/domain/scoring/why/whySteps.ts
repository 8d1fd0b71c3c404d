import { averageWhy, pointsWhy, type PenaltyWords } from '../../../texts/scoring';
import { codeFacts } from '../codes';
import { shownTenths } from '../../decimals';
import type { PointsStep } from '../types';

type StepOf<S extends PointsStep['step']> = Extract<PointsStep, { step: S }>;

/** The earlier steps of the same calculation. */
interface Before {
  tenths: number;
  isHighPoint: boolean;
}

function whyPlace({ place, tiedBoats, tenths }: StepOf<'place'>): string {
  const points = shownTenths(tenths);
  return tiedBoats === 1 ? pointsWhy.place(points, place) : pointsWhy.sharedPlace(points, place, place + tiedBoats - 1);
}

function whyCode({ code, rule, base, count, plusTenths, tenths }: StepOf<'code'>): string {
  const source = rule === 'local' ? 'seriens regel' : rule;
  const isCapped = tenths < count * 10 + plusTenths;
  return pointsWhy.code(shownTenths(tenths), code, { base, plus: shownTenths(plusTenths), rule: source, isCapped });
}

function whyPenalty(step: StepOf<'penalty'>, before: Before): string {
  const points = shownTenths(step.tenths);
  const words: PenaltyWords = {
    code: step.code,
    before: shownTenths(before.tenths),
    each: shownTenths(step.eachTenths),
    count: step.times,
    percent: step.percent,
    of: shownTenths(step.ofTenths),
    isTenths: step.edition === '2025-2028',
    dnf: shownTenths(step.dnfTenths),
  };
  if (before.isHighPoint) return pointsWhy.highPenalty(points, words);
  if (!step.isCapped) return pointsWhy.penalty(points, words);
  return step.tenths === before.tenths ? pointsWhy.penaltyVoid(points, words) : pointsWhy.penaltyCapped(points, words);
}

function whyAdjusted({ tenths, addedTenths, percent }: StepOf<'adjusted'>, before: Before): string {
  const words = { added: shownTenths(Math.abs(addedTenths)), sign: before.isHighPoint ? '−' : '+', percent } as const;
  return pointsWhy.adjusted(shownTenths(tenths), shownTenths(before.tenths), words);
}

const SYSTEM_NAMES = { stsf: 'StSF', scts: 'SCTS' } as const;

function whyHighPoint({ system, code, place, tiedBoats: tied, starters, tenths }: StepOf<'highPoint'>): string {
  const points = shownTenths(tenths);
  if (place !== null) return pointsWhy.highPlace[system](points, place, { tied, starters });
  const hasStarted = codeFacts(code).isStarter;
  return pointsWhy.highCode(points, code ?? 'DNF', { system: SYSTEM_NAMES[system], hasStarted });
}

function whyStep(step: PointsStep, before: Before): string {
  switch (step.step) {
    case 'movedUp':
      return pointsWhy.movedUp(step.from, step.to);
    case 'place':
      return whyPlace(step);
    case 'code':
      return whyCode(step);
    case 'penalty':
      return whyPenalty(step, before);
    case 'adjusted':
      return whyAdjusted(step, before);
    case 'stated':
      return pointsWhy.stated(shownTenths(step.tenths));
    case 'average': {
      const races = step.races.map((race) => race + 1);
      return averageWhy(shownTenths(step.tenths), step.code, step.rule, races);
    }
    case 'highPoint':
      return whyHighPoint(step);
    case 'weight':
      return pointsWhy.weight(shownTenths(step.tenths), shownTenths(before.tenths), step.weight);
  }
}

/** One sentence in Swedish for each step of a boat's points in a race, with the points so far and the rule. */
export function whySteps(steps: readonly PointsStep[]): string[] {
  const before: Before = { tenths: 0, isHighPoint: false };
  return steps.map((step) => {
    const sentence = whyStep(step, before);
    if ('tenths' in step) before.tenths = step.tenths;
    before.isHighPoint ||= step.step === 'highPoint';
    return sentence;
  });
}
