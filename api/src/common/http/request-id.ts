import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

const REQUEST_ID = /^[\w.:-]{1,100}$/;

/** Takes the id of a request from `X-Request-Id` if a trusted proxy has sent it, and makes a new one otherwise. */
export function requestIdGenerator(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const entry of trustedProxies) addEntry(trusted, entry);
  return ({ headers, socket }) => {
    const id = headers['x-request-id'];
    return typeof id === 'string' && REQUEST_ID.test(id) && isTrusted(trusted, socket.remoteAddress)
      ? id
      : randomUUID();
  };
}

function isTrusted(trusted: BlockList, remoteAddress = ''): boolean {
  const address = remoteAddress.replace(/^::ffff:(?=\d+\.)/, '');
  return (isIPv4(address) && trusted.check(address)) || (isIPv6(address) && trusted.check(address, 'ipv6'));
}

function addEntry(list: BlockList, entry: string): void {
  const [address = '', bits] = entry.split('/');
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}
