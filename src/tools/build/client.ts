import { cp } from 'node:fs/promises';
import webpack, { type Stats } from 'webpack';
import { clientBuild } from '../../../webpack.config';
import { keepingFormerFiles } from './formerFiles';

const OUT = 'dist/client';
const FORMER = 'dist/former.json';
const TEMPLATE = /index\.html$/;

/**
 * Bundles the app for browsers into dist/client, with the files of public/ beside it. Throws with webpack's own
 * account.
 */
export async function buildClient(buildId: string): Promise<void> {
  await keepingFormerFiles({ dir: OUT, record: FORMER }, async () => {
    const stats = await bundle(buildId);
    if (stats.hasErrors() || stats.hasWarnings())
      throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
    await cp('public', OUT, { recursive: true, filter: (from) => !TEMPLATE.test(from) });
  });
}

const bundle = (buildId: string): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(clientBuild({ production: true, buildId }));
    compiler?.run((error, stats) => {
      compiler.close(() => (stats ? resolve(stats) : reject(error ?? new Error('webpack gave no result'))));
    });
  });
