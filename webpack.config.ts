import { resolve } from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import CssPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { ServiceWorkerPlugin } from './src/tools/build/serviceWorkerPlugin';

const SERVICE_WORKER = resolve('src/client/serviceWorker/serviceWorker.ts');
const COMPRESSED = /\.(js|css|svg)$/;
const FIRST_ROUTE_MAX_BYTES = 650_000;
const ASSET_MAX_BYTES = 420_000;
const SHARED_MIN_BYTES = 10_000;
const OWN_BUILDING_BLOCKS = /[\\/]src[\\/](client[\\/](api|state|sailing-ui|ui|lib)|shared)[\\/]/;
/** Formik and the fields: whoever has one of them has most of them. */
const FORMS =
  /[\\/](node_modules[\\/](formik|lodash-es|@mui[\\/]material[\\/](InputBase|OutlinedInput|FormLabel|InputLabel|FormHelperText|TextareaAutosize))|ui[\\/]form)[\\/]/;
/** The rules that they are checked by. */
const RULES =
  /[\\/](node_modules[\\/](yup|tiny-case|property-expr|toposort)|shared[\\/]schemas[\\/]fields)[\\/]|ui[\\/]form[\\/]problems\./;
const PAGES_BY_NAME = /[\\/]app[\\/](routes[\\/]pageTable|shell[\\/](memberChunks|memberTexts))\./;
const MOST_PAGES = 12;
const SOME_PAGES = 5;
const MINIFY_HTML = { collapseWhitespace: true, removeComments: true, minifyCSS: true, minifyJS: true };

interface Settings {
  production: boolean;
  /** Tells one build from another; the server tells it to the pages that are open. */
  buildId: string;
}

const rules = (production: boolean): NonNullable<Configuration['module']>['rules'] => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: {
      loader: 'swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
        },
      },
    },
  },
  { test: /\.css$/, use: [production ? CssPlugin.loader : 'style-loader', 'css-loader'] },
  { test: /\.woff2$/, type: 'asset/resource', generator: { filename: 'fonts/[name].[contenthash:8][ext]' } },
];

const compress = () => [
  new CompressionPlugin({ test: COMPRESSED, algorithm: 'gzip', compressionOptions: { level: 9 } }),
  new CompressionPlugin<BrotliOptions>({
    test: COMPRESSED,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
];

/** The whole client, for the browser. `npm run dev` adds what only the development server needs. */
export function clientBuild({ production, buildId }: Settings): Configuration {
  return {
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    entry: resolve('src/client/main.tsx'),
    output: {
      path: resolve('dist/client'),
      publicPath: '/',
      filename: production ? 'js/[name].[contenthash:8].js' : 'js/[name].js',
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    cache: production ? false : { type: 'filesystem', cacheDirectory: resolve('.cache/webpack') },
    module: { rules: rules(production) },
    optimization: {
      minimizer: [new TerserPlugin<object>({ minify: TerserPlugin.swcMinify, extractComments: false })],
      runtimeChunk: 'single',
      splitChunks: {
        chunks: 'all',
        // What several pages share is fetched once: below webpack's own 20 kB too, as far as another request costs less
        // than the copies.
        minSize: SHARED_MIN_BYTES,
        cacheGroups: {
          // A file of its own for what changes only when React does, so that an update leaves it in the browser's
          // cache.
          react: { test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', priority: 20 },
          // What most pages have of our own is small pieces, which would be copied into each of them.
          own: {
            test: OWN_BUILDING_BLOCKS,
            chunks: 'async',
            name: 'own',
            priority: 10,
            minChunks: MOST_PAGES,
            minSize: 0,
          },
          rules: { test: RULES, chunks: 'async', name: 'rules', priority: 16, minChunks: SOME_PAGES, minSize: 0 },
          forms: { test: FORMS, chunks: 'async', name: 'forms', priority: 15, minChunks: SOME_PAGES, minSize: 0 },
          names: { test: PAGES_BY_NAME, chunks: 'async', name: 'own', priority: 10, minChunks: 2, minSize: 0 },
        },
      },
    },
    plugins: [
      new HtmlPlugin({ template: resolve('public/index.html'), minify: production && MINIFY_HTML }),
      new webpack.DefinePlugin({ 'process.env.BUILD_ID': JSON.stringify(buildId) }),
      ...(production
        ? [
            new CssPlugin({ filename: 'css/[name].[contenthash:8].css' }),
            new ServiceWorkerPlugin({ entry: SERVICE_WORKER, publicDir: resolve('public'), buildId }),
            ...compress(),
          ]
        : []),
    ],
    performance: {
      hints: production ? 'error' : false,
      maxEntrypointSize: FIRST_ROUTE_MAX_BYTES,
      maxAssetSize: ASSET_MAX_BYTES,
      assetFilter: (name) => name.endsWith('.js'),
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
