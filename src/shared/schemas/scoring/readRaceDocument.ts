import { SCORE_CODES } from '../../contract/competitors';
import { RATING_SYSTEMS } from '../../contract/scoring';
import type { RatingSystem } from '../../contract/scoring';
import type { RaceBoat, RaceInput } from '../../domain/scoring/raceScores';
import { choice, integer, object, text, type Read } from './reader';
import { CODE_KEYS, codeDetails } from './readRaceResult';
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
export function readRaceDocument(document: unknown): RaceInput {
  const { required, optional } = object(document, '', ['kind', 'system', 'distance_nm', 'boats']);
  required('kind', choice(['race']));
  const system = required('system', choice(RATING_SYSTEMS));
  const distanceNm =
    system === 'tod' ? required('distance_nm', positiveDecimal) : optional('distance_nm', positiveDecimal);
  return { system, distanceNm: distanceNm ?? '0', boats: required('boats', boats(boatOf(system))) };
}
