import type { PursuitAnswerRow, RaceAnswerRow, SeriesAnswerRow } from '../../contract/scoring';
import { answerOf } from '../../domain/scoring/answer';
import { pursuitAnswer } from '../../domain/scoring/pursuitAnswer';
import { raceAnswer } from '../../domain/scoring/raceAnswer';
import { raceScores } from '../../domain/scoring/raceScores';
import { scoreSeries } from '../../domain/scoring/scoreSeries';
import { documentError } from './documentError';
import { readPursuitDocument } from './readPursuitDocument';
import { readRaceDocument } from './readRaceDocument';
import { readSeriesDocument } from './readSeriesDocument';
import { choice, entries } from './reader';

export interface Answer {
  rows: SeriesAnswerRow[] | RaceAnswerRow[] | PursuitAnswerRow[];
}

interface Explained {
  /** The explanations in Swedish, with the rule. */
  why?: boolean;
}

const KINDS = ['series', 'race', 'pursuit'] as const;

const SCORERS: Record<(typeof KINDS)[number], (document: unknown, options: Explained) => Answer['rows']> = {
  series: (document, options) => answerOf(scoreSeries(readSeriesDocument(document)), options),
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
