import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { File } from 'node:buffer';
import { setImmediate } from 'node:timers';

// Node's channels reach every test file of the process, as if all were tabs of one browser. Each file is a browser of
// its own, and a page that was left with a channel open does not keep the process alive.
const browser = crypto.randomUUID();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${browser}`);
    (this as unknown as { unref: () => void }).unref();
  }
};

/** React waits for its turn by a channel, where it finds no timers of Node. This one keeps no process alive. */
class TurnChannel {
  port1: { onmessage: (() => void) | null } = { onmessage: null };
  port2 = { postMessage: () => void setImmediate(() => this.port1.onmessage?.()) };
}

// Requests are Node's, and send only Node's files. The server under test lives in the page's world, and is handed
// Node's bytes; what it asks itself when it starts is answered by a timer that browsers do not have.
const bytes = { Uint8Array: Object.getPrototypeOf(Buffer), ArrayBuffer: Buffer.alloc(0).buffer.constructor };
Object.assign(globalThis, { File, setImmediate, MessageChannel: TurnChannel, ...bytes });
