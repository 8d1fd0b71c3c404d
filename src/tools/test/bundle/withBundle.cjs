const { readFileSync } = require('node:fs');
const { Script } = require('node:vm');

let compiled;

/** Compiled once per worker: each test file runs it in a world of its own, and shares the compiled functions. */
function bundle() {
  const filename = process.env.TEST_BUNDLE;
  compiled ??= new Script(`(function (module, exports, require, jest) {${readFileSync(filename, 'utf8')}\n})`, {
    filename,
  });
  return compiled;
}

/** An environment of Jest's with the bundle at hand, which instance.cjs takes from there. */
exports.withBundle = (Environment) =>
  class extends Environment {
    async setup() {
      await super.setup();
      this.global[Symbol.for('styrbord.testBundle')] = bundle().runInContext(this.getVmContext());
    }
  };
