// Before jsdom is loaded.
const { quickComputedStyle } = require('./quickStyles.cjs');
const JsdomEnvironment = require('jest-fixed-jsdom');
const { notePage } = require('./leavePage.cjs');
const { oncePerWorker, withSharedBundle } = require('./withBundle.cjs');

/** Of what has been added to the globals nothing stays: a page asks what its browser has by what is there. */
const isKept = () => false;

/** Test files load their page one after the other in the same window, as a tab of a browser does. */
class PageEnvironment extends withSharedBundle(JsdomEnvironment, isKept) {
  async setup() {
    // Before the globals are noted, which keep this.
    if (!this.isSetUp) {
      this.global.getComputedStyle = quickComputedStyle(this.global);
      this.leavePage = notePage(this.dom);
    }
    await super.setup();
  }

  startAfresh() {
    super.startAfresh();
    this.bundle.renew();
  }

  async teardown() {
    this.leavePage();
    await super.teardown();
  }
}

module.exports = oncePerWorker(PageEnvironment);
