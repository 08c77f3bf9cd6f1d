import { Agent, request } from 'node:http';

export interface CallOptions {
  body?: unknown;
  bearer?: string;
}

/** Sends a request and resolves with the response text; rejects unless the status is 200. */
export type SendRequest = (method: string, path: string, options?: CallOptions) => Promise<string>;

/** A client of one server with persistent connections. */
export function createClient(origin: string): SendRequest {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const { hostname, port } = new URL(origin);
  return (method, path, { body, bearer } = {}) => {
    const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const headers = {
      ...(payload && { 'content-type': 'application/json', 'content-length': payload.length }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    };
    return new Promise((resolve, reject) => {
      const outgoing = request({ agent, hostname, port, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
        });
      });
      outgoing.on('error', reject);
      outgoing.end(payload);
    });
  };
}

/** Repeats the work in `workers` parallel loops for the given time. Returns how often it was done. */
export async function repeat(
  seconds: number,
  workers: number,
  work: (worker: number) => Promise<unknown>,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < end) {
        await work(worker);
        count += 1;
      }
    }),
  );
  return count;
}
