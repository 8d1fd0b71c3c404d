const { TESTING, without, zones } = require('./.ci/imports.cjs');

const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'src/testing/**'];
const SCRIPTS = ['*.cjs', '*.mjs', '.ci/*.cjs', 'src/**/*.mjs', 'src/**/*.cjs'];

const onePlace = (name, message) => ({ name, message });
const NETWORK = [
  onePlace('fetch', 'Calls go through an endpoint of src/client/api: it knows the session, the errors and the texts.'),
  onePlace('WebSocket', 'There is one socket, in src/client/push/socket.ts: listen to its events.'),
];
const BLOCKING = ['alert', 'confirm', 'prompt'].map((name) =>
  onePlace(name, "The browser's own boxes block the page: use ConfirmDialog of src/client/ui."),
);

module.exports = {
  root: true,
  env: { browser: true, es2024: true },
  parser: '@typescript-eslint/parser',
  parserOptions: { ecmaVersion: 'latest', sourceType: 'module', projectService: true, tsconfigRootDir: __dirname },
  settings: { react: { version: 'detect' }, 'import/resolver': { typescript: true } },
  plugins: ['@typescript-eslint', 'react', 'react-hooks', 'jsx-a11y', 'import'],
  extends: [
    'eslint:recommended',
    'plugin:@typescript-eslint/recommended-type-checked',
    'plugin:react/recommended',
    'plugin:react/jsx-runtime',
    'plugin:react-hooks/recommended',
    'plugin:jsx-a11y/strict',
    'plugin:import/recommended',
    'plugin:import/typescript',
    'prettier',
  ],
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
  reportUnusedDisableDirectives: true,
  rules: {
    'import/no-restricted-paths': ['error', { basePath: __dirname, zones: zones(__dirname) }],
    'import/no-default-export': 'error',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
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
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    complexity: ['error', 12],
    'max-params': ['error', 4],
    'no-console': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-non-null-assertion': 'error',
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    // A void return where a promise comes is what event handlers look like.
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, properties: false } }],
    '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    // Kysely hands errors over as unknown, and they are thrown on as they are.
    '@typescript-eslint/only-throw-error': 'off',
    // A handler is async because its caller awaits it, whether or not it waits for anything itself.
    '@typescript-eslint/require-await': 'off',
    // Shows wrong values back to people, after it has asked what they are: the rule does not follow that.
    '@typescript-eslint/no-base-to-string': 'off',
    // Kysely's builders are made to be taken apart (`({ eb, and }) => …`).
    '@typescript-eslint/unbound-method': 'off',
    // A dialog puts the focus in its first field, and MUI's fields are told so.
    'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    // The React Compiler is not used.
    'react-hooks/incompatible-library': 'off',
    // Types are checked by the compiler, which knows them better.
    'react/prop-types': 'off',
  },
  overrides: [
    {
      files: ['*.tsx'],
      rules: { 'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }] },
    },
    {
      files: ['src/client/**'],
      rules: {
        'no-restricted-imports': without('server', 'toasts', 'muiBarrels'),
        // What the browser's console is for: a frame that makes no sense, a page that broke.
        'no-console': ['error', { allow: ['warn', 'error'] }],
      },
    },
    { files: ['src/client/{app,features}/**'], rules: { 'no-restricted-imports': without('server', 'muiBarrels') } },
    {
      files: ['src/server/**', 'src/tools/**', 'src/bench/**'],
      env: { browser: false, node: true },
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
      env: { browser: true },
      rules: { 'no-restricted-imports': without('server', 'toasts', 'muiBarrels') },
    },
    { files: ['src/{tools,bench}/**'], rules: { 'no-console': 'off', 'no-restricted-globals': 'off' } },
    // React.lazy wants a page as the default export; these tools want their configuration so.
    {
      files: [
        'src/client/**/*{Page,Layout,Modal}.tsx',
        'src/client/app/**/{AppMenu,MemberBar,MemberRoutes,Services,ShortcutKeys,ToastHost}.tsx',
        '*.config.ts',
        'src/testing/stories/buildApp.ts',
        'src/tools/test/bundle/buildTestBundle.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    // Playwright's and our own `use` is no hook.
    { files: ['src/{server,tools,testing,bench}/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
    {
      files: TESTS,
      env: { node: true, jest: true },
      rules: {
        'import/no-restricted-paths': ['error', { basePath: __dirname, zones: zones(__dirname, [TESTING]) }],
        'max-lines-per-function': 'off',
        'no-console': 'off',
        'no-restricted-globals': 'off',
        '@typescript-eslint/no-unsafe-assignment': 'off',
        '@typescript-eslint/no-unsafe-member-access': 'off',
        '@typescript-eslint/no-unsafe-return': 'off',
        'no-restricted-imports': without('muiBarrels'),
      },
    },
    {
      files: ['*.config.ts'],
      env: { node: true },
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: SCRIPTS,
      extends: ['plugin:@typescript-eslint/disable-type-checked'],
      env: { browser: false, node: true },
      parserOptions: { projectService: false },
      rules: { 'no-console': 'off', 'no-restricted-imports': 'off', '@typescript-eslint/no-require-imports': 'off' },
    },
  ],
};
