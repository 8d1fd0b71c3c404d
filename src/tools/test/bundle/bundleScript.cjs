const { readFileSync } = require('node:fs');
const { Script } = require('node:vm');
const { SourceMapSupport } = require('@jest/source-map');

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

/**
 * Tells Jest where the map of the bundle is, as of a file that it has transformed: it then parses it once per worker, and
 * otherwise once per test file that formats a stack.
 */
function noteMap(filename) {
  const { prepareStackTrace } = Error;
  const support = new SourceMapSupport();
  support.install(new Map([[filename, `${filename}.map`]]));
  // Where the maps of the former files are is remembered with the next ones.
  support.install(new Map());
  Error.prepareStackTrace = prepareStackTrace;
}

let compiled;

/** The bundle as a function of `module`, `exports`, `require` and `jest`, compiled once per worker. */
exports.bundleScript = () => {
  if (compiled) return compiled;
  const filename = process.env.TEST_BUNDLE;
  noteMap(filename);
  const outer = `(function (module, exports, require, jest) { const { ${FIXED} } = globalThis; (() => {`;
  compiled = new Script(`${outer}${readFileSync(filename, 'utf8')}\n})(); })`, { filename });
  return compiled;
};
