import type { RawData, WebSocket } from 'ws';
import { parseFrame, type SubscribeRequest } from './parseFrame';
import type { PushLimits } from './pushLimits';

/**
 * Counts frames against a rate: `perSecond` at once, then as many a second. Returns a function that tells whether a
 * frame at `nowMs` is still within it.
 */
export function frameRate(perSecond: number): (nowMs: number) => boolean {
  let left = perSecond;
  let at: number | null = null;
  return (nowMs) => {
    left = Math.min(perSecond, left + ((nowMs - (at ?? nowMs)) * perSecond) / 1000);
    at = nowMs;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

export interface FrameListener {
  limits: Pick<PushLimits, 'maxFrameBytes' | 'framesPerSecond'>;
  clockMs: () => number;
  isOpen: () => boolean;
  /** Anything came. */
  onHeard: (nowMs: number) => void;
  onSubscribe: (request: SubscribeRequest) => void;
  onPing: (id: string | undefined) => void;
  /** Not a JSON object. */
  onUnreadable: () => void;
  /** Too large, or too many a second. */
  onTooMuch: () => void;
}

function bufferOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? Buffer.from(data) : data;
}

/** Reads what a client sends, within the limits. Frames of an unknown type are ignored. */
export function receiveFrames(socket: WebSocket, { limits, clockMs, isOpen, ...on }: FrameListener): void {
  const isWithinRate = frameRate(limits.framesPerSecond);

  socket.on('message', (data, isBinary) => {
    const nowMs = clockMs();
    const bytes = bufferOf(data);
    on.onHeard(nowMs);
    if (!isOpen()) return;
    if (bytes.length > limits.maxFrameBytes || !isWithinRate(nowMs)) return on.onTooMuch();

    const frame = isBinary ? null : parseFrame(bytes.toString('utf8'));
    if (!frame) on.onUnreadable();
    else if (frame.type === 'ping') on.onPing(frame.id);
    else if (frame.type === 'subscribe') on.onSubscribe(frame);
  });
}
