/*
 * Many plain sockets in one process. Asked {open: [{port, path, first}]} (`first`: the text of a client's first frame,
 * or null), says {ready} once each has got a frame in answer, or is connected where it sends none. Asked {expect: n},
 * says {isWatching}, and {from, to, bytes} when each has got n more: the instants of the first frame and the last, and
 * how long the last was.
 */
import { connect } from 'node:net';
import { randomBytes } from 'node:crypto';

const clients = [];
const now = () => performance.timeOrigin + performance.now();

let waitingFor = 0;
let from = 0;
let expected = 0;
const counts = [];

/** A text frame as clients must send it, masked (with zeros, which leave it as it is). */
function masked(text) {
  const body = Buffer.from(text);
  const head = body.length < 126 ? [0x81, 0x80 | body.length] : [0x81, 0xfe, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body]);
}

/** Where the frame that begins at `at` ends; -1 when its head is not all there. */
function endOfFrame(bytes, at) {
  if (at + 2 > bytes.length) return -1;
  const short = bytes[at + 1] & 127;
  if (short < 126) return at + 2 + short;
  const wide = short === 126 ? 2 : 8;
  if (at + 2 + wide > bytes.length) return -1;
  return at + 2 + wide + bytes.readUIntBE(at + (wide === 2 ? 2 : 4), wide === 2 ? 2 : 6);
}

function arrived(index, opcode, bytes) {
  if (opcode !== 1) return;
  counts[index] += 1;
  if (expected === 0) {
    if (counts[index] === 1) settle({ ready: true });
  } else {
    from ||= now();
    if (counts[index] === expected) settle({ from, to: now(), bytes });
  }
}

function settle(said) {
  waitingFor -= 1;
  if (waitingFor === 0) process.send(said);
}

function open({ port, path, first }, index) {
  counts[index] = 0;
  let rest = null;
  let isOpen = false;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', (error) => process.send({ error: String(error) }));
  socket.on('close', () => process.send({ error: `socket ${index} was closed` }));
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  socket.on('data', (chunk) => {
    let bytes = rest ? Buffer.concat([rest, chunk]) : chunk;
    let at = 0;
    if (!isOpen) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end >= 0 && !bytes.toString('latin1', 0, 12).endsWith('101'))
        process.send({ error: bytes.toString('latin1', 0, end) });
      if (end < 0) return void (rest = bytes);
      isOpen = true;
      at = end + 4;
      if (first === null) settle({ ready: true });
      else socket.write(masked(first));
    }
    for (let end = endOfFrame(bytes, at); end >= 0 && end <= bytes.length; end = endOfFrame(bytes, at)) {
      arrived(index, bytes[at] & 15, end - at);
      at = end;
    }
    rest = at < bytes.length ? bytes.subarray(at) : null;
  });
}

process.on('message', (asked) => {
  if (asked.open) {
    clients.push(...asked.open);
    waitingFor = clients.length;
    clients.forEach(open);
  }
  if (asked.expect) {
    expected = asked.expect;
    waitingFor = clients.length;
    from = 0;
    counts.fill(0);
    process.send({ isWatching: true });
  }
});
process.on('disconnect', () => process.exit());
