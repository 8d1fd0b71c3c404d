export type Axis = 'lat' | 'lon';

export interface Position {
  lat: number;
  lon: number;
}

const SIGNS: Record<Axis, Record<string, 1 | -1 | undefined>> = {
  lat: { N: 1, S: -1 },
  lon: { E: 1, Ö: 1, O: 1, W: -1, V: -1 },
};
const DEGREES = /^([A-ZÖ])?\s*([+-]?\d{1,3}(?:\.\d*)?)(?:\s+(\d{1,2}(?:\.\d*)?))?\s*([A-ZÖ])?$/;
/** A tenth of a metre. */
const PLACES = 6;
const EARTH_RADIUS_NM = 6371.0088 / 1.852;

function signOf(axis: Axis, before: string | undefined, after: string | undefined): 1 | -1 | null {
  if (before !== undefined && after !== undefined) return null;
  const letter = before ?? after;
  return letter === undefined ? 1 : (SIGNS[axis][letter] ?? null);
}

/**
 * Degrees as people write them: "59,3251", "-11.7", "59°19,506′ N", "N 59 19.506". South and west are negative. null:
 * cannot be read. Whether they are too many is not looked at.
 */
export function readDegrees(typed: string, axis: Axis): number | null {
  const plain = typed.toUpperCase().replaceAll(',', '.').replace('°', ' ').replace(/['′’]/, ' ');
  const parts = DEGREES.exec(plain.trim());
  if (!parts) return null;
  const [, before, whole = '', minutes, after] = parts;
  const sign = signOf(axis, before, after);
  const hasLetter = (before ?? after) !== undefined;
  if (sign === null || (hasLetter && /^[+-]/.test(whole))) return null;
  if (minutes !== undefined && (whole.includes('.') || Number(minutes) >= 60)) return null;
  const size = Math.abs(Number(whole)) + Number(minutes ?? 0) / 60;
  const degrees = sign * (whole.startsWith('-') ? -size : size);
  return Number(degrees.toFixed(PLACES)) + 0;
}

/** Degrees with a decimal comma as they are stored: "59,325100". */
export const decimalDegrees = (degrees: number): string =>
  degrees.toFixed(PLACES).replace('.', ',').replace(/0+$/, '').replace(/,$/, '');

const LETTERS: Record<Axis, readonly [positive: string, negative: string]> = { lat: ['N', 'S'], lon: ['E', 'W'] };

/** "59°19,506′ N", "011°42,113′ E": degrees and minutes, as charts and chartplotters have them. */
export function degreesMinutes(degrees: number, axis: Axis): string {
  const thousandths = Math.round(Math.abs(degrees) * 60_000);
  const whole = Math.floor(thousandths / 60_000);
  const minutes = ((thousandths % 60_000) / 1000).toFixed(3).padStart(6, '0').replace('.', ',');
  const [positive, negative] = LETTERS[axis];
  return `${String(whole).padStart(axis === 'lat' ? 2 : 3, '0')}°${minutes}′ ${degrees < 0 ? negative : positive}`;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The shortest way over water between two positions, in nautical miles. */
export function nauticalMiles(from: Position, to: Position): number {
  const [lat, lon] = [radians(to.lat - from.lat), radians(to.lon - from.lon)];
  const h = Math.sin(lat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(lon / 2) ** 2;
  return 2 * EARTH_RADIUS_NM * Math.asin(Math.min(1, Math.sqrt(h)));
}
