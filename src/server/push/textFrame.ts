/** Final frame of a text message. */
const FIN_TEXT = 0x81;
const LENGTH_IN_2_BYTES = 126;
const LENGTH_IN_8_BYTES = 127;
const MAX_IN_2_BYTES = 0xffff;

/**
 * A text message as a server sends it: one frame, not masked and not compressed (RFC 6455, 5.2). It is the same for
 * every socket, so it is made once, and many of them go out in one write.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  if (length < LENGTH_IN_2_BYTES) return Buffer.concat([Buffer.from([FIN_TEXT, length]), Buffer.from(text)]);

  const isShort = length <= MAX_IN_2_BYTES;
  const header = Buffer.alloc(isShort ? 4 : 10);
  header[0] = FIN_TEXT;
  header[1] = isShort ? LENGTH_IN_2_BYTES : LENGTH_IN_8_BYTES;
  if (isShort) header.writeUInt16BE(length, 2);
  else header.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([header, Buffer.from(text)]);
}

/** How many messages lie in what is to be written. */
export function countFrames(bytes: Buffer): number {
  let count = 0;
  for (let at = 0; at < bytes.length; count += 1) {
    const length = bytes[at + 1] ?? 0;
    if (length === LENGTH_IN_8_BYTES) at += 10 + Number(bytes.readBigUInt64BE(at + 2));
    else if (length === LENGTH_IN_2_BYTES) at += 4 + bytes.readUInt16BE(at + 2);
    else at += 2 + length;
  }
  return count;
}
