import type { PursuitBasis, PursuitRounding } from '../../contract/startGroups';
import type { PursuitDocument } from '../../contract/scoring';
import { DEFAULT_ROUNDING } from '../../domain/scoring/pursuitCourse';
import { documentError } from './documentError';
import { choice, integer, object, text, type Read } from './reader';
import { boats, clockTime, durationSeconds, exactDecimal, positiveDecimal } from './timeReaders';

type System = PursuitDocument['system'];

const SYSTEMS = ['srs', 'py', 'tod'] as const;
const BASES = ['expected_elapsed', 'expected_corrected', 'distance_nm', 'seconds_per_nm'] as const;
const LENGTHS = ['expected_elapsed', 'expected_corrected', 'distance_nm'] as const;
const MAX_UNIT_S = 3600;

const expectedTime: Read<string> = (value, path) => {
  if (durationSeconds(value, path) === 0) throw documentError(path, 'must be longer than 00:00:00');
  return text(value, path).trim();
};

/** The length of the race: one of three ways, of which time on distance knows but one. */
const basisOf =
  (system: System): Read<PursuitBasis> =>
  (value, path) => {
    const basis = object(value, path, BASES);
    const given = LENGTHS.filter(basis.has);
    if (given.length !== 1) throw documentError(path, `must have one of ${LENGTHS.join(', ')}`);
    if (system === 'tod' && !basis.has('distance_nm'))
      throw documentError(path, 'must have distance_nm: ratings are seconds a mile');
    if (basis.has('seconds_per_nm') && !basis.has('distance_nm'))
      throw documentError(path, 'has seconds_per_nm without distance_nm');
    if (basis.has('expected_elapsed')) return { expected_elapsed: basis.required('expected_elapsed', expectedTime) };
    if (basis.has('expected_corrected'))
      return { expected_corrected: basis.required('expected_corrected', expectedTime) };
    const distance_nm = basis.required('distance_nm', positiveDecimal);
    return system === 'tod'
      ? { distance_nm }
      : { distance_nm, seconds_per_nm: basis.required('seconds_per_nm', positiveDecimal) };
  };

const rounding: Read<PursuitRounding> = (value, path) => {
  const { optional } = object(value, path, ['unit_seconds', 'mode']);
  return {
    unit_seconds: optional('unit_seconds', integer({ min: 1, max: MAX_UNIT_S })) ?? DEFAULT_ROUNDING.unit_seconds,
    mode: optional('mode', choice(['half-up', 'up'])) ?? DEFAULT_ROUNDING.mode,
  };
};

/** A pursuit document that has been checked, with its defaults. Throws DocumentError. */
export function readPursuitDocument(document: unknown): Required<PursuitDocument> {
  const keys = ['kind', 'system', 'basis', 'reference_rating', 'rounding', 'first_start', 'boats'] as const;
  const { required, optional } = object(document, '', keys);
  const system = required('system', choice(SYSTEMS));
  // Seconds a mile are counted from any boat, so they may be zero or below it.
  const rating = system === 'tod' ? exactDecimal : positiveDecimal;
  const boat: Read<{ id: string; rating: string }> = (value, path) => {
    const read = object(value, path, ['id', 'rating']);
    return { id: read.required('id', text), rating: read.required('rating', rating) };
  };
  return {
    kind: required('kind', choice(['pursuit'])),
    system,
    basis: required('basis', basisOf(system)),
    reference_rating: required('reference_rating', rating),
    rounding: optional('rounding', rounding) ?? DEFAULT_ROUNDING,
    first_start: required('first_start', clockTime),
    boats: required('boats', boats(boat)),
  };
}
