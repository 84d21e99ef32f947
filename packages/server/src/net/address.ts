/** From where somebody asks, as far as it can be told and is worth counting. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The last address that the proxy added: what stands before it anybody can write. */
export const addressOf = (request: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return forwarded || (request.socket.remoteAddress ?? 'unknown');
};

const GROUPS = 8;
/** Of IPv6 one host has 64 bits for itself: limits count the network that is before them. */
export const networkOf = (address: string): string => {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return address;
  const [before = '', after] = plain.split('::');
  const [first, last] = [groupsIn(before), groupsIn(after ?? '')];
  const left = after === undefined ? 0 : Math.max(0, GROUPS - first.length - last.length);
  const all = [...first, ...Array<string>(left).fill('0'), ...last];
  return `${all
    .slice(0, GROUPS / 2)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};
/** An IPv4 address at the end takes the place of two. */
const groupsIn = (text: string): string[] =>
  text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
