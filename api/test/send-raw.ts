import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';

export interface RawRequest {
  method: string;
  /** Path with query, as it is sent. */
  url: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

export interface RawAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  /** The first 2,000 bytes. */
  text: string;
}

/** Longer than every time limit of the server together. */
const TIMEOUT_MS = 60_000;

/**
 * Sends a request without changing its path, and returns the response, also to a body that was not read to its end. A stream
 * of events does not end by itself: the connection is closed after its first event.
 * @throws if there is no response
 */
export async function sendRaw(
  agent: Agent,
  origin: string,
  { method, url, headers, body }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const sent = request({
    ...{ agent, hostname, port, method, path: url },
    headers: { ...headers, ...length },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const responded = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.end(body);
  const [response] = await responded;
  // The server closes the connection of a body that it does not read.
  sent.on('error', () => undefined);
  const isEventStream = response.headers['content-type']?.startsWith('text/event-stream') === true;
  let text = '';
  for await (const chunk of response) {
    if (text.length < 2_000) text += String(chunk);
    if (isEventStream) break;
  }
  return { status: response.statusCode ?? 0, headers: response.headers, text: text.slice(0, 2_000) };
}
