/*
 * Makes requests with autocannon in a process of its own: `node loadProcess.mjs <JSON of a Load>` (load.ts). Prints the
 * report as JSON. `%n` in a path or a body is another number in each request.
 */
import autocannon from 'autocannon';

const { url, paths, method, headers, body, seconds, connections } = JSON.parse(process.argv[2]);

let made = 0;
const numbered = (text, n) => text?.replaceAll('%n', String(n));
const setupRequest = (request) => {
  made += 1;
  return { ...request, path: paths[made % paths.length], body: numbered(body, made) };
};
const isPlain = paths.length === 1 && !body?.includes('%n');
const requests = [{ method, headers, path: paths[0], body, ...(isPlain ? {} : { setupRequest }) }];

const report = await autocannon({ url, connections, duration: seconds, requests });
console.log(JSON.stringify(report));
