const { ARROWS, DISTRICTS, FEATURES, TESTING, within } = require('./arrows.cjs');

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
/** Within a resource: routes → service → repository, present. */
const step = (layer, forbidden, comment) => ({
  name: `resources: ${layer}`,
  comment,
  severity: 'error',
  from: { path: `${RESOURCES}([^/]+)/${layer}[^/]*\\.ts$`, pathNot: TEST },
  to: { path: forbidden.map((name) => `${RESOURCES}$1/${name}[^/]*\\.ts$`) },
});

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
    step('routes', ['repository'], 'Routes ask their service, which knows the rules; only it asks the repository.'),
    step('service', ['routes'], 'A service does not know by which route it was asked.'),
    step('repository', ['routes', 'service', 'present'], 'A repository only reads and writes rows.'),
    step('present', ['routes', 'service'], 'A presenter turns rows into the wire shape and asks nobody.'),
    {
      name: 'resources: across',
      comment: 'From one resource to another only service → service.',
      severity: 'error',
      from: { path: `${RESOURCES}([^/]+)/`, pathNot: TEST },
      to: { path: RESOURCES, pathNot: [`${RESOURCES}$1/`, `${RESOURCES}[^/]+/service[^/]*\\.ts$`] },
    },
    {
      name: 'resources: across from service',
      comment: 'From one resource to another only service → service.',
      severity: 'error',
      from: { path: `${RESOURCES}([^/]+)/(routes|repository|present)`, pathNot: TEST },
      to: { path: RESOURCES, pathNot: `${RESOURCES}$1/` },
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
