import { newId } from '../api/idempotency';
import { boundAt, serverClock } from '../lib/serverClock';
import { readSetting, writeSetting } from '../lib/storage';

const DEVICE_KEY = 'styrbord.device';
const DEVICE_LENGTH = 8;

/** Tells this browser apart from the others at the line. */
export function deviceName(): string {
  const known = readSetting(DEVICE_KEY);
  if (known !== null) return known;
  const made = newId().slice(0, DEVICE_LENGTH);
  writeSetting(DEVICE_KEY, made);
  return made;
}

/** How wrong the server's clock may be here; null where it is not known. */
export function uncertaintyMs(): number | null {
  const clock = serverClock();
  return clock && Math.round(boundAt(clock, performance.now()));
}
