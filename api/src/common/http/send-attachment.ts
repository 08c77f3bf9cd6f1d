import type { FastifyReply } from 'fastify';

/** A generated file. */
export interface Attachment {
  name: string;
  /** Media type. */
  type: string;
  content: Uint8Array;
}

/** Sends a file as a download. The sandbox policy disables scripts if a browser displays it. */
export function sendAttachment(reply: FastifyReply, { name, type, content }: Attachment): Uint8Array {
  void reply.headers({
    'content-type': type,
    'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`,
    'content-security-policy': "sandbox; default-src 'none'",
  });
  return content;
}
