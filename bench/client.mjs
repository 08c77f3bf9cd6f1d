import { Agent, request } from 'node:http';

/** Calls one shop over connections that stay open; throws where a call is refused. */
export function client(origin) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const { hostname, port } = new URL(origin);
  return (method, path, { body, bearer } = {}) => {
    const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const headers = {
      ...(payload && { 'content-type': 'application/json', 'content-length': payload.length }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    };
    return new Promise((resolve, reject) => {
      const sent = request({ agent, hostname, port, method, path, headers }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
        });
      });
      sent.on('error', reject);
      sent.end(payload);
    });
  };
}

/** Runs `work` by `workers` at once for so many seconds; how often it was done. */
export async function repeat(seconds, workers, work) {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < until) {
        await work(worker);
        done += 1;
      }
    }),
  );
  return done;
}
