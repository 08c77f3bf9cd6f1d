import type { IncomingMessage } from 'node:http';
import { requestIdGenerator } from './request-id';

const NEW_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const generate = requestIdGenerator(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']);
const idFor = (remoteAddress: string | undefined, id?: string) =>
  generate({ headers: { 'x-request-id': id }, socket: { remoteAddress } } as unknown as IncomingMessage);

describe('the id of a request', () => {
  it.each(['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.1', '2001:db8::1'])('comes from the trusted proxy %s', (address) => {
    expect(idFor(address, 'abc-1.2:3')).toBe('abc-1.2:3');
  });

  it.each(['192.0.2.2', '::ffff:11.0.0.1', '2001:db9::1', '', undefined])('is new for the client %s', (address) => {
    expect(idFor(address, 'abc')).toMatch(NEW_ID);
  });

  it.each([undefined, '', 'a b', 'a\nb', 'x'.repeat(101), '<script>'])('is new if the proxy sends %j', (id) => {
    expect(idFor('10.1.2.3', id)).toMatch(NEW_ID);
  });
});
