import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { Shop } from './app';

const BOUNDARY = 'a-boundary-of-the-test';

export interface RawResponse {
  status: number;
  code: string;
  body: unknown;
}

/** A multipart upload that is sent in pieces, in any order, complete or not. */
export class RawUpload {
  private readonly request: ClientRequest;
  private readonly received: Promise<RawResponse>;

  constructor(shop: Pick<Shop, 'origin'>, path: string, bearer: string, headers: Record<string, string> = {}) {
    this.request = request(new URL(path, shop.origin), {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        ...headers,
      },
    });
    this.received = once(this.request, 'response').then(([response]) => read(response as IncomingMessage));
    this.received.catch(() => undefined);
    this.request.on('error', () => undefined);
  }

  /** Sends a text field; `header` are additional header lines of the part. */
  field(name: string, value: string, header: readonly string[] = []): Promise<void> {
    return this.send(Buffer.from(fieldPart(name, value, header)));
  }

  fields(fields: Readonly<Record<string, string>>): Promise<void> {
    const parts = Object.entries(fields).map(([name, value]) => fieldPart(name, value));
    return this.send(Buffer.from(parts.join('')));
  }

  /** Sends the header of a file; `send` sends its bytes, `end` or another part ends it. */
  file(filename: string, name = 'file', header: readonly string[] = []): Promise<void> {
    const lines = [
      `--${BOUNDARY}`,
      `content-disposition: form-data; name="${name}"; filename="${filename}"`,
      'content-type: application/octet-stream',
      ...header,
      '',
      '',
    ];
    return this.send(Buffer.from(lines.join('\r\n')));
  }

  /** Resolves when the socket has taken the bytes or is closed, so that nothing is buffered here. */
  async send(bytes: Buffer): Promise<void> {
    if (this.request.write(bytes) || this.request.destroyed) return;
    await new Promise<void>((resolve) => {
      const proceed = () => {
        this.request.off('drain', proceed).off('close', proceed);
        resolve();
      };
      this.request.on('drain', proceed).on('close', proceed);
    });
  }

  /** Ends the last part and the body, and returns the response. */
  async end(): Promise<RawResponse> {
    this.request.end(`\r\n--${BOUNDARY}--\r\n`);
    return this.received;
  }

  /** The response, whether the body was sent completely or not. */
  response(): Promise<RawResponse> {
    return this.received;
  }

  abort(): void {
    this.request.destroy();
  }
}

function fieldPart(name: string, value: string, header: readonly string[] = []): string {
  return [`--${BOUNDARY}`, `content-disposition: form-data; name="${name}"`, ...header, '', value, ''].join('\r\n');
}

async function read(response: IncomingMessage): Promise<RawResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString()) as { code?: string };
  return { status: response.statusCode ?? 0, code: body.code ?? '', body };
}
