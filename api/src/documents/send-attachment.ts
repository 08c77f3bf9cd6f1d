import type { FastifyReply } from 'fastify';
import type { DocumentFile } from './documents.service';

/** Sends a file as a download. The sandbox policy disables scripts if a browser displays it. */
export function sendAttachment(reply: FastifyReply, { name, type, content }: DocumentFile): Uint8Array {
  void reply.headers({
    'content-type': type,
    'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`,
    'content-security-policy': "sandbox; default-src 'none'",
  });
  return content;
}
