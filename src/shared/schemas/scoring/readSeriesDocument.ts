import type { RaceResult, ScoringRules, SeriesInput } from '../../domain/scoring/types';
import { documentError } from './documentError';
import { readRaceResult } from './readRaceResult';
import { readRules, refuseRepeated } from './readRules';
import { choice, entries, list, object, placeOfKey, text, type Read } from './reader';

const readCompetitors: Read<string[]> = (value, path) => {
  const names = list(text)(value, path);
  refuseRepeated(names, (index) => `${path}[${index}]`);
  return names;
};

const readRace =
  (competitors: ReadonlySet<string>): Read<ReadonlyMap<string, RaceResult>> =>
  (value, path) => {
    const results = new Map<string, RaceResult>();
    for (const [competitor, result] of entries(value, path)) {
      const place = placeOfKey(path, competitor);
      if (!competitors.has(competitor)) throw documentError(place, 'is not among the competitors');
      results.set(competitor, readRaceResult(result, place));
    }
    return results;
  };

function checkEntries({ entries: entered }: ScoringRules, competitors: readonly string[]): void {
  if (entered === null || entered >= competitors.length) return;
  throw documentError('rules.entries', `must be at least ${competitors.length}, as many as the competitors`);
}

/** Redress over races that are named: each of them is in the document, and none is the race itself. */
function checkAverages(races: SeriesInput['races']): void {
  races.forEach((results, race) => {
    for (const [competitor, { average }] of results) {
      if (typeof average !== 'object' || average === null) continue;
      const index = average.findIndex((other) => other === race || other >= races.length);
      if (index < 0) continue;
      const place = `${placeOfKey(`races[${race}]`, competitor)}.average[${index}]`;
      throw documentError(place, average[index] === race ? 'is the race itself' : `there are ${races.length} races`);
    }
  });
}

/**
 * Reads a document of kind `series` (docs/scoring.md) into what `scoreSeries` takes: the one way in, for the command,
 * the server and the browser. Strict: what is not known is wrong. Race numbers become counted from 0.
 * @throws DocumentError that names the first place that is wrong.
 */
export function readSeriesDocument(document: unknown): SeriesInput {
  const { required, optional } = object(document, '', ['kind', 'rules', 'competitors', 'races']);
  required('kind', choice(['series']));
  const competitors = required('competitors', readCompetitors);
  const rules = optional('rules', readRules) ?? readRules({}, 'rules');
  checkEntries(rules, competitors);
  const races = required('races', list(readRace(new Set(competitors))));
  checkAverages(races);
  return { rules, competitors, races };
}
