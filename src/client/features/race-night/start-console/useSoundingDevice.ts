import { useEffect } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { StartEventPayload } from '../../../../shared/contract/startLog';
import { useSayItSoundsMutation, useSignalDeviceQuery } from '../../../api/startLog';
import { deviceName } from '../../../changes/startChange';

/** How often the device that sounds says so, and the others ask. */
const AGAIN_MS = 3_000;
/** A device that has been silent for so long is lost (one that is only late is not). */
const LOST_MS = 10_000;

interface SoundingInput {
  sailing: Id;
  /** The act by which a device took the signals on; undefined while none has. */
  armed: Pick<StartEventPayload, 'at' | 'device'> | undefined;
  /** Signals are ahead. */
  isNeeded: boolean;
  /** This device has the signals, and its sound is on. */
  isSounding: boolean;
  now: number;
}

/**
 * Says that this device sounds the signals while it does. Elsewhere true once the device that has them has been silent
 * for too long; never while nobody answers, since a device without a network knows nothing of the others.
 */
export function useSoundingDevice({ sailing, armed, isNeeded, isSounding, now }: SoundingInput): boolean {
  const [say] = useSayItSoundsMutation();
  const isHeard = isNeeded && isSounding;
  useEffect(() => {
    if (!isHeard) return undefined;
    const beat = () => void say({ sailing, device: deviceName() });
    beat();
    const timer = setInterval(beat, AGAIN_MS);
    return () => clearInterval(timer);
  }, [say, sailing, isHeard]);

  const isAsking = isNeeded && armed !== undefined && armed.device !== deviceName();
  const { currentData, isError } = useSignalDeviceQuery(sailing, { skip: !isAsking, pollingInterval: AGAIN_MS });
  if (!isAsking || isError || !currentData) return false;
  const sinceArmed = now - Date.parse(armed.at);
  const silent = currentData.device === armed.device ? (currentData.silent_ms ?? sinceArmed) : sinceArmed;
  return silent > LOST_MS;
}
