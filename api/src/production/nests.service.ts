import { Injectable } from '@nestjs/common';
import {
  type Input,
  MAX_NEST_PIECES,
  type Output,
  type ProductionItemView,
  type StaffLanguageCode,
} from '@shop/contract';
import { countPieces, findMisplaced, type Job, type PlacedPiece } from '@shop/nesting';
import { ApiError, ConcurrencyLimiter, Database, type FieldError } from '../common/public';
import { findNestedCopies } from './accepted-nests.queries';
import { listProduction, QUEUE_COLUMNS } from './production-items.queries';
import { ProductionItems } from './production-items';
import type { NestResult, NestTask } from './nest-thread';
import { toPieceView, toPlacedPiece } from './placed-piece';
import { runThread } from './run-thread';

type NestRequest = Input<'admin/nest'>;
type RequestedItem = Exclude<NestRequest['items'][number], string>;

/** The pieces of each item that are nested, in the order in which the search counts them from 1. */
type Copies = ReadonlyMap<string, readonly number[]>;

/** A nest takes a processor for a second or more. */
const MAX_CONCURRENT = 1;
const MAX_WAITING = 8;

/** Suggests how items lie on a roll. */
@Injectable()
export class Nests {
  private readonly limiter = new ConcurrencyLimiter(MAX_CONCURRENT, MAX_WAITING);

  constructor(
    private readonly database: Database,
    private readonly items: ProductionItems,
  ) {}

  /**
   * @throws {ApiError} `validation_failed` for items that are not in production, of another material, without a size or named
   *   twice, and for locked pieces that are not theirs or over each other; `already_nested`; `nest_too_large`; `too_frequent`
   *   while many nests are calculated
   */
  async suggest(request: NestRequest, language: StaffLanguageCode): Promise<Output<'admin/nest'>> {
    const requested = request.items.map((item) => (typeof item === 'string' ? { sid: item } : item));
    const { jobs, copies } = await this.toJobs(requested, request, language);
    const options = { rollMm: request.rollMm, gapMm: request.gapMm, mode: request.mode };
    if (countPieces(jobs, request.rollMm, MAX_NEST_PIECES) > MAX_NEST_PIECES) throw new ApiError('nest_too_large');
    const locked = lockedPieces(request, jobs, copies);
    const task: NestTask = { jobs, options: { ...options, locked } };
    const result = await this.limiter.run(() => runThread<NestResult>('nest-thread', task));
    const { lengthMm, yield: share, singleRowMm, placed } = result;
    return {
      lengthMm,
      yield: share,
      singleRowMm,
      placed: placed.map((piece) => ({ ...toPieceView(piece), copy: copies.get(piece.id)?.[piece.copy - 1] ?? 0 })),
    };
  }

  private async toJobs(
    requested: readonly RequestedItem[],
    { material, canRotate = true, withAllowance = false }: NestRequest,
    language: StaffLanguageCode,
  ): Promise<{ jobs: Job[]; copies: Copies }> {
    const sids = requested.map(({ sid }) => sid.toLowerCase());
    const { reader } = this.database;
    const page = { orderBy: QUEUE_COLUMNS.material, descending: false, offset: 0, limit: requested.length };
    const { rows } = await listProduction(
      reader,
      { material: null, orderId: null, stage: null, sids: [...new Set(sids)] },
      page,
    );
    const found = new Map((await this.items.describe(reader, rows, language)).map((item) => [item.sid, item]));
    const nested = await findNestedCopies(reader, [...found.keys()]);
    const copies = new Map<string, readonly number[]>();
    const problems: FieldError[] = [];
    const nestedAlready: FieldError[] = [];
    const jobs = requested.flatMap((request, index): Job[] => {
      const sid = sids[index] ?? '';
      const item = found.get(sid);
      const field = `items[${index}]`;
      const code = sids.indexOf(sid) < index ? 'duplicate_row' : problemOf(item, request, material);
      if (code) problems.push({ field, code });
      if (code || !item) return [];
      const free = withoutNested(item.quantity, nested.get(sid) ?? new Set());
      const chosen = free.slice(0, request.quantity);
      copies.set(sid, chosen);
      if (chosen.length < (request.quantity ?? 1)) nestedAlready.push({ field, code: 'already_nested' });
      return [toJob(item, chosen.length, { canRotate, withAllowance })];
    });
    if (problems.length > 0) throw new ApiError('validation_failed', problems);
    if (nestedAlready.length > 0) throw new ApiError('already_nested', nestedAlready);
    return { jobs, copies };
  }
}

/** The pieces of an item that are in no accepted nest, from 1. */
function withoutNested(quantity: number, nested: ReadonlySet<number>): number[] {
  return Array.from({ length: quantity }, (_, index) => index + 1).filter((copy) => !nested.has(copy));
}

/** @throws {ApiError} `validation_failed` */
function lockedPieces({ locked = [], rollMm }: NestRequest, jobs: readonly Job[], copies: Copies): PlacedPiece[] {
  const pieces = locked.map((sent) => {
    const piece = toPlacedPiece(sent);
    return { ...piece, copy: (copies.get(piece.id) ?? []).indexOf(piece.copy) + 1 };
  });
  const misplaced = findMisplaced(pieces, jobs, { rollMm, lengthMm: Number.POSITIVE_INFINITY });
  if (misplaced !== null) throw new ApiError('validation_failed', [{ field: `locked[${misplaced}]`, code: 'invalid' }]);
  return pieces;
}

function problemOf(item: ProductionItemView | undefined, { quantity = 1 }: RequestedItem, material: string) {
  if (!item) return 'unknown_item';
  if (item.material !== material || item.widthMm === null) return 'invalid';
  return quantity > item.quantity ? 'out_of_range' : null;
}

function toJob(
  { sid, due, widthMm, heightMm, printWidthMm, printHeightMm }: ProductionItemView,
  copies: number,
  { canRotate, withAllowance }: { canRotate: boolean; withAllowance: boolean },
): Job {
  const [width, height] = withAllowance ? [printWidthMm, printHeightMm] : [widthMm, heightMm];
  return { id: sid, copies, widthMm: width ?? 0, heightMm: height ?? 0, canRotate, due };
}
