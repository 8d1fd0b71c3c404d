const VERSION_4 = 0x40;
const VARIANT = 0x80;

/** A random uuid. `crypto.randomUUID` is missing on plain http, which is how a club's own network serves the app. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | VERSION_4 : index === 8 ? (byte & 0x3f) | VARIANT : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
