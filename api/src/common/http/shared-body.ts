import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

/** Preferred first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
const BROTLI_QUALITY = 5;

/** Compressing a smaller response costs more time than sending it. */
export const COMPRESSION_THRESHOLD_BYTES = 8192;

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** The body of a response that many requests get. It is compressed once, by the first request that accepts it. */
export class SharedBody {
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(readonly bytes: Buffer) {}

  /** A body of JSON text in UTF-8. */
  static json(value: unknown): SharedBody {
    return new SharedBody(Buffer.from(JSON.stringify(value)));
  }

  /** About the memory that this body and its compressed forms take together. */
  get weight(): number {
    return this.bytes.length * 1.5;
  }

  /** The body for a client with this `Accept-Encoding` header. */
  async encodeFor(accepted: string | undefined): Promise<{ encoding?: Encoding; bytes: Buffer }> {
    const { bytes } = this;
    if (accepted === undefined || bytes.length < COMPRESSION_THRESHOLD_BYTES) return { bytes };
    const codings = acceptedCodings(accepted);
    const encoding = ENCODINGS.find((one) => codings.includes(one));
    if (!encoding) return { bytes };
    const encoded = this.encoded.get(encoding) ?? compress[encoding](bytes);
    this.encoded.set(encoding, encoded);
    return { encoding, bytes: await encoded };
  }
}

/** Codings that the client forbids with `q=0` are left out. */
function acceptedCodings(accepted: string): string[] {
  return accepted
    .split(',')
    .map((part) => part.trim().toLowerCase().split(/ ?; ?/))
    .filter(([, weight]) => !/^q=0(?:\.0*)?$/.test(weight ?? ''))
    .map(([coding = '']) => coding);
}

/** Sends a shared body. The content type and further headers are already set. */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  body: SharedBody,
): Promise<FastifyReply> {
  const { encoding, bytes } = await body.encodeFor(request.headers['accept-encoding'] as string | undefined);
  if (encoding) void reply.header('content-encoding', encoding);
  const vary = reply.getHeader('vary');
  void reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
  return reply.send(bytes);
}
