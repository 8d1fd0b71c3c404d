import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface SentFile {
  name: string;
  bytes: Buffer;
}

interface Picture {
  name?: string;
  width?: number;
  height?: number;
  /** Pictures of another colour are other contents. */
  colour?: string;
}

/** A picture of one colour, as a file that somebody sends. */
export async function aPicture({
  name = 'bild.png',
  width = 60,
  height = 40,
  colour = 'navy',
}: Picture = {}): Promise<SentFile> {
  return {
    name,
    bytes: await sharp({ create: { width, height, channels: 3, background: colour } })
      .png()
      .toBuffer(),
  };
}

/** A photo as telephones take it: lying on its side, and saying where it was taken. */
export async function aPhotoWithPlace(): Promise<SentFile> {
  const bytes = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'teal' } })
    .withExif({
      IFD0: { Copyright: 'Sara Seglare', Make: 'Telefonen' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 36/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '16/1 33/1 0/1' },
    })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name: 'IMG_0001.JPG', bytes };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const number = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  return Buffer.concat([number(data.length), body, number(crc32(body))]);
}

/** Some hundred bytes that claim to be a picture of that size. */
export function aPictureThatClaims(width: number, height: number): SentFile {
  const heading = Buffer.alloc(13);
  heading.writeUInt32BE(width, 0);
  heading.writeUInt32BE(height, 4);
  heading.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const bytes = Buffer.concat([
    signature,
    chunk('IHDR', heading),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: 'bomb.png', bytes };
}

/** A multipart body; an empty text clears what the field has. */
export function formWith(fields: Record<string, string | SentFile>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([new Uint8Array(value.bytes)], value.name), value.name);
  }
  return form;
}
