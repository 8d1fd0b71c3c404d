const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');
const { bundleScript } = require('./bundleScript.cjs');
const { noteGlobals, noteProcess } = require('./putBack.cjs');

const BUNDLE = Symbol.for('styrbord.testBundle');
/** Where Jest keeps what a file has asked for: its handlers, its time limit, its tries. */
const OF_A_FILE = ['EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL', 'RETRY_TIMES'].map((name) => Symbol.for(name));

/** A little less than what ends a worker (jest.config.ts). */
const MUCH = 1_300_000_000;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/** An environment of Jest's with the bundle at hand, which instance.cjs takes from there. */
exports.withBundle = (Environment) =>
  class extends Environment {
    async setup() {
      await super.setup();
      this.global[BUNDLE] = bundleScript().runInContext(this.getVmContext());
    }
  };

/** One instance of the bundle for many test files. What it asks of Jest goes to the file that runs. */
function sharedInstance(run) {
  const packages = new Map();
  const running = {};
  const requireOnce = (name) => {
    if (!packages.has(name)) packages.set(name, running.require(name));
    return packages.get(name);
  };
  const jest = new Proxy({}, { get: (_, name) => running.jest[name] });
  const shared = { exports: {} };
  let isLoaded = false;
  const take = (module, _exports, require, ofFile) => {
    Object.assign(running, { require, jest: ofFile });
    if (!isLoaded) run(shared, shared.exports, requireOnce, jest);
    isLoaded = true;
    module.exports = shared.exports;
  };
  return Object.assign(take, { renew: () => shared.exports.renew?.() });
}

/**
 * An environment that test files use one after the other, with one instance of the bundle in it: most of the time of a
 * file without a page goes into loading the product and into running it for the first time. What a file has replaced is
 * put back before the next one. A file that needs the product loaded anew asks for an environment of its own by
 * `@jest-environment`.
 */
exports.withSharedBundle = (Environment, isKept) =>
  class extends Environment {
    constructor(...args) {
      super(...args);
      // Before Jest wraps parts of it for each file, which would hold all of them.
      this.putBackProcess = noteProcess(this.global.process);
    }

    async setup() {
      if (this.isSetUp) return;
      this.isSetUp = true;
      await super.setup();
      this.bundle = sharedInstance(bundleScript().runInContext(this.getVmContext()));
      this.global[BUNDLE] = this.bundle;
      this.putBackGlobals = noteGlobals(this.global, isKept);
    }

    startAfresh() {
      this.fakeTimersModern.useRealTimers();
      this.moduleMocker.restoreAllMocks();
      this.putBackGlobals();
      this.putBackProcess();
      for (const name of OF_A_FILE) delete this.global[name];
    }

    /** The next file goes on in it. Jest ends a worker by how much it holds, and counts what is garbage too. */
    async teardown() {
      if (process.memoryUsage().heapUsed > MUCH) collectGarbage();
    }
  };

/** Jest makes an environment for each file: it is given the one of the file before. */
exports.oncePerWorker = (Environment) => {
  let shared;
  return function EnvironmentOfWorker(...args) {
    if (shared) shared.startAfresh();
    else shared = new Environment(...args);
    return shared;
  };
};
