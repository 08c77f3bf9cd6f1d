import { isIPv4 } from 'node:net';

/**
 * Whom budgets and limits take an address for: an IPv4 address itself, of IPv6 the first 64 bits, which one customer
 * of a network has to himself. An IPv4 address written as IPv6 is the IPv4 address.
 */
export function clientOf(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  return isIPv4(plain) ? plain : networkOf(plain);
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::', 2);
  const before = groups(head);
  const after = groups(tail ?? '');
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...after];
  return `${all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
