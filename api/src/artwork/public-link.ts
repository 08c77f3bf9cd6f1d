import { BlockList, isIP } from 'node:net';

/** Separate lists, because a `BlockList` also matches IPv4 addresses in their IPv6-mapped form. */
const PRIVATE_V4 = new BlockList();
const PRIVATE_V6 = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE_V4.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['2001:db8::', 32],
] as const) {
  PRIVATE_V6.addSubnet(net, prefix, 'ipv6');
}

/** Top-level names that no public host has. */
const LOCAL_NAMES: readonly string[] = [
  ...['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp'],
  ...['test', 'example', 'invalid', 'onion', 'arpa'],
];

/** The normalized URL if it is http or https, has a public host and contains no credentials; otherwise null. It is not fetched. */
export function parsePublicLink(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '') return null;
  return isPublicHost(url.hostname.replace(/\.$/, '')) ? url.href : null;
}

function isPublicHost(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  if (family === 4) return !PRIVATE_V4.check(address, 'ipv4');
  if (family === 6) return !PRIVATE_V6.check(address, 'ipv6');
  return host.includes('.') && !LOCAL_NAMES.includes(host.split('.').at(-1) ?? '');
}
