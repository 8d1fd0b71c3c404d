import { spawn } from 'node:child_process';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration as DevServer } from 'webpack-dev-server';
import { clientBuild } from '../../webpack.config';
import { freePort } from './provision/freePort';

/** Separate from the data of `npm start`, so that an experiment cannot damage it. */
const DATA_DIR = './data/dev';
const PORT = Number(process.env.PORT || 3000);

const devServer = (apiUrl: string): DevServer => ({
  host: 'localhost',
  port: PORT,
  static: 'public',
  historyApiFallback: true,
  client: { logging: 'warn', overlay: { warnings: false } },
  proxy: [{ context: ['/api', '/auth', '/ws/', '/healthz', '/readyz', '/dev/mailbox'], target: apiUrl, ws: true }],
});

/**
 * Runs the server from its sources with the demo club on SQLite and restarts it on changes, behind webpack's
 * development server, which updates changed components in the open page.
 */
async function dev(): Promise<void> {
  const apiPort = await freePort();
  // Links in mails lead to webpack's server, not to the one behind it.
  const env = {
    DATA_DIR,
    PUBLIC_URL: `http://localhost:${PORT}`,
    ...process.env,
    PORT: String(apiPort),
    HOST: 'localhost',
  };
  const server = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/tools/start.ts'],
    {
      env,
      stdio: 'inherit',
    },
  );

  const configuration = clientBuild({ production: false, buildId: 'dev' });
  const compiler = webpack({
    ...configuration,
    plugins: [...(configuration.plugins ?? []), new RefreshPlugin({ overlay: false })],
  });
  const pages = new WebpackDevServer(devServer(`http://localhost:${apiPort}`), compiler);
  compiler?.hooks.done.tap('say where', () => console.log(`The app from its sources: http://localhost:${PORT}`));
  await pages.start();

  const stop = () => {
    server.kill('SIGTERM');
    void pages.stop();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, stop);
}

dev().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
