/**
 * Completes the lock file. Run after each `npm install` that changes a dependency: every optional platform package that
 * the registry in use could not name gets an entry. Some mirrors lack part of them, and `npm ci` then refuses the lock.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const PLATFORM = /-(darwin|linux|win32|android|freebsd|openharmony)-(x64|arm64|arm|ia32|ppc64|riscv64|s390x|loong64)?/;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

for (const [path, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const isThere = [`${path}/node_modules/${name}`, `node_modules/${name}`].some((at) => lock.packages[at]);
    if (isThere || !/^\d/.test(version)) continue;
    const [, os = 'none', cpu = 'none'] = PLATFORM.exec(name) ?? [];
    lock.packages[`node_modules/${name}`] = { version, optional: true, dev: entry.dev, os: [os], cpu: [cpu] };
  }
}

writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
