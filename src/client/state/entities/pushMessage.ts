import type { Model } from '../../../shared/contract/common';
import type { Change, PushMessage } from '../../../shared/contract/push';

/** The scope of each kind of live row: without it a row cannot be placed. */
const SCOPES = { sailing: 'club', start_group: 'sailing', race_class: 'sailing', competitor: 'sailing' } as const;

const CHANGES: Record<Model, readonly Change[]> = {
  sailing: ['created', 'updated', 'deleted', 'results_updated'],
  competitor: ['created', 'updated', 'deleted'],
  start_group: ['created', 'updated', 'deleted'],
  start_event: ['created'],
  race_class: ['created', 'updated', 'deleted'],
  serie: ['created', 'updated', 'deleted', 'results_updated'],
  course: ['created', 'updated', 'deleted'],
  club: ['created', 'updated', 'deleted'],
  finish_observation: ['created', 'updated'],
};

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLive = (model: string): model is keyof typeof SCOPES => Object.hasOwn(SCOPES, model);

function isRowOf(model: keyof typeof SCOPES, id: unknown, data: Fields): boolean {
  return data.id === id && Number.isInteger(data.version) && Number.isInteger(data[SCOPES[model]]);
}

/** Keys become names of properties: anything but a UUID is no observation. */
const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const isObservation = ({ id, sailing, version }: Fields): boolean =>
  typeof id === 'string' && KEY.test(id) && Number.isInteger(sailing) && Number.isInteger(version);

/**
 * What a change must carry to be of use. null says only that something happened: the rights are then checked by a read.
 */
function isGoodData({ model, id, change, data }: Fields): boolean {
  if (data === null || data === undefined || change === 'deleted') return true;
  if (!isObject(data)) return false;
  if (model === 'finish_observation') return isObservation(data);
  return typeof model !== 'string' || !isLive(model) || change === 'results_updated' || isRowOf(model, id, data);
}

/**
 * The push message that a frame carries, or undefined: no model or id, a model or change that this page does not know,
 * no number to place it by, or data that is no such row. What is undefined is ignored with a warning (spec section 7).
 */
export function readPushMessage(frame: unknown): PushMessage | undefined {
  if (!isObject(frame)) return undefined;
  const { model, id, change, version } = frame;
  if (typeof model !== 'string' || !Number.isInteger(id) || !Number.isInteger(version)) return undefined;
  const known: Record<string, readonly unknown[]> = CHANGES;
  if (!Object.hasOwn(known, model) || !known[model]?.includes(change) || !isGoodData(frame)) return undefined;
  return { ...frame, data: change === 'deleted' ? null : (frame.data ?? null) } as PushMessage;
}
