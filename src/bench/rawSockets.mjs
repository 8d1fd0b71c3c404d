/*
 * The least that a server of sockets does with `ws`: each message is one send per client. Says {port}. Asked {messages,
 * bytes}, sends so many of them to everybody.
 */
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false, backlog: 4096 });
server.on('listening', () => process.send({ port: server.address().port }));

process.on('message', ({ messages, bytes }) => {
  const data = Buffer.alloc(bytes, 'x');
  for (let message = 0; message < messages; message += 1) {
    for (const client of server.clients) client.send(data, { binary: false });
  }
});
process.on('disconnect', () => process.exit());
