import { SCORE_CODES } from '../../contract/competitors';
import {
  RATING_SYSTEMS,
  type PursuitAnswerRow,
  type RaceAnswerRow,
  type SeriesAnswerRow,
  type RatingSystem,
} from '../../contract/scoring';
import { seriesAnswer, raceAnswer, pursuitAnswer } from '../../domain/scoring/answer';
import { raceScores, type RaceBoat, type RaceInput } from '../../domain/scoring/raceScores';
import { scoreSeries } from '../../domain/scoring/scoreSeries';
import { documentError } from './documentError';
import { readPursuitDocument } from './readPursuitDocument';
import { CODE_KEYS, codeDetails } from './readRaceResult';
import { readSeriesDocument } from './readSeriesDocument';
import { choice, entries, integer, object, text, type Read } from './reader';
import { boats, durationSeconds, exactDecimal, positiveDecimal } from './timeReaders';

const MAX_LAPS = 1000;

const boatOf =
  (system: RatingSystem): Read<RaceBoat> =>
  (value, path) => {
    const members = object(value, path, ['id', 'rating', 'elapsed', 'laps', 'code', ...CODE_KEYS]);
    const { required, optional } = members;
    const code = optional('code', choice(SCORE_CODES)) ?? null;
    return {
      id: required('id', text),
      // Seconds a mile are counted from any boat, so they may be zero or below it.
      rating: required('rating', system === 'tod' ? exactDecimal : positiveDecimal),
      elapsedS: optional('elapsed', durationSeconds) ?? null,
      laps: optional('laps', integer({ min: 1, max: MAX_LAPS })) ?? 1,
      code,
      ...codeDetails(code, members, path),
    };
  };

/** A race document that has been checked. Throws DocumentError. */
function readRaceDocument(document: unknown): RaceInput {
  const { required, optional } = object(document, '', ['kind', 'system', 'distance_nm', 'boats']);
  required('kind', choice(['race']));
  const system = required('system', choice(RATING_SYSTEMS));
  const distanceNm =
    system === 'tod' ? required('distance_nm', positiveDecimal) : optional('distance_nm', positiveDecimal);
  return { system, distanceNm: distanceNm ?? '0', boats: required('boats', boats(boatOf(system))) };
}

export interface Answer {
  rows: SeriesAnswerRow[] | RaceAnswerRow[] | PursuitAnswerRow[];
}

interface Explained {
  /** The explanations in Swedish, with the rule. */
  why?: boolean;
}

const KINDS = ['series', 'race', 'pursuit'] as const;

const SCORERS: Record<(typeof KINDS)[number], (document: unknown, options: Explained) => Answer['rows']> = {
  series: (document, options) => seriesAnswer(scoreSeries(readSeriesDocument(document)), options),
  race: (document, options) => raceAnswer(raceScores(readRaceDocument(document)), options),
  pursuit: (document, options) => pursuitAnswer(readPursuitDocument(document), options),
};

/** Scores a document of any kind (docs/scoring.md), Throws DocumentError. */
export function scoreDocument(document: unknown, options: Explained = {}): Answer {
  const members = new Map(entries(document, ''));
  if (!members.has('kind')) throw documentError('kind', 'is missing');
  const kind = choice(KINDS)(members.get('kind'), 'kind');
  return { rows: SCORERS[kind](document, options) };
}
