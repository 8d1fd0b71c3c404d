const { TestEnvironment } = require('jest-environment-node');
const { withBundle } = require('./withBundle.cjs');

module.exports = withBundle(TestEnvironment);
