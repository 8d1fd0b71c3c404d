/** What a subscription says; nothing in it can be trusted yet. */
export interface SubscribeRequest {
  group: unknown;
  cursor: unknown;
  token: unknown;
}

/** A frame from a client. */
export type ReceivedFrame =
  | ({ type: 'subscribe' } & SubscribeRequest)
  | { type: 'ping'; id: string | undefined }
  /** Well formed, but not one of ours: ignored, so that clients may be newer than the server. */
  | { type: 'unknown' };

const MAX_PING_ID = 40;

/** Reads the text of a frame; null when it is not a JSON object. */
export function parseFrame(text: string): ReceivedFrame | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const frame: { type?: unknown; id?: unknown; group?: unknown; cursor?: unknown; token?: unknown } = value;
  if (frame.type === 'ping') {
    const hasId = typeof frame.id === 'string' && frame.id.length <= MAX_PING_ID;
    return { type: 'ping', id: hasId ? (frame.id as string) : undefined };
  }
  if (frame.type === 'subscribe')
    return { type: 'subscribe', group: frame.group, cursor: frame.cursor, token: frame.token };
  return { type: 'unknown' };
}
