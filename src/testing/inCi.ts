import { IN_CI_ONLY } from '../tools/test/jestSuite';

/** True where nothing may be left out. */
export const isInCi = (): boolean => process.env.CI === 'true';

/**
 * A suite of what takes long, and whose rules other suites play as well: commands in processes of their own, linters. By
 * hand it is left out.
 */
export function describeInCi(name: string, suite: () => void, block: jest.Describe = describe): void {
  if (isInCi()) block(name, suite);
  else describe.skip(`${name} (${IN_CI_ONLY})`, suite);
}
