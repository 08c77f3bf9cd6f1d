import { Transform, type TransformCallback } from 'node:stream';
import { MAX_UPLOAD_BYTES, type ErrorCode } from '@shop/contract';
import { ApiError } from '../http/api-error';
import { HEAD_BYTES, detectFileKind, type FileKind } from './file-kind';
import { SvgCheck } from './svg-check';

export interface UploadRules {
  allowed: readonly FileKind[];
  /** Defaults to `MAX_UPLOAD_BYTES`. */
  maxBytes?: number;
  /** Error codes for a file that is too large or of another format; defaults to those of artwork. */
  errors?: { size: ErrorCode; kind: ErrorCode };
}

const DEFAULT_ERRORS = { size: 'file_too_large', kind: 'file_type_not_allowed' } as const;

/**
 * Passes a file through while it follows the rules. Fails with `file_type_not_allowed` after its first bytes, and with
 * `file_too_large` at the first byte too many. Buffers only the first bytes.
 */
export class UploadFilter extends Transform {
  /** Set once the first bytes have passed. */
  kind: FileKind | null = null;
  size = 0;
  private readonly rules: Required<UploadRules>;
  private head: Buffer | null = Buffer.alloc(0);
  /** Of a file that is recognized as SVG: its XML is checked to the end. */
  private svg: SvgCheck | null = null;

  constructor({ allowed, maxBytes = MAX_UPLOAD_BYTES, errors = DEFAULT_ERRORS }: UploadRules) {
    super();
    this.rules = { allowed, maxBytes, errors };
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    if (this.size > this.rules.maxBytes) return done(new ApiError(this.rules.errors.size));
    if (!this.head) return this.pass(chunk, done);
    this.head = Buffer.concat([this.head, chunk]);
    if (this.head.length < HEAD_BYTES) return done();
    this.checkKind(done);
  }

  override _flush(done: TransformCallback): void {
    if (this.size === 0) return done(new ApiError('file_missing'));
    if (this.head) this.checkKind((error, head: Buffer) => this.finish(error ?? null, done, head));
    else this.finish(null, done);
  }

  /** The XML of an SVG must be complete. */
  private finish(error: Error | null, done: TransformCallback, rest?: Buffer): void {
    if (error) return done(error);
    if (this.svg && !this.svg.end()) return done(new ApiError(this.rules.errors.kind));
    done(null, rest);
  }

  private pass(chunk: Buffer, done: TransformCallback): void {
    if (this.svg && !this.svg.write(chunk)) return done(new ApiError(this.rules.errors.kind));
    done(null, chunk);
  }

  private checkKind(done: TransformCallback): void {
    const head = this.head ?? Buffer.alloc(0);
    const kind = detectFileKind(head);
    if (!kind || !this.rules.allowed.includes(kind)) return done(new ApiError(this.rules.errors.kind));
    this.kind = kind;
    this.head = null;
    if (kind === 'svg') this.svg = new SvgCheck();
    this.pass(head, done);
  }
}
