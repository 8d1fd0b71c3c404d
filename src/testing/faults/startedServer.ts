import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../tools/provision/freePort';

/** A process of the built server that may be ended at any moment, also before it serves. */
export interface StartedServer {
  url: string;
  stdout(): string;
  stderr(): string;
  /** Resolves with true when it serves, with false when it has ended before. */
  serving: Promise<boolean>;
  /** Resolves with its exit code; null: a signal ended it. */
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts dist/ on a free port. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<StartedServer> {
  const settings = {
    NODE_ENV: 'production',
    PORT: String(await freePort()),
    DEMO: 'off',
    RRS_URL: 'off',
    LOG_LEVEL: 'fatal',
  };
  const server = spawn(process.execPath, ['dist/server/start.cjs'], {
    env: { PATH: process.env.PATH, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  const ended = once(server, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  const address = `http://localhost:${settings.PORT}`;
  const serving = new Promise<boolean>((resolve) => {
    server.stdout.on('data', (chunk: Buffer) => {
      said.stdout += chunk.toString();
      if (said.stdout.includes(address)) resolve(true);
    });
    server.stderr.on('data', (chunk: Buffer) => {
      said.stderr += chunk.toString();
    });
    void ended.then(() => resolve(false));
  });
  return {
    url: address,
    stdout: () => said.stdout,
    stderr: () => said.stderr,
    serving,
    ended,
    kill: async (signal) => {
      server.kill(signal);
      await ended;
    },
  };
}
