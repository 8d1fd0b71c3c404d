import type { Config } from 'jest';

const typescript: [string, object] = [
  'ts-jest',
  {
    tsconfig: {
      module: 'CommonJS',
      moduleResolution: 'Bundler',
      target: 'ES2022',
      jsx: 'react-jsx',
      esModuleInterop: true,
      isolatedModules: true,
      verbatimModuleSyntax: false,
      rootDir: '.',
      types: ['node', 'jest'],
    },
    diagnostics: false,
  },
];

const common = {
  transform: { '^.+\\.tsx?$': typescript },
  moduleNameMapper: { '\\.(css|woff2)$': '<rootDir>/src/testing/emptyStyle.cjs' },
};

/** Types are checked by `npm run check`, so that the runners only run. */
const config: Config = {
  cacheDirectory: '<rootDir>/.cache/jest',
  // A test that hangs is told from one on a busy machine.
  testTimeout: 30_000,
  // By itself Jest leaves a core alone, and on a machine of two then runs everything in one process, which grows with
  // each file.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...common,
      displayName: 'client',
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['<rootDir>/src/testing/setupClient.ts'],
      testMatch: ['<rootDir>/src/client/**/*.test.ts?(x)'],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/{shared,server,tools}/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'faults',
      globalSetup: '<rootDir>/src/testing/stories/buildApp.ts',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/testing/faults/**/*.fault.ts'],
    },
  ],
};

export default config;
