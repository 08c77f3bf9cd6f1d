import type { Readable } from 'node:stream';
import { ApiError, detectFileKind, HEAD_BYTES } from '../../common/public';
import { ARTWORK_UPLOAD } from '../upload-rules';

/** An upload as far as its next segment depends on it. */
export interface SegmentStart {
  /** Bytes of the whole file. */
  size: number;
  /** Bytes before the segment. */
  received: number;
  /** The first bytes of the file before the segment. */
  head: Buffer;
}

/**
 * The bytes of one segment. A connection that is cut ends the segment: what arrived before is kept. A byte too many and a
 * format that is not accepted are errors.
 */
export class SegmentBytes {
  /** The first bytes of the file, including those of the segment. */
  head: Buffer;
  private received: number;

  constructor(
    private readonly source: Readable,
    private readonly start: SegmentStart,
  ) {
    this.head = start.head;
    this.received = start.received;
  }

  /** @throws {ApiError} `file_too_large` after the announced length, `file_type_not_allowed` */
  async *read(): AsyncGenerator<Buffer> {
    for await (const chunk of untilCut(this.source)) {
      this.received += chunk.length;
      if (this.received > this.start.size) throw new ApiError('file_too_large');
      this.checkHead(chunk);
      yield chunk;
    }
  }

  /** The format is known once the first 1,024 bytes, or all bytes of a shorter file, have arrived. */
  private checkHead(chunk: Buffer): void {
    if (this.head.length >= HEAD_BYTES) return;
    this.head = Buffer.concat([this.head, chunk]).subarray(0, HEAD_BYTES);
    if (this.head.length < Math.min(HEAD_BYTES, this.start.size)) return;
    const kind = detectFileKind(this.head);
    if (!kind || !ARTWORK_UPLOAD.allowed.includes(kind)) throw new ApiError('file_type_not_allowed');
  }
}

async function* untilCut(source: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of source) yield chunk as Buffer;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // The connection was cut.
  }
}
