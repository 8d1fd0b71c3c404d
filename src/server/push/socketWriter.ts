import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { SERVER_CLOSE_CODES } from './pushLimits';

export interface SocketWriter {
  isOpen: () => boolean;
  sendText: (text: string) => void;
  /** Sends frames that are ready for the wire. The promise is kept once they have left this process. */
  sendFrames: (frames: Buffer) => Promise<void>;
}

export interface SocketWriterOptions {
  socket: WebSocket;
  /** What `socket` writes to. Without compression it does so at once, so that its frames and ours keep their order. */
  wire: Pick<Socket, 'write'>;
  maxBufferedBytes: number;
  /** Called for all frames that are written. */
  onWritten?: ((frames: Buffer) => void) | undefined;
}

/** Writes to a socket, and disconnects a reader that is too slow: it connects again and resumes. */
export function socketWriter({ socket, wire, maxBufferedBytes, onWritten }: SocketWriterOptions): SocketWriter {
  const isOpen = () => socket.readyState === socket.OPEN;
  return {
    isOpen,
    sendText: (text) => {
      if (isOpen()) socket.send(text);
    },
    sendFrames: async (frames) => {
      if (!isOpen() || frames.length === 0) return;
      if (socket.bufferedAmount > maxBufferedBytes) {
        socket.close(SERVER_CLOSE_CODES.tryAgain);
        return;
      }
      onWritten?.(frames);
      await new Promise<void>((resolve) => {
        wire.write(frames, () => resolve());
      });
    },
  };
}
