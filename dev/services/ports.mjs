import { createServer } from 'node:net';

/** Listens for a moment: the port it got, or undefined where that is taken. Without a host: on every address. */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => {
      const bound = server.address().port;
      server.close(() => resolve(bound));
    });
  });
}

/** Whether nothing listens on this port, neither on every address nor on 127.0.0.1 alone. */
export async function isFree(port) {
  return (await tryPort(port)) !== undefined && (await tryPort(port, '127.0.0.1')) !== undefined;
}

export function freePort() {
  return tryPort(0, '127.0.0.1');
}

/** The port this service had last time, while nobody else has taken it; else a free one, remembered from now on. */
export async function rememberedPort(memory, service) {
  const last = memory.get(`${service}Port`);
  if (last !== undefined && (await tryPort(last, '127.0.0.1')) !== undefined) return last;
  return memory.set(`${service}Port`, await freePort());
}
