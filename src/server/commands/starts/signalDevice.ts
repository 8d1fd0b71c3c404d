import type { Kysely } from 'kysely';
import type { SignalDevice } from '../../../shared/contract/startLog';
import type { Actor } from '../../../shared/domain/permissions';
import { signalDeviceSchema } from '../../../shared/schemas/startLog';
import type { Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { parse } from '../../http/parse';
import { assertMayRecord, visibleSailing } from '../../resources/sailings/access';
import { keepSignalDevice, signalDeviceOf } from '../../resources/start-log/repository';

/**
 * The device that sounds the signals of the sailing, and how long it has been silent. Throws 404 and 403 by the sailing,
 * for all but those who record it.
 */
export async function readSignalDevice(
  db: Kysely<Database>,
  actor: Actor,
  id: number,
  now: Date,
): Promise<SignalDevice> {
  assertMayRecord(actor, await visibleSailing(db, actor, id));
  const heard = await signalDeviceOf(db, id);
  if (!heard) return { device: null, silent_ms: null };
  return { device: heard.device, silent_ms: Math.max(0, now.getTime() - Date.parse(heard.heard_at)) };
}

/**
 * A device says that it sounds the signals now. This is no change of the sailing: no frame is sent, the others ask.
 * Throws as `readSignalDevice`, and 400 for a device without a name.
 */
export async function hearSignalDevice(work: Work, actor: Actor, id: number, body: unknown): Promise<SignalDevice> {
  assertMayRecord(actor, await visibleSailing(work.tx, actor, id));
  const { device } = parse(signalDeviceSchema, body);
  await keepSignalDevice(work.tx, { sailing_id: id, device, heard_at: work.now });
  return { device, silent_ms: 0 };
}
