const tool = (name, ...args) => ['--import', 'tsx', `src/tools/${name}.ts`, ...args];

/**
 * What each npm script runs. `develops`: it needs the development packages, which starting the product does not install.
 * `builds`: the app and the server are built first when their sources have changed.
 * `answers`: standard output belongs to the command, so progress goes to standard error, where a person looks at it.
 */
export const COMMANDS = {
  start: { run: ['--enable-source-maps', 'dist/server/start.cjs'], builds: true, env: { NODE_ENV: 'production' } },
  build: { builds: true },
  // The development server's proxy still asks for what Node has deprecated.
  dev: { run: ['--disable-warning=DEP0060', ...tool('dev')], develops: true },
  test: { run: tool('test'), develops: true },
  'test:reducers': { run: tool('testReducers'), develops: true },
  'test:faults': { run: tool('testFaults'), develops: true, builds: true },
  check: { run: tool('check'), develops: true },
  format: { run: ['node_modules/oxfmt/bin/oxfmt', '.'], develops: true },
  schemas: { run: tool('schemas'), develops: true },
  bench: { run: ['--import', 'tsx', 'src/bench/main.ts'], develops: true, builds: true },
  import: { run: tool('import'), answers: true },
  admin: { run: tool('admin'), answers: true },
  demo: { run: tool('demo'), answers: true },
  score: { run: tool('score'), answers: true },
};
