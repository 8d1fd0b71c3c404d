/** Things of which there is one, where tests put functions of their own. */
const SINGLE = ['navigator', 'performance'];

const isObject = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function';
const valueOf = (target, key) => Object.getOwnPropertyDescriptor(target, key)?.value;
const isSame = (one, other) => ['value', 'get', 'set'].every((part) => Object.is(one[part], other[part]));

/** The globals, the single things, and what objects of each kind inherit. */
function targetsOf(global) {
  const prototypes = Object.getOwnPropertyNames(global)
    .map((name) => valueOf(global, name))
    .filter((value) => typeof value === 'function' && isObject(valueOf(value, 'prototype')))
    .map((value) => value.prototype);
  const single = SINGLE.filter((name) => name in global).map((name) => global[name]);
  return [...new Set([global, ...single, ...prototypes])].filter(isObject);
}

const describe = (target) =>
  new Map(Reflect.ownKeys(target).map((key) => [key, Object.getOwnPropertyDescriptor(target, key)]));

function putBack(target, before, isKept) {
  for (const [key, now] of describe(target)) {
    const then = before.get(key);
    if (then && !isSame(now, then)) Reflect.defineProperty(target, key, then);
    else if (!then && !isKept(key)) Reflect.deleteProperty(target, key);
  }
  for (const [key, then] of before) if (!Object.hasOwn(target, key)) Reflect.defineProperty(target, key, then);
}

/** Packages that are loaded late look for what they have added. */
const isName = (key) => typeof key === 'string';

const noteAll = (targets, isKept = isName) => {
  const before = targets.map((target) => [target, describe(target)]);
  return () => before.forEach(([target, descriptors]) => putBack(target, descriptors, isKept));
};

/** Notes what the globals are. Returns the way to make them so again; what has been added stays where it `isKept`. */
exports.noteGlobals = (global, isKept) => noteAll(targetsOf(global), isKept);

/** The same of the process, with what it was started with. */
exports.noteProcess = (process) => {
  const putBackProcess = noteAll([process]);
  const env = { ...process.env };
  return () => {
    putBackProcess();
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  };
};
