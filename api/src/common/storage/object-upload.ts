import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  type CompletedPart,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { EventLoopTurns } from '../event-loop-turns';
import { unavailable } from '../http/api-error';
import { MinorGarbageCollector } from '../minor-garbage-collector';
import type { LentBuffer, PartBuffers } from './part-buffers';

/** Where an object is stored, and as what. */
interface ObjectTarget {
  Bucket: string;
  Key: string;
  ContentType: string;
}

/** Bytes with their checksum in hex. */
interface Payload {
  bytes: Buffer;
  sha256: string;
}

const garbage = new MinorGarbageCollector();

/**
 * Sends an object: in one request if it fits into a part, otherwise part by part. Its bytes are copied once, into buffers
 * that are used again, and their checksums are calculated as they arrive, so that nothing blocks for a whole part.
 */
export class ObjectUpload {
  private readonly hash = createHash('sha256');
  private readonly parts: CompletedPart[] = [];
  private size = 0;
  private uploadId: string | undefined;

  constructor(
    private readonly client: S3Client,
    private readonly target: ObjectTarget,
    private readonly buffers: PartBuffers,
    /** Of bytes, for all uploads: each has pieces at hand when it is busy, and the checksums of one take up to a millisecond. */
    private readonly turns: EventLoopTurns,
  ) {}

  /**
   * If it fails, nothing stays in the store. To be called once.
   * @throws ApiError `upload_unavailable` if the store fails; the body's own error if that fails
   */
  async send(body: Readable): Promise<{ size: number; sha256: Buffer }> {
    // It may fail when nobody reads it any more.
    body.on('error', () => undefined);
    try {
      await this.sendParts(body);
    } catch (error) {
      await this.abort();
      throw error;
    }
    return { size: this.size, sha256: this.hash.digest() };
  }

  private async sendParts(body: Readable): Promise<void> {
    let part: OpenPart | null = null;
    try {
      // Who sent the body is answered that the store failed, not that the body was closed.
      for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        await this.turns.next(chunk.length);
        garbage.add(chunk.length);
        this.hash.update(chunk);
        this.size += chunk.length;
        for (let rest = chunk; rest.length > 0;) {
          if (part?.isFull) {
            await this.request(this.addPart(part.payload));
            part.release();
            part = null;
          }
          part ??= new OpenPart(await this.buffers.acquire());
          rest = part.add(rest);
        }
      }
      await this.request(this.finish(part?.payload ?? null));
    } finally {
      part?.release();
    }
  }

  private async request(sent: Promise<void>): Promise<void> {
    try {
      await sent;
    } catch (error) {
      throw unavailable('upload_unavailable', error);
    }
  }

  private async addPart(payload: Payload): Promise<void> {
    this.uploadId ??= (await this.client.send(new CreateMultipartUploadCommand(this.target))).UploadId;
    const PartNumber = this.parts.length + 1;
    const { Bucket, Key } = this.target;
    const command = new UploadPartCommand({ Bucket, Key, UploadId: this.uploadId, PartNumber, Body: payload.bytes });
    command.middlewareStack.add((next) => (call) => next(signed(call, payload)), SIGNING);
    const { ETag } = await this.client.send(command);
    this.parts.push({ PartNumber, ETag });
  }

  private async finish(last: Payload | null): Promise<void> {
    const { target, client, uploadId } = this;
    if (uploadId === undefined) {
      const command = new PutObjectCommand({ ...target, Body: last?.bytes ?? Buffer.alloc(0) });
      if (last) command.middlewareStack.add((next) => (call) => next(signed(call, last)), SIGNING);
      await client.send(command);
      return;
    }
    if (last) await this.addPart(last);
    const { Bucket, Key } = target;
    const MultipartUpload = { Parts: this.parts };
    await client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId: uploadId, MultipartUpload }));
  }

  /** The error with which the upload failed says more than one of the store that cannot abort it either. */
  private async abort(): Promise<void> {
    const { uploadId, target } = this;
    if (uploadId === undefined) return;
    const { Bucket, Key } = target;
    const command = new AbortMultipartUploadCommand({ Bucket, Key, UploadId: uploadId });
    await this.client.send(command).catch(() => undefined);
  }
}

/** A part that is being filled. */
class OpenPart {
  private readonly hash = createHash('sha256');
  private filled = 0;

  constructor(private readonly buffer: LentBuffer) {}

  get isFull(): boolean {
    return this.filled === this.buffer.bytes.length;
  }

  /** The part's bytes. To be read once. */
  get payload(): Payload {
    return { bytes: this.buffer.bytes.subarray(0, this.filled), sha256: this.hash.digest('hex') };
  }

  /** Adds as much of a chunk as the part has room for, and returns the rest. */
  add(chunk: Buffer): Buffer {
    const { bytes } = this.buffer;
    const added = chunk.subarray(0, bytes.length - this.filled);
    this.hash.update(added);
    this.filled += added.copy(bytes, this.filled);
    return chunk.subarray(added.length);
  }

  release(): void {
    this.buffer.release();
  }
}

const SIGNING = { name: 'signWithChecksum', step: 'build' } as const;

/** Has a request signed with the checksum that is known already, instead of calculating that of the whole part at once. */
function signed<T extends { request: unknown }>(call: T, { sha256 }: Payload): T {
  (call.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = sha256;
  return call;
}
