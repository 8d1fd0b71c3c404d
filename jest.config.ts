import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
// Node reads this file itself, and asks for the ending.
import { packagesFor, type Manifest } from './src/tools/test/bundle/packagesFor.ts';

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

const TOOLS = '<rootDir>/src/tools/test/bundle';
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const { inside } = packagesFor(manifest);

/** Each project names it: Jest takes that of the whole configuration for none of them. */
const kept = { cacheDirectory: '<rootDir>/.cache/jest' };

/** Test files are compiled one by one; what they import comes from a bundle of all sources (buildTestBundle.ts). */
const bundled = {
  ...kept,
  roots: ['<rootDir>/src'],
  globalSetup: `${TOOLS}/buildTestBundle.ts`,
  globalTeardown: '<rootDir>/src/testing/testDatabases.ts',
  runtime: `${TOOLS}/keptRuntime.cjs`,
  transform: {
    // The tests, and what runs once before and after them.
    '\\.test\\.tsx?$|/src/tools/(test/bundle/.+|runProgram)\\.ts$|/src/testing/(testDatabases|(stories|faults)/)':
      typescript,
    '/src/.+\\.tsx?$': `${TOOLS}/fromBundle.cjs`,
    '\\.tsx?$': typescript,
  },
  moduleNameMapper: {
    [`^((?:${inside.join('|')})(?:/.*)?)$`]: ['<rootDir>/.cache/tests/packages/$1.cjs', '$1'],
  },
};

/** Types are checked by `npm run check`, so that the runners only run. */
const config: Config = {
  // A test that hangs is told from one on a busy machine.
  testTimeout: 30_000,
  // By itself Jest leaves a core alone, and on a machine of two then runs everything in one process. One more than there
  // are cores works while another waits for an answer or a timer.
  maxWorkers: availableParallelism() + 1,
  workerIdleMemoryLimit: '1.4GB',
  projects: [
    {
      ...bundled,
      displayName: 'client',
      testEnvironment: `${TOOLS}/pageEnvironment.cjs`,
      // In this order: React takes its timers when it is loaded.
      setupFilesAfterEnv: ['<rootDir>/src/testing/setupClient.ts', '<rootDir>/src/testing/setupTestingLibrary.ts'],
      testMatch: ['<rootDir>/src/client/**/*.test.ts?(x)'],
    },
    {
      ...bundled,
      displayName: 'node',
      testEnvironment: `${TOOLS}/nodeEnvironment.cjs`,
      testMatch: ['<rootDir>/src/{shared,server,tools,bench}/**/*.test.ts'],
    },
    {
      ...bundled,
      displayName: 'faults',
      globalSetup: '<rootDir>/src/testing/faults/buildAll.ts',
      testEnvironment: `${TOOLS}/nodeEnvironment.cjs`,
      testMatch: ['<rootDir>/src/testing/faults/**/*.fault.ts'],
    },
  ],
};

export default config;
