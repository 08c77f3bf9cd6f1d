import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ConcurrencyLimiter } from '../concurrency-limiter';
import { EventLoopTurns } from '../event-loop-turns';
import { unavailable } from '../http/api-error';
import { CONFIG, type Config } from '../config/config';
import { ObjectUpload } from './object-upload';
import { PartBuffers } from './part-buffers';

export interface StoredObject {
  key: string;
  /** Bytes. */
  size: number;
  sha256: Buffer;
}

export interface ListedObject {
  key: string;
  storedAt: Date;
}

/** The headers with which the store answers a link. */
export interface LinkHeaders {
  contentType: string;
  contentDisposition: string;
  cacheControl: string;
}

/** A download must begin within this time. It allows for clocks that differ a little. */
const LINK_SECONDS = 300;
/** The least that stores accept. */
const PART_BYTES = 5 * 1024 * 1024;
/** Parts in memory over all uploads of this process, while clients send them as fast as the store takes them. */
const PART_BUFFERS = 8;
const PART_PATIENCE_MS = 1000;
/**
 * Requests with which uploads keep the store busy, at once over all uploads of this process. The others wait, so that many
 * uploads share the store instead of making every request so slow that it times out.
 */
const BUSY_REQUESTS = 4;
const BUSY_COMMANDS: readonly (string | undefined)[] = ['UploadPartCommand', 'CompleteMultipartUploadCommand'];
const PROBE_MS = 3000;
/** Errors for an object that does not exist; the second if the credentials may not list the bucket. */
const NOT_FOUND_ERRORS = new Set(['NoSuchKey', 'AccessDenied']);

/** @param socketTimeout for how long a connection may be silent, in ms; 0: for any time */
export function createS3Client(
  { endpoint, region, forcePathStyle, credentials, timeoutMs }: Omit<Config['objectStore'], 'uploadBytesPerSecond'>,
  socketTimeout = timeoutMs,
): S3Client {
  return new S3Client({
    endpoint,
    region,
    forcePathStyle,
    credentials,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: timeoutMs,
      requestTimeout: timeoutMs,
      // Without it, a request that takes too long is only logged.
      throwOnRequestTimeout: true,
      socketTimeout,
    },
  });
}

/** Any S3-compatible object store. Keys are random; the database stores what they belong to. */
@Injectable()
export class ObjectStore implements OnApplicationShutdown {
  private readonly client: S3Client;
  private readonly buffers = new PartBuffers(PART_BYTES, PART_BUFFERS, PART_PATIENCE_MS);
  private readonly turns: EventLoopTurns;
  /** Of objects that are read: a connection is silent while the reader takes nothing, as a slow download does. */
  private readonly reader: S3Client;
  private readonly bucket: string;
  private readonly timeoutMs: number;
  /** Signs links to the address that browsers reach; null if there is none. It sends nothing. */
  private readonly linkSigner: S3Client | null;

  constructor(@Inject(CONFIG) { objectStore }: Config) {
    this.bucket = objectStore.bucket;
    this.client = createS3Client(objectStore);
    limitUploads(this.client);
    this.turns = new EventLoopTurns(objectStore.uploadBytesPerSecond);
    this.reader = createS3Client(objectStore, 0);
    this.timeoutMs = objectStore.timeoutMs;
    const { publicEndpoint } = objectStore;
    this.linkSigner = publicEndpoint ? createS3Client({ ...objectStore, endpoint: publicEndpoint }) : null;
  }

  /**
   * Streams a body to a new object in parts of 5 MiB, one after another, so that neither memory nor disk holds more of it.
   * If the body fails, the upload is aborted. The caller stores the row of the object only afterwards.
   * @throws ApiError `upload_unavailable` if the object store fails; the body's own error if that fails
   */
  async store(folder: string, body: Readable, contentType: string): Promise<StoredObject> {
    const key = `${folder}/${randomUUID()}`;
    const target = { Bucket: this.bucket, Key: key, ContentType: contentType };
    const { size, sha256 } = await new ObjectUpload(this.client, target, this.buffers, this.turns).send(body);
    return { key, size, sha256 };
  }

  /**
   * The object's bytes; the caller consumes or destroys the stream, as slowly as it likes.
   * @param part only the bytes from `start` up to, but without, `end`
   * @throws ApiError `unavailable` if the object store fails, also while the stream is read
   */
  async read(key: string, part?: { start: number; end: number }): Promise<Readable> {
    const range = part && { Range: `bytes=${part.start}-${part.end - 1}` };
    const request = this.reader.send(new GetObjectCommand({ Bucket: this.bucket, Key: key, ...range }));
    const body = (await request.catch(rethrowOutage)).Body as Readable;
    return readUntilSilent(body, this.timeoutMs);
  }

