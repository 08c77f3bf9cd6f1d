import { isIPv4 } from 'node:net';

/**
 * Identifies the client behind an address for rate limits: an IPv4 address itself, and the first 64 bits of an IPv6
 * address, because one customer of a network gets all addresses in them. IPv4-mapped IPv6 addresses count as IPv4.
 */
export function clientKey(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  return isIPv4(plain) ? plain : ipv6Network(plain);
}

function ipv6Network(address: string): string {
  const [head = '', tail] = address.split('::', 2);
  const before = splitGroups(head);
  const after = splitGroups(tail ?? '');
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const splitGroups = (text: string): string[] => (text === '' ? [] : text.split(':'));
