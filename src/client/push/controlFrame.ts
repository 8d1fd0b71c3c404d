import type { ErrorFrame, PongFrame, SubscribedFrame } from '../../shared/contract/push';

type ControlFrame = SubscribedFrame | PongFrame | ErrorFrame;

/** A frame that speaks of the connection itself, or undefined: then it may be a push message. */
export function readControlFrame(frame: unknown): ControlFrame | undefined {
  if (typeof frame !== 'object' || frame === null || !('type' in frame)) return undefined;
  if (frame.type === 'pong' || frame.type === 'error') return frame as PongFrame | ErrorFrame;
  const isWhole = 'cursor' in frame && typeof frame.cursor === 'string' && 'resumed' in frame && 'build' in frame;
  return frame.type === 'subscribed' && isWhole ? (frame as SubscribedFrame) : undefined;
}
