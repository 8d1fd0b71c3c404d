const { readFileSync } = require('node:fs');
const { Script } = require('node:vm');

/**
 * What the bundle takes from the language once, into variables of its own: inside an environment each look at a global
 * is a call out of it, and takes many times as long. No test replaces these.
 */
const FIXED = [
  ...['Array', 'BigInt', 'Boolean', 'Error', 'Infinity', 'JSON', 'Map', 'Math', 'NaN', 'Number', 'Object', 'Promise'],
  ...['Proxy', 'RangeError', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'SyntaxError', 'TypeError', 'WeakMap'],
  ...['WeakSet', 'decodeURIComponent', 'encodeURIComponent', 'isFinite', 'isNaN', 'parseFloat', 'parseInt'],
  'undefined',
];

let compiled;

/** The bundle as a function of `module`, `exports`, `require` and `jest`, compiled once per worker. */
exports.bundleScript = () => {
  const filename = process.env.TEST_BUNDLE;
  const outer = `(function (module, exports, require, jest) { const { ${FIXED} } = globalThis; (() => {`;
  compiled ??= new Script(`${outer}${readFileSync(filename, 'utf8')}\n})(); })`, { filename });
  return compiled;
};
