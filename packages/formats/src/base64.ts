// Written out because the packages below the faces know neither Node's Buffer nor the browser's atob.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of a base64 text without padding, or nothing where letters are missing or strange. */
export function bytesFrom(text: string): number[] | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return undefined;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return bytes;
}

/** The base64 text of bytes, with padding. */
export function base64From(bytes: readonly number[]): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(index, index + 3);
    const held = (a << 16) | (b << 8) | c;
    const letters = [18, 12, 6, 0].map((shift) => LETTERS.charAt((held >> shift) & 0x3f)).join('');
    text += letters.slice(0, Math.min(bytes.length - index, 3) + 1).padEnd(4, '=');
  }
  return text;
}
