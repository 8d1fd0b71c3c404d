import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

const ROOT = resolve(__dirname, '../../../..');

/**
 * Resolves `package:NAME` to a module that passes everything on, so that a test gets what an import gets and not what
 * `require` gets, which in some packages is another file with an instance of its own.
 */
export const passedOn: Plugin = {
  name: 'passed on',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^package:/ }, ({ path }) => ({ path: path.replace('package:', ''), namespace: 'package' }));
    onLoad({ filter: /.*/, namespace: 'package' }, ({ path }) => ({
      contents: `export * from '${path}'; import * as all from '${path}'; export default all.default;`,
      resolveDir: ROOT,
    }));
  },
};

/** esbuild takes firstSteps.ts and FirstSteps.tsx for the same file. */
export const ownSources: Plugin = {
  name: 'own sources',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      if (resolveDir.includes('/node_modules/')) return undefined;
      const found = ['.ts', '.tsx']
        .map((ending) => `${resolve(resolveDir, path)}${ending}`)
        .find((one) => existsSync(one));
      return found ? { path: found } : undefined;
    });
  },
};

/** One mapping for a whole file: stacks lead into our sources, and the map of the packages would be most of it. */
const NO_MAP = `//# sourceMappingURL=data:application/json,${encodeURIComponent('{"version":3,"sources":[""],"mappings":"A"}')}`;
export const packagesUnmapped: Plugin = {
  name: 'packages unmapped',
  setup({ onLoad }) {
    onLoad({ filter: /\/node_modules\/.*\.[cm]?js$/ }, ({ path }) => ({
      contents: `${readFileSync(path, 'utf8')}\n${NO_MAP}`,
      loader: 'js',
    }));
  },
};

/** What Testing Library renders and fires events in: everything that it causes is on the page when it returns. */
const ACT = `exports.act = (callback) => {
  let result;
  require('react-dom').flushSync(() => void (result = callback()));
  return result;
};`;

/**
 * Tests play the production build of React, as users get it: the development build takes a stack trace for each element
 * that is made. The production build has no `act`.
 */
export const productionAct: Plugin = {
  name: 'act for the production build',
  setup({ onLoad }) {
    onLoad({ filter: /\/react\/cjs\/react\.production\.js$/ }, ({ path }) => ({
      contents: `${readFileSync(path, 'utf8')}\n${ACT}`,
      loader: 'js',
    }));
  },
};

const COMPILED = `const compiled = new Map();
const Function = function (...source) {
  const key = source.join();
  if (!compiled.has(key)) compiled.set(key, new globalThis.Function(...source));
  return compiled.get(key);
};
`;

/**
 * The router compiles functions for each route of each server, and a test file starts dozens of servers with the same
 * routes: each function is compiled once. They have no state.
 */
export const routesCompiledOnce: Plugin = {
  name: 'routes compiled once',
  setup({ onLoad }) {
    onLoad({ filter: /\/find-my-way\/lib\/.+\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      return text.includes('new Function(') ? { contents: `${COMPILED}${text}`, loader: 'js' } : undefined;
    });
  },
};

const SERIALIZE = 'function serializeStyles(args, registered, mergedProps) {';
/** src/testing/styles.ts sets it. */
const UNLESS_DRAWN = `
  if (!globalThis[Symbol.for('styrbord.drawsStyles')] && args[0]?.styles === undefined) return { name: '0', styles: '' };`;

/**
 * Styles are made in those test files only that look at them: to make them, and to look through them for each question
 * about what is visible, takes a fifth of the time of all others.
 */
export const stylesWhereDrawn: Plugin = {
  name: 'styles where drawn',
  setup({ onLoad }) {
    onLoad({ filter: /\/@emotion\/serialize\/dist\/.+\.esm\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes(SERIALIZE)) throw new Error('Emotion makes styles in another way: see SERIALIZE.');
      return { contents: text.replace(SERIALIZE, `${SERIALIZE}${UNLESS_DRAWN}`), loader: 'js' };
    });
  },
};
