import type { Socket } from 'node:net';
import { malformed, tooLarge } from '../errors';

const TIMED_OUT = 'Förfrågan tog för lång tid.';

function refusalOf(code: string | undefined): { status: number; reason: string; body: object } {
  if (code === 'HPE_HEADER_OVERFLOW')
    return { status: 431, reason: 'Request Header Fields Too Large', body: tooLarge().body };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, reason: 'Request Timeout', body: { detail: TIMED_OUT } };
  return { status: 400, reason: 'Bad Request', body: malformed().body };
}

/**
 * Answers bytes that are no HTTP, and so never became a request, in the form of every other refusal, and closes the
 * connection.
 */
export function answerClientError(
  { code }: { code?: string },
  socket: Pick<Socket, 'writable' | 'end' | 'destroy'>,
): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, reason, body } = refusalOf(code);
  const text = JSON.stringify(body);
  const headers = [
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${headers.join('\r\n')}\r\n\r\n${text}`);
}
