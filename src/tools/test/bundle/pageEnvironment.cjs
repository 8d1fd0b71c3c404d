// Before jsdom is loaded.
require('./quickStyles.cjs');
const JsdomEnvironment = require('jest-fixed-jsdom');
const { withBundle } = require('./withBundle.cjs');

module.exports = withBundle(JsdomEnvironment);
