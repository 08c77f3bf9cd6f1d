import { Transform, type TransformCallback } from 'node:stream';
import type { RefusalCode } from '@shop/contract';
import { Refusal } from '../kernel/public';
import { HEAD_BYTES, kindOf, type FileKind } from './file-kind';

/** One byte more is refused. */
export const MAX_FILE_BYTES = 83_886_079;

export interface IntakeTerms {
  allowed: readonly FileKind[];
  /** One byte more is refused; `MAX_FILE_BYTES` where none are named. */
  maxBytes?: number;
  /** What is said of a file too large and of another kind, where artwork's words do not fit. */
  refusals?: { size: RefusalCode; kind: RefusalCode };
}

const REFUSALS = { size: 'file_too_large', kind: 'file_type_not_allowed' } as const;

/**
 * Lets a file through as long as it is one the terms take: fails with `file_type_not_allowed` on its first bytes and with
 * `file_too_large` on the first byte too many. Holds back no more than the head.
 */
export class Intake extends Transform {
  /** Known once the head went through. */
  kind: FileKind | null = null;
  size = 0;
  private readonly terms: Required<IntakeTerms>;
  private head: Buffer | null = Buffer.alloc(0);

  constructor({ allowed, maxBytes = MAX_FILE_BYTES, refusals = REFUSALS }: IntakeTerms) {
    super();
    this.terms = { allowed, maxBytes, refusals };
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    if (this.size > this.terms.maxBytes) return done(new Refusal(this.terms.refusals.size));
    if (!this.head) return done(null, chunk);
    this.head = Buffer.concat([this.head, chunk]);
    if (this.head.length < HEAD_BYTES) return done();
    this.judge(done);
  }

  override _flush(done: TransformCallback): void {
    if (this.size === 0) return done(new Refusal('file_missing'));
    if (this.head) this.judge(done);
    else done();
  }

  private judge(done: TransformCallback): void {
    const head = this.head ?? Buffer.alloc(0);
    const kind = kindOf(head);
    if (!kind || !this.terms.allowed.includes(kind)) return done(new Refusal(this.terms.refusals.kind));
    this.kind = kind;
    this.head = null;
    done(null, head);
  }
}
