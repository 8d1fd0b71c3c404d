import { build } from 'esbuild';

/** Bundles a page of the bench for the browser, as production has it; `entry` is its path from the root. */
export async function pageScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.woff2': 'empty' },
  });
  return outputFiles[0]?.text ?? '';
}
