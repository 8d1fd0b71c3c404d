import { compareScores, type Comparison, type ScoredPlan } from '../../domain/sailwave/compareScores';
import { planAsRaces } from '../../domain/sailwave/planAsRaces';
import type { SailwaveFile } from '../../domain/sailwave/sailwaveFile';
import type { SailwavePlan } from '../../domain/sailwave/sailwavePlan';
import { staleRaces } from '../../domain/sailwave/staleRaces';
import { scoreSeries } from '../../domain/scoring/scoreSeries';
import { rowKeys } from '../../domain/series/rowKeys';
import { isScored } from '../../domain/series/serieRace';
import { toRulesDocument } from '../../domain/series/serieRules';
import { standings } from '../../domain/series/standings';
import { sailwaveTexts } from '../../texts/sailwave';
import { readSeriesDocument } from '../scoring/readSeriesDocument';

/** Scores a plan as the serie will be scored once it is stored. */
export function scorePlan(plan: SailwavePlan): ScoredPlan {
  const scorable = planAsRaces(plan);
  const races = scorable.races.filter(isScored);
  const { rules } = plan;
  const keys = rowKeys(
    races.map(({ entries }) => entries),
    rules.competitor_key,
  );
  const document = toRulesDocument(rules, races);
  const classes = standings({ races, rules: document, classScoring: rules.class_scoring, keys });
  return {
    plan,
    scorable,
    keys,
    classes: classes.map((one) => ({ standings: one, scores: scoreSeries(readSeriesDocument(one.document)) })),
  };
}

/** A plan scored here beside what stands in its file, and which races of the file have old points, in words. */
export function reviewPlan(file: SailwaveFile, plan: SailwavePlan): Comparison & { warnings: string[] } {
  const stale = staleRaces(file, plan);
  const names = plan.races.filter(({ handle }) => stale.has(handle)).map(({ name }) => name);
  return { ...compareScores(file, scorePlan(plan), stale), warnings: names.map(sailwaveTexts.notScored) };
}
