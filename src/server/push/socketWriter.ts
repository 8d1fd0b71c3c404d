import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { SERVER_CLOSE_CODES } from './pushLimits';

export interface SocketWriter {
  isOpen: () => boolean;
  sendText: (text: string) => void;
  /** Sends frames in one go. The promise is kept once they have left this process. */
  sendBatch: (frames: Buffer[]) => Promise<void>;
}

export interface SocketWriterOptions {
  socket: WebSocket;
  /** What the frames go out on: held back and let go once per batch, so that a burst costs one system call. */
  wire: Pick<Socket, 'cork' | 'uncork'>;
  maxBufferedBytes: number;
}

/** Writes to a socket, and lets go of a reader that is too slow: it connects again and resumes. */
export function socketWriter({ socket, wire, maxBufferedBytes }: SocketWriterOptions): SocketWriter {
  const isOpen = () => socket.readyState === socket.OPEN;
  return {
    isOpen,
    sendText: (text) => {
      if (isOpen()) socket.send(text);
    },
    sendBatch: async (frames) => {
      if (!isOpen() || frames.length === 0) return;
      if (socket.bufferedAmount > maxBufferedBytes) {
        socket.close(SERVER_CLOSE_CODES.tryAgain);
        return;
      }
      wire.cork();
      const sent = frames.map((frame) => new Promise<void>((resolve) => socket.send(frame, { binary: false }, () => resolve())));
      wire.uncork();
      await sent.at(-1);
    },
  };
}
