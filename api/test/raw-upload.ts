import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { Shop } from './app';

const BOUNDARY = 'a-boundary-of-the-test';

export interface RawAnswer {
  status: number;
  code: string;
  body: unknown;
}

/** A multipart upload as a client sends it: piece by piece, in any order, whole or not. */
export class RawUpload {
  private readonly request: ClientRequest;
  private readonly answered: Promise<RawAnswer>;

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
    this.answered = once(this.request, 'response').then(([response]) => read(response as IncomingMessage));
    this.answered.catch(() => undefined);
    this.request.on('error', () => undefined);
  }

  /** A text field. `header` lines come beside its disposition. */
  field(name: string, value: string, header: readonly string[] = []): Promise<void> {
    return this.send(Buffer.from(fieldPart(name, value, header)));
  }

  fields(fields: Readonly<Record<string, string>>): Promise<void> {
    const parts = Object.entries(fields).map(([name, value]) => fieldPart(name, value));
    return this.send(Buffer.from(parts.join('')));
  }

  /** The beginning of a file; its bytes follow by `send`, its end by `end` or another part. */
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

  /** Resolves once the socket took the bytes, or is gone: nothing piles up here. */
  async send(bytes: Buffer): Promise<void> {
    if (this.request.write(bytes) || this.request.destroyed) return;
    await new Promise<void>((resolve) => {
      const go = () => {
        this.request.off('drain', go).off('close', go);
        resolve();
      };
      this.request.on('drain', go).on('close', go);
    });
  }

  /** Ends the last part and the body. */
  async end(): Promise<RawAnswer> {
    this.request.end(`\r\n--${BOUNDARY}--\r\n`);
    return this.answered;
  }

  /** The answer, whether the body was sent whole or not. */
  answer(): Promise<RawAnswer> {
    return this.answered;
  }

  cut(): void {
    this.request.destroy();
  }
}

function fieldPart(name: string, value: string, header: readonly string[] = []): string {
  return [`--${BOUNDARY}`, `content-disposition: form-data; name="${name}"`, ...header, '', value, ''].join('\r\n');
}

async function read(response: IncomingMessage): Promise<RawAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString()) as { code?: string };
  return { status: response.statusCode ?? 0, code: body.code ?? '', body };
}
