import type { PursuitAnswerRow, RaceAnswerRow, SeriesAnswerRow } from '../../contract/scoring';
import { answerOf } from '../../domain/scoring/answer';
import { pursuitAnswer } from '../../domain/scoring/pursuitAnswer';
import { raceAnswer } from '../../domain/scoring/raceAnswer';
import { scoreSeries } from '../../domain/scoring/scoreSeries';
import { documentError } from './documentError';
import { readPursuitDocument } from './readPursuitDocument';
import { readRaceDocument } from './readRaceDocument';
import { readSeriesDocument } from './readSeriesDocument';
import { choice, entries } from './reader';

export interface Answer {
  rows: SeriesAnswerRow[] | RaceAnswerRow[] | PursuitAnswerRow[];
}

const KINDS = ['series', 'race', 'pursuit'] as const;

const SCORERS: Record<(typeof KINDS)[number], (document: unknown, isExplained: boolean) => Answer['rows']> = {
  series: (document) => answerOf(scoreSeries(readSeriesDocument(document))),
  race: (document) => raceAnswer(readRaceDocument(document)),
  pursuit: (document, isExplained) => pursuitAnswer(readPursuitDocument(document), isExplained),
};

/** Scores a document of any kind (docs/scoring.md), with Swedish explanations if they are wanted. Throws DocumentError. */
export function scoreDocument(document: unknown, { isExplained }: { isExplained: boolean }): Answer {
  const members = new Map(entries(document, ''));
  if (!members.has('kind')) throw documentError('kind', 'is missing');
  const kind = choice(KINDS)(members.get('kind'), 'kind');
  return { rows: SCORERS[kind](document, isExplained) };
}
