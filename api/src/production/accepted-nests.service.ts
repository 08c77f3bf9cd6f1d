import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Input, Output, StaffLanguageCode } from '@shop/contract';
import { type Job, piecesPerCopy, type PlacedPiece } from '@shop/nesting';
import { Products } from '../catalogue/public';
import {
  ApiError,
  AuditLog,
  type Caller,
  Clock,
  Database,
  flagFilter,
  type IdempotencyKey,
  type Listing,
  parseListQuery,
  type Tx,
} from '../common/public';
import {
  type AcceptedNestRow,
  findNest,
  findNestedItems,
  insertNest,
  listNests,
  type NestedItemRow,
  NEST_COLUMNS,
  undoNest,
} from './accepted-nests.queries';
import { assertNoInvalidPiece, checkLayout, toNestJob } from './nest-layout';
import { toPieceView } from './placed-piece';
import { ProductionJobs } from './production-jobs';

type AcceptedNestView = Output<'admin/nest-accept'>;
type NestLayout = Input<'admin/nest-accept'>;

/** The nests that the factory accepted. A piece is in one of them at most, until that is undone. */
@Injectable()
export class AcceptedNests {
  constructor(
    private readonly database: Database,
    private readonly jobs: ProductionJobs,
    private readonly products: Products,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  parse(query: Input<'admin/accepted-nests'>): Listing {
    return parseListQuery(query, NEST_COLUMNS, 'number');
  }

  async list(listing: Listing, language: StaffLanguageCode): Promise<{ total: number; rows: AcceptedNestView[] }> {
    const { reader } = this.database;
    const { total, rows } = await listNests(reader, flagFilter(listing.filter, 'open'), listing);
    return { total, rows: await this.describe(reader, rows, language) };
  }

  /** @throws {ApiError} `resource_not_found` */
  async find(id: string, language: StaffLanguageCode): Promise<Output<'admin/accepted-nest'>> {
    const { reader } = this.database;
    const row = await findNest(reader, id);
    const [view] = row ? await this.describe(reader, [row], language) : [];
    if (!row || !view) throw new ApiError('resource_not_found');
    return { ...view, placed: row.placed };
  }

  /**
   * Accepts a nest as it was suggested or changed.
   * @throws {ApiError} `validation_failed` for pieces that are not in production, of another material or size, over each other,
   *   or panels without the others of their piece; `already_nested`; `nest_too_large`
   */
  async accept(
    caller: Caller,
    layout: NestLayout,
    idempotencyKey: IdempotencyKey | null,
    language: StaffLanguageCode,
  ): Promise<AcceptedNestView> {
    const answer = await this.database.findAnswer<AcceptedNestView>(idempotencyKey);
    if (answer) return answer;
    const { placed, jobs } = await checkLayout(layout, this.jobs);
    assertNoInvalidPiece(findIncomplete(placed, jobs.map(toNestJob), layout.rollMm));
    return this.database.command(idempotencyKey, async (tx) => {
      const { material, rollMm, lengthMm } = layout;
      const nest = { id: randomUUID(), sku: material, rollMm, lengthMm, placed: placed.map(toPieceView) };
      const accepted = { acceptedAt: this.clock.now(), acceptedBy: caller.accountId };
      if (!(await insertNest(tx, { ...nest, ...accepted }))) throw new ApiError('already_nested');
      const view = await this.viewOf(tx, nest.id, language);
      await this.audit.record(tx, caller, { action: 'nest-accepted', ...subjectOf(view), after: summaryOf(view) });
      return view;
    });
  }

  /**
   * Undoes a nest, so that its pieces can be nested again. Undone again, it stays as it is.
   * @throws {ApiError} `resource_not_found`
   */
  async undo(
    caller: Caller,
    id: string,
    idempotencyKey: IdempotencyKey | null,
    language: StaffLanguageCode,
  ): Promise<AcceptedNestView> {
    return this.database.command(idempotencyKey, async (tx) => {
      const before = await this.viewOf(tx, id, language);
      const isUndone = await undoNest(tx, before.id, { by: caller.accountId, at: this.clock.now() });
      if (isUndone)
        await this.audit.record(tx, caller, { action: 'nest-undone', ...subjectOf(before), before: summaryOf(before) });
      return this.viewOf(tx, before.id, language);
    });
  }

  private async viewOf(tx: Tx, id: string, language: StaffLanguageCode): Promise<AcceptedNestView> {
    const row = await findNest(tx, id);
    const [view] = row ? await this.describe(tx, [row], language) : [];
    if (!view) throw new ApiError('resource_not_found');
    return view;
  }

  private async describe(
    reader: Tx,
    rows: readonly AcceptedNestRow[],
    language: StaffLanguageCode,
  ): Promise<AcceptedNestView[]> {
    const sids = new Set(rows.flatMap(({ placed }) => placed.map(({ sid }) => sid)));
    const items = sids.size > 0 ? await findNestedItems(reader, [...sids]) : new Map<string, NestedItemRow>();
    return rows.map(({ placed, acceptedAt, undoneAt, ...nest }) => ({
      ...nest,
      product: this.products.productName(nest.material, language),
      yield: areaOf(placed) / (nest.rollMm * nest.lengthMm),
      pieces: placed.length,
      items: [...new Set(placed.map(({ sid }) => sid))].flatMap((sid) => {
        const found = items.get(sid);
        return found ? [{ sid, orderId: found.orderId, position: found.position + 1, state: found.state }] : [];
      }),
      acceptedAt: acceptedAt.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
    }));
  }
}

/** The index of the first panel without the other panels of its piece; null if there is none. */
function findIncomplete(placed: readonly PlacedPiece[], jobs: readonly Job[], rollMm: number): number | null {
  const panels = new Map(jobs.map((job) => [job.id, piecesPerCopy(job, rollMm)]));
  const counts = new Map<string, number>();
  const copyOf = ({ id, copy }: PlacedPiece) => `${id} ${copy}`;
  for (const piece of placed) counts.set(copyOf(piece), (counts.get(copyOf(piece)) ?? 0) + 1);
  const index = placed.findIndex((piece) => counts.get(copyOf(piece)) !== panels.get(piece.id));
  return index < 0 ? null : index;
}

const areaOf = (placed: AcceptedNestRow['placed']) =>
  placed.reduce((sum, { width, height }) => sum + width * height, 0);

const subjectOf = ({ id }: AcceptedNestView) => ({ kind: 'nest', id });

const summaryOf = ({ number, material, rollMm, lengthMm, items }: AcceptedNestView) => ({
  ...{ number, material, rollMm, lengthMm },
  items: items.map(({ orderId, position }) => `${orderId}/${position}`),
});
