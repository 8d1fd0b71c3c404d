/*
 * The least that a server of these bytes can do: node:http and nothing else. Run as `node rawServer.mjs <file>`; the
 * file is JSON of {status, headers, body (base64)}. Prints its port.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { status, headers, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const bytes = Buffer.from(body, 'base64');

const server = createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
