// Before jsdom is loaded.
const { quickComputedStyle } = require('./quickStyles.cjs');
const JsdomEnvironment = require('jest-fixed-jsdom');
const { withBundle } = require('./withBundle.cjs');

/** Each test file has a page of its own: what is on it goes on by itself, and would disturb the next file. */
module.exports = class extends withBundle(JsdomEnvironment) {
  async setup() {
    await super.setup();
    this.global.getComputedStyle = quickComputedStyle(this.global);
  }
};
