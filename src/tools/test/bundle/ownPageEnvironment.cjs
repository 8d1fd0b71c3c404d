const JsdomEnvironment = require('jest-fixed-jsdom');
const { withBundle } = require('./withBundle.cjs');

module.exports = withBundle(JsdomEnvironment);
