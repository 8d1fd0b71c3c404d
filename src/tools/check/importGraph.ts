import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import * as ts from 'typescript';

export interface Import {
  /** Paths below the root, with slashes. */
  from: string;
  to: string;
  /** Fetched when it is needed: `import('./x')` as a call. */
  lazy: boolean;
}

export interface ImportGraph {
  files: string[];
  imports: Import[];
}

/** Siblings that reach each other, and one import for each step that one of them makes to another. */
export interface FolderCircle {
  parent: string;
  siblings: string[];
  steps: string[];
}

const SOURCE = /\.(tsx?|mjs|cjs)$/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs'];

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(root, path);
    return SOURCE.test(entry.name) ? [path] : [];
  });

/** The files that a source names: in imports, exports from, types by `import('…')`, and calls of import. */
function specifiersOf(file: string, text: string): { name: string; lazy: boolean }[] {
  const found: { name: string; lazy: boolean }[] = [];
  const add = (node: ts.Node | undefined, lazy = false) => {
    if (node && ts.isStringLiteralLike(node)) found.push({ name: node.text, lazy });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], true);
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : undefined;
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind));
  return found;
}

/** Every source file of `folder`, and the imports between them. */
export function readImportGraph(root: string, folder: string): ImportGraph {
  const files = filesBelow(root, folder);
  const known = new Set(files);
  const imports = files.flatMap((from) =>
    specifiersOf(from, readFileSync(join(root, from), 'utf8')).flatMap(({ name, lazy }) => {
      if (!name.startsWith('.')) return [];
      const base = posix.join(posix.dirname(from), name);
      const to = ENDINGS.map((ending) => base + ending).find((path) => known.has(path));
      return to ? [{ from, to, lazy }] : [];
    }),
  );
  return { files, imports };
}

/** For each folder: which of its entries imports which, and an import that shows it. */
function siblingSteps(imports: readonly Import[]): Map<string, Map<string, Map<string, Import>>> {
  const parents = new Map<string, Map<string, Map<string, Import>>>();
  for (const step of imports) {
    const from = step.from.split('/');
    const to = step.to.split('/');
    const at = from.findIndex((name, index) => name !== to[index]);
    const [one, other] = [from[at], to[at]];
    if (one === undefined || other === undefined) continue;
    const parent = from.slice(0, at).join('/');
    const siblings = parents.get(parent) ?? new Map<string, Map<string, Import>>();
    const targets = siblings.get(one) ?? new Map<string, Import>();
    parents.set(parent, siblings.set(one, targets.set(other, targets.get(other) ?? step)));
  }
  return parents;
}

function reachableFrom(start: string, steps: Map<string, Map<string, Import>>): Set<string> {
  const reached = new Set<string>();
  const queue = [start];
  for (let next = queue.pop(); next !== undefined; next = queue.pop())
    for (const target of steps.get(next)?.keys() ?? [])
      if (!reached.has(target)) {
        reached.add(target);
        queue.push(target);
      }
  return reached;
}

/**
 * The circles of folders and files, at every level of the tree: siblings of which each reaches the others by imports.
 * Tests do not count, types do.
 */
export function folderCircles({ imports }: ImportGraph): FolderCircle[] {
  const product = imports.filter(({ from, to }) => !isTest(from) && !isTest(to));
  return [...siblingSteps(product)].flatMap(([parent, steps]) => {
    const reached = new Map([...steps.keys()].map((name) => [name, reachableFrom(name, steps)]));
    const circles = new Map<string, string[]>();
    for (const [name, targets] of reached) {
      const siblings = [...targets].filter((other) => reached.get(other)?.has(name)).sort();
      if (siblings.length > 1) circles.set(siblings.join(' '), siblings);
    }
    return [...circles.values()].map((siblings) => ({ parent, siblings, steps: stepsWithin(siblings, steps) }));
  });
}

const stepsWithin = (siblings: readonly string[], steps: Map<string, Map<string, Import>>): string[] =>
  siblings.flatMap((name) =>
    [...(steps.get(name) ?? [])]
      .filter(([target]) => siblings.includes(target))
      .map(([, { from, to }]) => `${from} → ${to}`),
  );
