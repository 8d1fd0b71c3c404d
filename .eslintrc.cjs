const { TESTING, without, zones } = require('./.ci/imports.cjs');

const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'src/testing/**'];

const onePlace = (name, message) => ({ name, message });
const NETWORK = [
  onePlace('fetch', 'Calls go through an endpoint of src/client/api: it knows the session, the errors and the texts.'),
  onePlace('WebSocket', 'There is one socket, in src/client/push/socket.ts: listen to its events.'),
];
const BLOCKING = ['alert', 'confirm', 'prompt'].map((name) =>
  onePlace(name, "The browser's own boxes block the page: use ConfirmDialog of src/client/ui."),
);

/**
 * What may be used where: which folder imports which (from the arrows of .ci), which packages, which globals. All other
 * rules are in .oxlintrc.json, for a linter that knows types and takes a tenth of the time.
 */
module.exports = {
  root: true,
  parser: '@typescript-eslint/parser',
  parserOptions: { ecmaVersion: 'latest', sourceType: 'module' },
  settings: { 'import/resolver': { typescript: true } },
  plugins: ['import'],
  extends: ['plugin:import/typescript'],
  ignorePatterns: [
    '/dist',
    '/node_modules',
    '/.node',
    '/.cache',
    '/data',
    '/bench',
    '/coverage',
    '!.ci',
    '!.eslintrc.cjs',
  ],
  rules: {
    'import/no-unresolved': 'error',
    'import/no-restricted-paths': ['error', { basePath: __dirname, zones: zones(__dirname) }],
    'no-restricted-imports': without('react', 'server', 'toasts', 'muiBarrels'),
    'no-restricted-globals': ['error', ...NETWORK, ...BLOCKING],
    'no-restricted-properties': [
      'error',
      ...[...NETWORK, ...BLOCKING].map(({ name, message }) => ({ object: 'window', property: name, message })),
    ],
    'no-restricted-syntax': [
      'error',
      { selector: 'ExportAllDeclaration', message: 'No barrels: import the file that has it.' },
      { selector: 'TSEnumDeclaration', message: 'Use an `as const` list and the union of its members.' },
    ],
  },
  overrides: [
    { files: ['src/client/**'], rules: { 'no-restricted-imports': without('server', 'toasts', 'muiBarrels') } },
    { files: ['src/client/{app,features}/**'], rules: { 'no-restricted-imports': without('server', 'muiBarrels') } },
    {
      files: ['src/server/**', 'src/tools/**', 'src/bench/**'],
      rules: { 'no-restricted-imports': without('react', 'toasts', 'sql') },
    },
    {
      files: [
        'src/server/db/**',
        'src/server/resources/*/*epository.ts',
        'src/server/push/*epository.ts',
        'src/server/commands/*/*epository*.ts',
      ],
      rules: { 'no-restricted-imports': without('react', 'toasts') },
    },
    { files: ['src/client/api/baseQuery.ts'], rules: { 'no-restricted-globals': ['error', NETWORK[1], ...BLOCKING] } },
    // Reads a file of the app itself, which is no call.
    { files: ['src/client/api/startLog.ts'], rules: { 'no-restricted-globals': ['error', NETWORK[1], ...BLOCKING] } },
    // The worker answers for the network.
    { files: ['src/client/serviceWorker/**'], rules: { 'no-restricted-globals': ['error', NETWORK[1], ...BLOCKING] } },
    { files: ['src/client/push/socket.ts'], rules: { 'no-restricted-globals': ['error', NETWORK[0], ...BLOCKING] } },
    // Pages that the bench measures in a browser.
    {
      files: ['src/bench/*Page.tsx'],
      rules: { 'no-restricted-imports': without('server', 'toasts', 'muiBarrels') },
    },
    { files: ['src/{tools,bench}/**'], rules: { 'no-restricted-globals': 'off' } },
    {
      files: TESTS,
      rules: {
        'import/no-restricted-paths': ['error', { basePath: __dirname, zones: zones(__dirname, [TESTING]) }],
        'no-restricted-globals': 'off',
        'no-restricted-imports': without('muiBarrels'),
      },
    },
    { files: ['*.config.ts'], rules: { 'no-restricted-imports': 'off' } },
    { files: ['*.cjs', '*.mjs', '.ci/*.cjs'], rules: { 'no-restricted-imports': 'off' } },
  ],
};
