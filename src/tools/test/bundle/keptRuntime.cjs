const { sep } = require('node:path');
const { default: Runtime } = require('jest-runtime');

/** What runs the tests notes their names in its modules, so each test file has them anew. */
const RUNNER = `${sep}jest-circus${sep}`;

/** Jest clears its modules after each test file. */
class KeptModules extends Map {
  clear() {
    for (const path of this.keys()) if (path.includes(RUNNER)) this.delete(path);
  }
}

/**
 * Jest's own modules (`expect` and what it needs) stay where the environment does (withBundle.cjs): to load them takes
 * longer than most test files do. What they load later, they ask the test file that runs for.
 */
module.exports = class KeptRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    if (!(this.registries?.internalModuleRegistry instanceof Map)) throw new Error('Jest has its modules elsewhere.');
    environment.modulesOfJest ??= new KeptModules();
    this.registries.internalModuleRegistry = environment.modulesOfJest;
    environment.runtime = this;
    this.environmentOfWorker = environment;
  }

  requireInternalModule(from, to) {
    const { runtime } = this.environmentOfWorker;
    return runtime === this ? super.requireInternalModule(from, to) : runtime.requireInternalModule(from, to);
  }
};
