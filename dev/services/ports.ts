import { randomInt } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import type { LocalState } from './local-state';

const FIRST_PORT = 15_000;
const LAST_PORT = 32_000;

/** Listens for a moment. Returns the port, or undefined if it is in use. Without a host: on all addresses. */
function tryPort(port: number, host?: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => {
      const { port: bound } = server.address() as AddressInfo;
      server.close(() => resolve(bound));
    });
  });
}

/** Whether nothing listens on this port, neither on all addresses nor on 127.0.0.1 alone. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await tryPort(port)) !== undefined && (await tryPort(port, '127.0.0.1')) !== undefined;
}

/**
 * A free port on 127.0.0.1. It is below those that the operating system gives to outgoing connections, because one of
 * them could take the port before the caller listens on it.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = await tryPort(randomInt(FIRST_PORT, LAST_PORT), '127.0.0.1');
    if (port !== undefined) return port;
  }
  throw new Error('no free port');
}

/** The port this service used last time if it is still free, otherwise a free one, which is stored. */
export async function claimPort(state: LocalState, service: string): Promise<number> {
  const last = state.get<number>(`${service}Port`);
  if (last !== undefined && (await tryPort(last, '127.0.0.1')) !== undefined) return last;
  return state.set(`${service}Port`, await findFreePort());
}
