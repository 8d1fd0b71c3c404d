import type { SerieEntry, SerieRace } from '../shared/domain/series/serieRace';

/** A boat as results see it: entered, with a rating of 1 and nothing written down. */
export const aResultEntry = (values: Partial<SerieEntry> & { id: number }): SerieEntry => ({
  boat: null,
  sailor: null,
  sailNumber: `SWE ${values.id}`,
  boatName: '',
  boatModelName: null,
  skipperName: 'Anna Ek',
  raceClass: null,
  startGroup: null,
  crewNames: '',
  clubName: '',
  categories: [],
  startMs: null,
  status: 'registered',
  ratingThousandths: 1000,
  elapsedS: null,
  finishMs: null,
  code: null,
  pointsTenths: null,
  percent: null,
  times: 1,
  redress: null,
  isUnmatched: false,
  isPreliminary: false,
  ...values,
});

/** A finished sailing with these boats, scored on corrected time. */
export const aSerieRace = (sailing: number, entries: SerieEntry[], values: Partial<SerieRace> = {}): SerieRace => ({
  sailing,
  name: `Torsdag ${sailing}`,
  start_date: '2026-06-04',
  status: 'finished',
  verified_result: false,
  race_weight: 1,
  must_count: false,
  method: 'corrected',
  pursuit: null,
  classes: [],
  entries,
  ...values,
});
