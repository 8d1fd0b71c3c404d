const { CSSStyleDeclaration } = require('cssstyle');
const cssom = require('rrweb-cssom');
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet');
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors');
const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules');
const { implForWrapper, wrapperForImpl } = require('jsdom/lib/jsdom/living/generated/utils');

/**
 * Whether an element is visible is asked of jsdom by each query for a role, and jsdom then tries every rule of every
 * style sheet on it and copies what applies: most of the time of the feature tests. Here the rules are found by the
 * class or the tag that they need, and elements to which the same rules apply share their declaration, which nobody
 * writes to.
 */
const ANY = '*';
const MOST_DECLARATIONS = 5_000;

/** The class or the tag that the last part of a selector needs. */
function needOf(alternative) {
  const last =
    alternative
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  if (!/^[\w*.:#-]+$/.test(last)) return ANY;
  const [, name] = /(\.[\w-]+)/.exec(last) ?? /^([\w-]+)/.exec(last) ?? [];
  return name === undefined || name.startsWith('.') ? (name ?? ANY) : name.toLowerCase();
}

/** What the alternatives of a selector need. Conditions in brackets only narrow it: any state stands for them. */
function needsOf(selector) {
  let bare = selector;
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(/:[\w-]+\([^()]*\)|\[[^\][]*\]/g, ':x');
  }
  const needs = new Set(bare.split(',').map(needOf));
  return needs.has(ANY) ? [ANY] : [...needs];
}

/** True where the class or the tag is all that the selector asks for. */
const isNeedAlone = (selector, need) =>
  !selector.includes('(') && selector.split(',').some((one) => one.trim() === need);

const isOnScreen = ({ media }) => Array.prototype.includes.call(media, 'screen');
const flatten = (rule) => (rule.media ? (isOnScreen(rule) ? [...rule.cssRules] : []) : [rule]);

let rulesSeen = 0;

/** The rules of a sheet by what they need, each with its place among all rules that have been seen. */
function indexOf(sheet) {
  const byNeed = new Map();
  // Some rules, such as key frames, have no selector.
  for (const rule of [...sheet.cssRules].flatMap(flatten).filter(({ selectorText }) => selectorText !== undefined)) {
    rulesSeen += 1;
    for (const need of needsOf(rule.selectorText)) {
      if (!byNeed.has(need)) byNeed.set(need, []);
      byNeed.get(need).push({ rule, place: rulesSeen, isCertain: isNeedAlone(rule.selectorText, need) });
    }
  }
  return { byNeed, length: sheet.cssRules.length, last: sheet.cssRules[sheet.cssRules.length - 1] };
}

const indexes = new WeakMap();

/** Style libraries add rules to a sheet that is there, and take the whole sheet away. */
function keptIndexOf(sheet) {
  const kept = indexes.get(sheet);
  if (kept?.length === sheet.cssRules.length && kept.last === sheet.cssRules[kept.length - 1]) return kept;
  indexes.set(sheet, indexOf(sheet));
  return indexes.get(sheet);
}

/** The rules of a sheet that apply to an element, in their order. */
function rulesFor(element, sheet) {
  const { byNeed } = keptIndexOf(sheet);
  const classes = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/);
  const names = new Set([ANY, element._localName.toLowerCase(), ...classes.map((name) => `.${name}`)]);
  const found = new Map();
  for (const each of [...names].flatMap((name) => byNeed.get(name) ?? []))
    if (each.isCertain || (!found.has(each.place) && matchesDontThrow(element, each.rule.selectorText)))
      found.set(each.place, each);
  return [...found.values()].sort((a, b) => a.place - b.place);
}

function declare(declaration, style) {
  for (const property of Array.from(style)) {
    const value = style.getPropertyValue(property);
    if (value === 'unset') declaration.removeProperty(property);
    else declaration.setProperty(property, value, style.getPropertyPriority(property));
  }
}

const ofBrowsers = cssom.parse(defaultStyleSheet);
const declarations = new Map();

function declarationOf(element) {
  const sheets = [ofBrowsers, ...element._ownerDocument.styleSheets._list];
  const rules = sheets.flatMap((sheet) => rulesFor(element, sheet));
  const own = element.style?.cssText ?? '';
  const key = `${rules.map(({ place }) => place).join(' ')};${own}`;
  const kept = declarations.get(key);
  if (kept) return kept;

  if (declarations.size >= MOST_DECLARATIONS) declarations.clear();
  const declaration = new CSSStyleDeclaration();
  for (const { rule } of rules) declare(declaration, rule.style);
  if (own !== '') declare(declaration, element.style);
  declarations.set(key, declaration);
  return declaration;
}

styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  if (!document._styleCache.has(element)) document._styleCache.set(element, declarationOf(element));
  return document._styleCache.get(element);
};

const INHERITED = ['visibility', 'pointer-events', 'caret-color', 'color'];
const inheritedFrom = (style) => INHERITED.map((property) => style.getPropertyValue(property)).join(';');

/** Styles by the declaration that they are computed from, and by what the element inherits. */
const computedFrom = new WeakMap();
/** The same by element, for as long as jsdom keeps its declarations. */
const computedIn = new WeakMap();

/** `getComputedStyle` of a window: jsdom writes each property into a declaration of its own for each call. */
exports.quickComputedStyle = (window) => {
  const compute = window.getComputedStyle;

  const computedOf = (element) => {
    const declaration = styleRules.getDeclarationForElement(element);
    const { _styleCache: cache } = element._ownerDocument;
    if (!computedIn.has(cache)) computedIn.set(cache, new WeakMap());
    const byElement = computedIn.get(cache);
    if (byElement.has(element)) return byElement.get(element);

    const { parentElement } = element;
    const inherited = parentElement ? inheritedFrom(computedOf(parentElement)) : '';
    if (!computedFrom.has(declaration)) computedFrom.set(declaration, new Map());
    const byInherited = computedFrom.get(declaration);
    if (!byInherited.has(inherited)) byInherited.set(inherited, compute.call(window, wrapperForImpl(element)));
    byElement.set(element, byInherited.get(inherited));
    return byElement.get(element);
  };

  return (element, pseudo) => {
    const implementation = implForWrapper(element);
    return implementation && !pseudo ? computedOf(implementation) : compute.call(window, element, pseudo);
  };
};
