import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type ListExport, streamExport } from '../export/list-export';
import { readBatches, type ReadPart } from '../export/read-batches';
import type { ApiRequest, RequestContext } from './endpoint';
import type { Listing } from './list-query';

/**
 * Returns the rows of a page and sets the header `Content-Range`; or, if the request wants the list as a file, returns that as
 * a stream.
 * @param readAll reads all rows in batches, for a list that has a faster way than by parts
 */
export async function sendPage<T extends object>(
  resource: string,
  listing: Listing,
  readPart: ReadPart<T>,
  reply: FastifyReply,
  readAll: () => AsyncGenerator<T[]> = () => readBatches(listing, readPart),
): Promise<T[]> {
  const { listExport } = (reply.request as ApiRequest).context;
  // A stream is sent as it is.
  if (listExport) return (await sendExport(resource, listExport, readAll(), reply)) as never;
  const { total, rows } = await readPart(listing);
  void reply.header('content-range', contentRange(resource, listing.offset, rows.length, total));
  return rows;
}

/** `orders 0-24/319`. An empty page is `orders 0-0/0`, as react-admin's data provider expects. */
function contentRange(resource: string, offset: number, count: number, total: number): string {
  return `${resource} ${offset}-${Math.max(offset, offset + count - 1)}/${total}`;
}

/** The first batch is read before anything is sent; if a later one fails, the download breaks off. */
async function sendExport(
  resource: string,
  listExport: ListExport,
  batches: AsyncGenerator<object[]>,
  reply: FastifyReply,
): Promise<Readable> {
  const request = reply.request as ApiRequest;
  const { context } = request;
  const checkAccess = () => context.checkAccess(request);
  const { type, content } = streamExport(listExport, visibleRows(await batches.next(), batches, context, checkAccess));
  void reply.headers({
    'content-type': type,
    'content-disposition': `attachment; filename="${resource}.${listExport.format}"`,
    'content-security-policy': "sandbox; default-src 'none'",
  });
  context.present = (result) => result;
  return content;
}

/** Rows as the caller's role sees them, as long as the session lasts. */
async function* visibleRows(
  first: IteratorResult<object[]>,
  others: AsyncGenerator<object[]>,
  { present }: RequestContext,
  checkAccess: () => Promise<void>,
): AsyncGenerator<Record<string, unknown>[]> {
  for (let next = first; !next.done; next = await others.next()) {
    yield present(next.value) as Record<string, unknown>[];
    await checkAccess();
  }
}
