import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/** A registry that has every package, each with the same content: none of them is what its hash says. */
async function foreignRegistry() {
  const asked: string[] = [];
  const server = createServer(({ url = '/' }, reply) => {
    asked.push(url);
    if (url.endsWith('.tgz')) return void reply.end('something else');
    const name = url.slice(1);
    const { port } = server.address() as AddressInfo;
    const versionOf = (version: string) => [
      version,
      { name, version, dist: { tarball: `http://127.0.0.1:${port}/${name}/-/${name}-${version}.tgz` } },
    ];
    const versions = Object.fromEntries(['24.21.0', '24.18.1', '24.0.0'].map(versionOf)) as object;
    reply.setHeader('Content-Type', 'application/json');
    reply.end(JSON.stringify({ name, versions }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked, server };
}

/** As a Node that is too old would run it. */
const fetchNode = `
  import process from 'node:process';
  import { syncBuiltinESMExports } from 'node:module';
  Object.defineProperty(process, 'versions', { value: { ...process.versions, napi: '9' } });
  syncBuiltinESMExports();
  const { nodeToRunOn } = await import(${JSON.stringify(pathToFileURL(resolve('src/tools/launch/node.mjs')).href)});
  await nodeToRunOn(() => {}).then((node) => console.log('fetched ' + node), ({ message }) => console.log(message));
`;

test('a Node that the registry sends with another hash is refused before it runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'styrbord-node-'));
  const { url, asked, server } = await foreignRegistry();
  const { npm_execpath: _npm, ...env } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', fetchNode], {
    cwd: folder,
    env: { ...env, npm_config_registry: url, npm_config_cache: join(folder, 'cache'), npm_config_fetch_retries: '0' },
  });
  const [said, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  server.close();

  expect(asked.filter((one) => one.endsWith('.tgz'))).not.toEqual([]);
  expect(complaints).toContain('EINTEGRITY');
  expect(said).toMatch(/^Styrbord behöver Node 24, och här finns Node .+\n$/);
  expect(existsSync(join(folder, '.node', 'node_modules', asked[0]?.slice(1) ?? ''))).toBe(false);
  rmSync(folder, { recursive: true });
}, 60_000);
