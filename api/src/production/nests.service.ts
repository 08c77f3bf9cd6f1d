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
import { listProduction, QUEUE_COLUMNS } from './production-items.queries';
import { ProductionItems } from './production-items';
import type { NestResult, NestTask } from './nest-thread';
import { toPlacedPiece } from './placed-piece';
import { runThread } from './run-thread';

type NestRequest = Input<'admin/nest'>;
type RequestedItem = Exclude<NestRequest['items'][number], string>;

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
   *   twice, and for locked pieces that are not theirs or over each other; `nest_too_large`; `too_frequent` while many nests are calculated
   */
  async suggest(request: NestRequest, language: StaffLanguageCode): Promise<Output<'admin/nest'>> {
    const requested = request.items.map((item) => (typeof item === 'string' ? { sid: item } : item));
    const jobs = await this.toJobs(requested, request, language);
    const options = { rollMm: request.rollMm, gapMm: request.gapMm, mode: request.mode };
    if (countPieces(jobs, request.rollMm, MAX_NEST_PIECES) > MAX_NEST_PIECES) throw new ApiError('nest_too_large');
    const locked = lockedPieces(request, jobs);
    const task: NestTask = { jobs, options: { ...options, locked } };
    const result = await this.limiter.run(() => runThread<NestResult>('nest-thread', task));
    const { lengthMm, yield: share, singleRowMm, placed } = result;
    return {
      lengthMm,
      yield: share,
      singleRowMm,
      placed: placed.map(({ id: sid, panel, ...piece }) => ({ sid, ...piece, ...(panel !== null && { panel }) })),
    };
  }

  private async toJobs(
    requested: readonly RequestedItem[],
    { material, canRotate = true, withAllowance = false }: NestRequest,
    language: StaffLanguageCode,
  ): Promise<Job[]> {
    const sids = requested.map(({ sid }) => sid.toLowerCase());
    const { reader } = this.database;
    const page = { orderBy: QUEUE_COLUMNS.material, descending: false, offset: 0, limit: requested.length };
    const { rows } = await listProduction(
      reader,
      { material: null, orderId: null, stage: null, sids: [...new Set(sids)] },
      page,
    );
    const found = new Map((await this.items.describe(reader, rows, language)).map((item) => [item.sid, item]));
    const problems: FieldError[] = [];
    const jobs = requested.flatMap((request, index): Job[] => {
      const sid = sids[index] ?? '';
      const item = found.get(sid);
      const field = `items[${index}]`;
      const code = sids.indexOf(sid) < index ? 'duplicate_row' : problemOf(item, request, material);
      if (code) problems.push({ field, code });
      if (code || !item) return [];
      return [toJob(item, request.quantity ?? item.quantity, { canRotate, withAllowance })];
    });
    if (problems.length > 0) throw new ApiError('validation_failed', problems);
    return jobs;
  }
}

/** @throws {ApiError} `validation_failed` */
function lockedPieces({ locked = [], rollMm }: NestRequest, jobs: readonly Job[]): PlacedPiece[] {
  const pieces = locked.map(toPlacedPiece);
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
