import type { FastifyReply } from 'fastify';
import type { Paper } from './papers.service';

/** A file to be saved, and never to be run. */
export function handOut(reply: FastifyReply, { name, type, content }: Paper): Uint8Array {
  void reply.headers({
    'content-type': type,
    'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`,
    'content-security-policy': "sandbox; default-src 'none'",
  });
  return content;
}
