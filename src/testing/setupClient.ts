import * as matchers from '@testing-library/jest-dom/matchers';
import * as fakeIndexedDb from 'fake-indexeddb';
import { File } from 'node:buffer';
import { countedImmediates } from './turns';

expect.extend(matchers);
// A browser that has never been here.
Object.assign(globalThis, fakeIndexedDb, { indexedDB: new fakeIndexedDb.IDBFactory() });

// Node's channels reach every test file of the process, as if all were tabs of one browser. Each file is a browser of
// its own, and a page that was left with a channel open does not keep the process alive.
const browser = crypto.randomUUID();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${browser}`);
    (this as unknown as { unref: () => void }).unref();
  }
};

// Requests are Node's, and send only Node's files. The server under test lives in the page's world, and is handed
// Node's bytes; what it asks itself when it starts is answered by a timer that browsers do not have.
const bytes = { Uint8Array: Object.getPrototypeOf(Buffer), ArrayBuffer: Buffer.alloc(0).buffer.constructor };
Object.assign(globalThis, { File, ...countedImmediates, ...bytes });
