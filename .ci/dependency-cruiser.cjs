const { ARROWS, DISTRICTS, FEATURES, NOUNS, TESTING, within } = require('./arrows.cjs');

const TEST = '\\.test\\.tsx?$';
/** A folder with everything in it, or one file. */
const pattern = (path) => (/\.tsx?$/.test(path) ? `^${path.replace('.', '\\.')}$` : `^${path}/`);

const arrow = (from, allowed, { tests }) => ({
  name: `arrows: ${from.replace('src/', '')}${tests ? ' (tests)' : ''}`,
  comment: `May import ${allowed.join(', ') || 'nothing'}${tests ? '' : ' (and testing from tests)'}.`,
  severity: 'error',
  from: tests
    ? { path: `${pattern(from)}.*${TEST}`, pathNot: within(from).map(pattern) }
    : { path: pattern(from), pathNot: [TEST, ...within(from).map(pattern)] },
  to: { path: '^src/', pathNot: [from, ...allowed].map(pattern) },
});

const arrows = Object.entries(ARROWS).flatMap(([from, allowed]) => [
  arrow(from, allowed, { tests: false }),
  arrow(from, [...allowed, TESTING], { tests: true }),
]);

const RESOURCES = '^src/server/resources/';
/** Files that only their own noun and commands may import. */
const OWN = `${RESOURCES}[^/]+/(repository|present|columns|texts)[^/]*\\.ts$`;

/** A noun imports only nouns that are lower in the order. */
const nounOrder = NOUNS.map((noun, index) => ({
  name: `resources: ${noun}`,
  comment: `${noun} may import ${NOUNS.slice(0, index).join(', ') || 'no other noun'}; what reaches higher is a command.`,
  severity: 'error',
  from: { path: `${RESOURCES}${noun}/`, pathNot: TEST },
  to: { path: RESOURCES, pathNot: NOUNS.slice(0, index + 1).map((lower) => `${RESOURCES}${lower}/`) },
}));

module.exports = {
  forbidden: [
    ...arrows,
    {
      name: 'features: apart',
      comment:
        'A feature never imports another. What two of them need belongs in ui, sailing-ui, state, api or shared; app puts them side by side.',
      severity: 'error',
      from: { path: `^${FEATURES}/((?:(?:${DISTRICTS.join('|')})/)?[^/]+)/` },
      to: { path: `^${FEATURES}/`, pathNot: `^${FEATURES}/$1/` },
    },
    ...nounOrder,
    {
      name: 'resources: known nouns',
      comment: 'A folder of src/server/resources has its place in the order of nouns.',
      severity: 'error',
      from: { path: RESOURCES, pathNot: NOUNS.map((noun) => `${RESOURCES}${noun}/`) },
      to: {},
    },
    {
      name: 'resources: across',
      comment: "Another noun's rows, columns and texts are its own: ask its functions.",
      severity: 'error',
      from: { path: `${RESOURCES}([^/]+)/`, pathNot: TEST },
      to: { path: OWN, pathNot: `${RESOURCES}$1/` },
    },
    {
      name: 'resources: repository',
      comment: 'A repository only reads and writes rows.',
      severity: 'error',
      from: { path: `${RESOURCES}([^/]+)/repository[^/]*\\.ts$`, pathNot: TEST },
      to: { path: RESOURCES, pathNot: `${RESOURCES}$1/repository[^/]*\\.ts$` },
    },
    {
      name: 'resources: present',
      comment: 'A presenter turns rows into the wire shape and asks nobody.',
      severity: 'error',
      from: { path: `${RESOURCES}([^/]+)/present[^/]*\\.ts$`, pathNot: TEST },
      to: { path: RESOURCES, pathNot: `${RESOURCES}$1/` },
    },
    {
      name: 'routes: no rows',
      comment: 'A route asks commands and resources, which know the rules; only they ask the repository.',
      severity: 'error',
      from: { path: '^src/server/routes/', pathNot: TEST },
      to: { path: '^src/server/(commands|resources)/.*/(repository|present)[^/]*\\.ts$' },
    },
    {
      name: 'no cycle',
      comment: 'Also not of types: what both need is a third thing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no barrel',
      comment: 'Import the file that has it: index files hide who uses what, and close cycles.',
      severity: 'error',
      from: {},
      to: { path: '^src/.*/index\\.tsx?$' },
    },
    {
      name: 'shared: yup only',
      comment: 'src/shared runs in browsers and in Node, and depends on yup alone.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: TEST },
      to: { path: ['node_modules', '^[^.]+$'], pathNot: ['^src/', 'node_modules/yup/'] },
    },
    {
      name: 'client: no node',
      comment: "Browsers do not have Node's modules.",
      severity: 'error',
      from: { path: '^src/client/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no development package in the product',
      comment: 'What the product imports belongs under dependencies.',
      severity: 'error',
      from: { path: '^src/(client|server|shared)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no build package in the product',
      comment: 'What builds the product is installed with it (see package.json), but is no part of it.',
      severity: 'error',
      from: { path: '^src/(client|server|shared)/', pathNot: TEST },
      to: { path: 'node_modules/(@swc/|esbuild/|tsx/|webpack/|[^/]+-(loader|plugin)/)' },
    },
    { name: 'found', comment: 'The import leads nowhere.', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
