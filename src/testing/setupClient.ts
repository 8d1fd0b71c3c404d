import '@testing-library/jest-dom';

// Node's channels reach every test file of the process, as if all were tabs of one browser. Each file is a browser of its own.
const browser = crypto.randomUUID();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${browser}`);
  }
};