  /**
   * A presigned URL with which anyone can download the object from the store for 5 minutes; null if browsers cannot
   * reach the store. The caller has checked the access.
   */
  async presign(key: string, headers: LinkHeaders, now: Date): Promise<string | null> {
    if (!this.linkSigner) return null;
    const request = new GetObjectCommand({
      Bucket: this.bucket,
      Key: key,
      ResponseContentType: headers.contentType,
      ResponseContentDisposition: headers.contentDisposition,
      ResponseCacheControl: headers.cacheControl,
    });
    return getSignedUrl(this.linkSigner, request, { expiresIn: LINK_SECONDS, signingDate: now });
  }

  /** @throws ApiError `unavailable` if the object store fails */
  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key })).catch(rethrowOutage);
  }

  /**
   * The objects whose keys begin with a prefix, in pages, in the order of their keys' bytes.
   * @throws ApiError `unavailable` if the object store fails
   */
  async *list(prefix: string): AsyncGenerator<ListedObject[]> {
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: prefix });
    try {
      for await (const { Contents = [] } of pages)
        yield Contents.flatMap(({ Key, LastModified }) =>
          Key !== undefined && LastModified ? { key: Key, storedAt: LastModified } : [],
        );
    } catch (error) {
      rethrowOutage(error);
    }
  }

  /** Rejects if the bucket does not respond within 3 seconds. The object of the probe need not exist. */
  async probe(): Promise<void> {
    const request = new GetObjectCommand({ Bucket: this.bucket, Key: 'probe' });
    try {
      await this.client.send(request, { abortSignal: AbortSignal.timeout(PROBE_MS) });
    } catch (error) {
      if (!(error instanceof S3ServiceException && NOT_FOUND_ERRORS.has(error.name))) throw error;
    }
  }

  onApplicationShutdown(): void {
    this.client.destroy();
    this.reader.destroy();
    this.linkSigner?.destroy();
  }
}

/** The bytes of a body, which is destroyed with the stream. Fails if nothing arrives for a time while somebody waits for it. */
function readUntilSilent(body: Readable, timeoutMs: number): Readable {
  const chunks: AsyncIterator<Buffer> = body[Symbol.asyncIterator]();
  return new Readable({
    read() {
      const silent = () => body.destroy(new Error(`the object store sends nothing for ${timeoutMs} ms`));
      let afterInput: NodeJS.Immediate | undefined;
      // If the process was busy for this long, the timer fires before the bytes that have arrived meanwhile are read.
      const timer = setTimeout(() => (afterInput = setImmediate(silent)), timeoutMs);
      chunks
        .next()
        .finally(() => {
          clearTimeout(timer);
          clearImmediate(afterInput);
        })
        .then(
          ({ done, value }) => this.push(done ? null : value),
          (error: unknown) => this.destroy(unavailable('unavailable', error)),
        );
    },
    destroy(error, done) {
      body.destroy();
      done(error);
    },
  });
}

function limitUploads({ middlewareStack }: S3Client): void {
  const requests = new ConcurrencyLimiter(BUSY_REQUESTS, Number.POSITIVE_INFINITY);
  middlewareStack.add(
    (next, { commandName }) =>
      (command) =>
        BUSY_COMMANDS.includes(commandName) ? requests.run(() => next(command)) : next(command),
    { name: 'limitUploads', step: 'initialize' },
  );
}

/** The origin of presigned URLs; undefined if browsers cannot reach the store. */
export function publicStoreOrigin({
  publicEndpoint,
  forcePathStyle,
  bucket,
}: Config['objectStore']): string | undefined {
  if (!publicEndpoint) return undefined;
  const { protocol, host, origin } = new URL(publicEndpoint);
  return forcePathStyle ? origin : `${protocol}//${bucket}.${host}`;
}

/** Whether a read failed because there is no such object. */
export function isMissingObject(error: unknown): boolean {
  return error instanceof S3ServiceException && error.name === 'NoSuchKey';
}

/** An object that is missing is an error of ours; every other error means that the object store cannot be used. */
function rethrowOutage(error: unknown): never {
  throw isMissingObject(error) ? error : unavailable('unavailable', error);
}
