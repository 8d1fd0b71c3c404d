import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { SERVICE_WORKER_PATH, SHELL_PATH } from '../../shared/paths';

interface PrecacheEntry {
  url: string;
  /** Tells one content from another where the address does not: null where it does. */
  revision: string | null;
}

interface ServiceWorkerOptions {
  /** The source of the service worker, as an absolute path. */
  entry: string;
  publicDir: string;
  buildId: string;
}

const NAME = 'ServiceWorkerPlugin';
const OUTPUT = SERVICE_WORKER_PATH.slice(1);
/** Where the source expects the list; workbox's own tools use the same name. */
const PLACEHOLDER = 'self.__WB_MANIFEST';
/**
 * The scripts and styles of the build, and the letters that Swedish needs: not the letters that a name from far away
 * asks for.
 */
const PRECACHED = /\.(js|css)$|latin-wght-normal\.\w+\.woff2$/;
const NOT_PRECACHED = /latin-ext/;
const HASHED = /\.[\da-f]{8}\./;
/** Of the files that are served as they are: what an installed app shows of itself. */
const PUBLIC_FILE = /\.(svg|png|webmanifest)$/;

const revisionOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

function publicEntries(dir: string): PrecacheEntry[] {
  const names = readdirSync(dir).filter((name) => PUBLIC_FILE.test(name));
  return names.map((name) => ({ url: `/${name}`, revision: revisionOf(readFileSync(join(dir, name))) }));
}

function builtEntries(compilation: Compilation): PrecacheEntry[] {
  const assets = compilation
    .getAssets()
    .filter(({ name }) => name !== OUTPUT && PRECACHED.test(name) && !NOT_PRECACHED.test(name));
  return assets.map(({ name, source }) => ({
    url: `/${name}`,
    revision: HASHED.test(name) ? null : revisionOf(source.buffer()),
  }));
}

/**
 * Bundles the service worker as a script of its own, and puts the list of the files that it precaches in the place of
 * `self.__WB_MANIFEST`: the page, its scripts, styles and letters.
 */
export class ServiceWorkerPlugin {
  constructor(private readonly options: ServiceWorkerOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.make.tapPromise(NAME, (compilation) => this.bundle(compiler, compilation));
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After minimizing, before compressing.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 10;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => this.putListIn(compilation));
    });
  }

  private bundle(compiler: Compiler, compilation: Compilation): Promise<void> {
    const child = compilation.createChildCompiler(NAME, { filename: OUTPUT }, [
      new webpack.EntryPlugin(compiler.context, this.options.entry, { name: NAME }),
    ]);
    return new Promise((resolve, reject) => {
      child.runAsChild((error, _entries, bundled) => {
        if (error) return reject(error);
        compilation.errors.push(...(bundled?.errors ?? []));
        compilation.warnings.push(...(bundled?.warnings ?? []));
        resolve();
      });
    });
  }

  private putListIn(compilation: Compilation): void {
    const { publicDir, buildId } = this.options;
    const list = [{ url: SHELL_PATH, revision: buildId }, ...publicEntries(publicDir), ...builtEntries(compilation)];
    compilation.updateAsset(OUTPUT, (asset) => {
      const parts = asset.source().toString().split(PLACEHOLDER);
      if (parts.length !== 2) throw new Error(`${OUTPUT} must have exactly one ${PLACEHOLDER}`);
      return new webpack.sources.RawSource(parts.join(JSON.stringify(list)));
    });
  }
}
