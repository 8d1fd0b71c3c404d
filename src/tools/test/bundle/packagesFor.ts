/**
 * Packages that are part of the bundle, beside the product's own. The rest of the development packages are tools, which
 * are large and which few tests need.
 */
const FOR_TESTS = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'ajv',
  'ajv-formats',
  'fake-indexeddb',
  'fast-check',
  'postal-mime',
  'smtp-server',
  'ws',
];
/** They carry machine code, or find files of theirs by where they lie. */
const APART = ['@node-rs/argon2', 'better-sqlite3', 'pdfkit', 'sharp'];

/** They build the product, and are installed with it. */
const BUILD = /^(@swc\/.+|esbuild|tsx|webpack|.+-(loader|plugin))$/;

export interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Which packages the bundle contains, and which it asks Node for. */
export function packagesFor({ dependencies, devDependencies }: Manifest): { inside: string[]; outside: string[] } {
  const isBundled = (name: string) => !APART.includes(name) && !BUILD.test(name);
  const installed = Object.keys(dependencies);
  const inside = [...installed.filter(isBundled), ...FOR_TESTS];
  const outside = [
    ...Object.keys(devDependencies).filter((name) => !FOR_TESTS.includes(name)),
    ...installed.filter((name) => !isBundled(name)),
    'pg-native',
  ];
  return { inside, outside };
}
