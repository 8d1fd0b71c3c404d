import type { SerieRace } from '../../../shared/domain/series/serieRace';
import { localTimeOf } from '../../../shared/domain/time';
import { toWindows1252 } from '../../../shared/domain/windows1252';
import { plainCsv } from './plainCsv';

const clockOf = (instant: number | null): string => (instant === null ? '' : localTimeOf(instant));
const two = (value: number): string => String(value).padStart(2, '0');
const elapsedOf = (seconds: number | null): string =>
  seconds === null ? '' : `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

const RESULT_HEADINGS = ['raceno', 'class', 'sailno', 'start', 'finish', 'elapsed', 'code'];

/**
 * What was recorded in the races that have been sailed, as Sailwave imports results: a line for each boat with a time or
 * a code. `races` are numbered in their order, as in the file of the series.
 */
export function writeSailwaveResults(races: readonly SerieRace[]): Buffer {
  const lines = races.flatMap(({ status, classes, entries }, index) =>
    status !== 'finished'
      ? []
      : entries
          .filter(
            ({ isUnmatched, elapsedS, finishMs, code }) => !isUnmatched && (elapsedS ?? finishMs ?? code) !== null,
          )
          .map(({ raceClass, sailNumber, startMs, finishMs, elapsedS, code }) => [
            ...[String(index + 1), classes.find(({ id }) => id === raceClass)?.name ?? '', sailNumber],
            ...[clockOf(startMs), clockOf(finishMs), elapsedOf(elapsedS), code ?? ''],
          ]),
  );
  return Buffer.from(toWindows1252(plainCsv([RESULT_HEADINGS, ...lines], ',')));
}

/** A type of boat with its SRS number, "0.873". */
export interface RatedType {
  name: string;
  rating: string;
}

/** The SRS table as a ratings library of Sailwave; lines that begin with a semicolon are remarks. */
export const writeSailwaveRatings = (types: readonly RatedType[], remark: string): Buffer =>
  Buffer.from(
    toWindows1252(
      `; ${remark}\r\n${plainCsv(
        types.map(({ name, rating }) => ['tcf', name, rating]),
        ',',
      )}`,
    ),
  );
