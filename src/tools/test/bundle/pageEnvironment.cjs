// Before jsdom is loaded.
const { quickComputedStyle } = require('./quickStyles.cjs');
const JsdomEnvironment = require('jest-fixed-jsdom');
const { notePage } = require('./leavePage.cjs');
const { oncePerWorker, withSharedBundle } = require('./withBundle.cjs');

/** Test files load their page one after the other in the same window, as a tab of a browser does. */
class PageEnvironment extends withSharedBundle(JsdomEnvironment) {
  async setup() {
    const isFirst = !this.isSetUp;
    if (isFirst) {
      this.global.getComputedStyle = quickComputedStyle(this.global);
      this.leavePage = notePage(this.dom);
    }
    await super.setup();
  }

  /** A page asks what its browser has by what is there. */
  isKept() {
    return false;
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
