import { existsSync } from 'node:fs';
import { runProgram } from '../runProgram';
import { onPath } from './onPath';

/** True where the tests may install what they need: root on Debian, which is what most CI machines are. */
export const canInstallDebianPackages = (): boolean =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get') !== undefined;

/** Installs the packages and prints the result. A failure leaves them missing, which the caller must check. */
export async function installDebianPackages(packages: string[], signal?: AbortSignal): Promise<void> {
  console.log(`Installing ${packages.join(' and ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const steps = [['update'], ['install', '--yes', '--no-install-recommends', ...packages]];
  for (const step of steps) {
    const { code, output } = await runProgram('apt-get', step, { env, signal });
    if (code === 0) continue;
    console.error(`apt-get ${step[0]} failed:\n${output.trim()}`);
    return;
  }
}
