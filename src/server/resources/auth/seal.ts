import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps what others have told us in confidence, so that the database alone tells nobody. */
export interface Seal {
  /** `of`: the row that it belongs to; in another row it cannot be opened. */
  close(text: string, of: number): string;
  /** null: it was sealed with another secret, for another row, or has been changed. */
  open(sealed: string, of: number): string | null;
}

/** AES-256-GCM with a key that is made of the server's secret. `kind`: what is sealed. */
export function createSeal({ secret }: { secret: string }, kind: string): Seal {
  const key = createHmac('sha256', secret).update(kind).digest();
  const bound = (of: number) => Buffer.from(String(of));

  return {
    close: (text, of) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(bound(of));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
    },
    open: (sealed, of) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      try {
        const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
          .setAAD(bound(of))
          .setAuthTag(tag);
        return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
