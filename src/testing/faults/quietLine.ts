import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that can fall silent: nothing comes through any more, and neither end notices. */
export interface QuietLine {
  url: string;
  hush(): void;
  speak(): void;
  close(): Promise<void>;
}

/** Listens on a free port, and passes everything on to the server of the address and back. */
export async function startQuietLine(target: string): Promise<QuietLine> {
  const { hostname, port } = new URL(target);
  const ends = new Set<Socket>();
  let isSilent = false;

  const join = (from: Socket, to: Socket) => {
    ends.add(from);
    from.on('data', (bytes) => to.write(bytes));
    from.on('error', () => {});
    from.on('close', () => {
      ends.delete(from);
      to.destroy();
    });
    if (isSilent) from.pause();
  };
  const listening = createServer((near) => {
    const far = connect(Number(port), hostname);
    join(near, far);
    join(far, near);
  });
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port: own } = listening.address() as AddressInfo;

  return {
    url: Object.assign(new URL(target), { port: String(own) }).href,
    hush: () => {
      isSilent = true;
      ends.forEach((end) => end.pause());
    },
    speak: () => {
      isSilent = false;
      ends.forEach((end) => end.resume());
    },
    close: async () => {
      ends.forEach((end) => end.destroy());
      listening.close();
      await once(listening, 'close');
    },
  };
}
