const { join, relative, sep } = require('node:path');

const ROOT = join(__dirname, '../../../..');
const INSTANCE = join(__dirname, 'instance.cjs');

/** A transformer of Jest's: turns a source into a line that takes the module from the bundle. */
module.exports = {
  process: (_source, path) => {
    const key = relative(ROOT, path).split(sep).join('/');
    return { code: `module.exports = require(${JSON.stringify(INSTANCE)}).load(${JSON.stringify(key)});` };
  },
  getCacheKey: (_source, path) => relative(ROOT, path),
};
