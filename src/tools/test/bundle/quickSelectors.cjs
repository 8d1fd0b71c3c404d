const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');

/**
 * Whether an element is visible is asked of jsdom by each query for a role, and jsdom then tries every rule of every
 * style sheet on it: most of the time of the feature tests. Nearly all rules name a class or a tag that the element does
 * not have, which is seen at once. What may match is left to jsdom.
 */
const known = new Map();

/** The tag and the classes that the last part of a selector needs; null where it cannot be told so simply. */
function needsOf(alternative) {
  const last =
    alternative
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  if (!/^[\w*.:#-]+$/.test(last)) return null;
  const [tag = ''] = /^[\w-]*/.exec(last) ?? [];
  return { tag: tag.toLowerCase(), classes: Array.from(last.matchAll(/\.([\w-]+)/g), ([, name]) => ` ${name} `) };
}

/**
 * What each alternative of a selector needs; null where one of them cannot be told. Conditions in brackets only narrow
 * it: any state stands for them.
 */
function parse(selector) {
  let bare = selector;
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(/:[\w-]+\([^()]*\)|\[[^\][]*\]/g, ':x');
  }
  const needs = bare.split(',').map(needsOf);
  return needs.includes(null) ? null : needs;
}

/** One element is held against all rules before the next one. */
let last = { element: null, version: 0, tag: '', classes: '' };

function namesOf(element) {
  if (last.element !== element || last.version !== element._version) {
    const classes = ` ${element.getAttributeNS(null, 'class') ?? ''} `;
    last = { element, version: element._version, tag: element._localName.toLowerCase(), classes };
  }
  return last;
}

function mayMatch(element, selector) {
  // Some rules, such as key frames, have none.
  if (typeof selector !== 'string') return true;
  if (!known.has(selector)) known.set(selector, parse(selector));
  const needs = known.get(selector);
  if (needs === null) return true;
  const { tag, classes } = namesOf(element);
  for (const need of needs) {
    if ((need.tag === '' || need.tag === tag) && need.classes.every((name) => classes.includes(name))) return true;
  }
  return false;
}

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector);
