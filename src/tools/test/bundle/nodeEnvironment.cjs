const { TestEnvironment } = require('jest-environment-node');
const { oncePerWorker, withSharedBundle } = require('./withBundle.cjs');

module.exports = oncePerWorker(withSharedBundle(TestEnvironment));
