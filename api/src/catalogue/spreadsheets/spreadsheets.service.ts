import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CatalogueImportView } from '@shop/contract';
import { type Caller, Clock, ApiError, errorText, type Tx } from '../../common/public';
import { readWorkbook, UnreadableWorkbook } from '../../spreadsheets/public';
import { TariffDrafts } from '../../tariff/public';
import { Product } from '../entities/product.entity';
import { ProductEditor } from '../products/product-editor.service';
import { AdditionWriter } from './addition-writer.service';
import type { SheetDifference } from './compare-sheet';
import { excerptDifference } from './difference-excerpt';
import type { SheetFault } from './read-sheet';
import { ABOUT_SHEET, type Workbook, reviewWorkbook, type WorkbookReview } from './review-workbook';
import { loadSpreadsheetSource, type SpreadsheetSource } from './spreadsheet-source';
import { buildSheetRows } from './sheet-rows';
import { writeWorkbook } from './workbook';

/** Of an uploaded file. */
export const MAX_WORKBOOK_BYTES = 5 * 1024 * 1024;
/** Differences and faults in one response. */
const MAX_SHOWN = 1000;
const MAX_REPORTED_ERRORS = 100;

export interface ApplyOptions {
  agreement: string | undefined;
  title: string;
}

/** Exports the catalogue and its tariff as a workbook, and imports a workbook: what is new at once, other prices as a draft. */
@Injectable()
export class CatalogueSpreadsheets {
  constructor(
    private readonly clock: Clock,
    private readonly drafts: TariffDrafts,
    private readonly editor: ProductEditor,
    private readonly writer: AdditionWriter,
  ) {}

  async export(tx: Tx): Promise<Buffer> {
    const source = await this.load(tx);
    const exported = this.clock.now().toISOString();
    return writeWorkbook(buildSheetRows(source), { exported, catalogue: sourceHash(source), money: 'fen = CNY / 100' });
  }

  /** @throws ApiError `sheets_unreadable` */
  async read(file: Buffer): Promise<Workbook> {
    try {
      return await readWorkbook(file);
    } catch (error) {
      if (error instanceof UnreadableWorkbook) throw new ApiError('sheets_unreadable');
      throw error;
    }
  }

  /** What importing a file would change; nothing is written. */
  async review(tx: Tx, caller: Caller, workbook: Workbook, language: string): Promise<CatalogueImportView> {
    const source = await this.load(tx);
    return toView(source, workbook, await this.reviewFor(source, caller, workbook), language, null);
  }

  /**
   * Imports a file: opens a draft with the changes of the tariff, and edits the products immediately.
   * @throws ApiError `sheets_faulty` with the cells as fields, `draft_empty`, and `changed_meanwhile` if the changes are no
   *   longer those that were reviewed
   */
  async apply(
    tx: Tx,
    caller: Caller,
    workbook: Workbook,
    options: ApplyOptions,
    language: string,
  ): Promise<CatalogueImportView> {
    const source = await this.load(tx);
    const review = await this.reviewFor(source, caller, workbook);
    const { faults, changes, edits, additions, firstValues } = review;
    if (faults.length > 0) throw new ApiError('sheets_faulty', toFieldErrors(faults));
    if (planHash(review) !== options.agreement) throw new ApiError('changed_meanwhile');
    if (changes.length + edits.length + additions.length === 0) throw new ApiError('draft_empty');
    await this.writer.write(tx, caller, additions, firstValues);
    const revisions = await loadRevisions(tx);
    for (const { sku, ...edit } of edits) {
      await this.editor.edit(tx, caller, sku, { ...edit, revision: revisions.get(sku) ?? 0 } as ProductEdit);
    }
    const draftId = changes.length === 0 ? null : await this.drafts.openWithChanges(tx, caller, options.title, changes);
    return toView(source, workbook, review, language, draftId);
  }

  private async reviewFor(source: SpreadsheetSource, caller: Caller, workbook: Workbook): Promise<WorkbookReview> {
    const review = await reviewWorkbook(source, workbook, this.clock.now());
    const forbidden = review.differences.filter(({ sheet }) => !mayChangeSheet(caller, sheet));
    const faults = forbidden.map(({ sheet, cell, subject }): SheetFault => ({
      sheet,
      cell,
      subject,
      code: 'forbidden',
    }));
    return { ...review, faults: [...review.faults, ...faults] };
  }

  private load(tx: Tx): Promise<SpreadsheetSource> {
    return loadSpreadsheetSource(tx, this.clock.now());
  }
}

type ProductEdit = Parameters<ProductEditor['edit']>[3];

const ACCOUNTING_SHEETS = new Set(['fees', 'currencies']);

/** Accounting decides on fees and currencies, customer service on everything else, admins on both. */
function mayChangeSheet({ role }: Caller, sheet: string): boolean {
  return role === 'admin' || role === (ACCOUNTING_SHEETS.has(sheet) ? 'accounting' : 'customer_service');
}

async function loadRevisions(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.find(Product, { select: { sku: true, revision: true } });
  return new Map(rows.map(({ sku, revision }) => [sku, revision]));
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Changes whenever an export would differ. */
const sourceHash = (source: SpreadsheetSource): string => digest(buildSheetRows(source));

/** Changes whenever the changes of an import would differ. */
const planHash = ({ differences: _, ...plan }: WorkbookReview): string => digest(plan);

function toView(
  source: SpreadsheetSource,
  workbook: Workbook,
  review: WorkbookReview,
  language: string,
  draftId: string | null,
): CatalogueImportView {
  const { differences, faults, changes, edits, additions } = review;
  return {
    differences: differences.slice(0, MAX_SHOWN).map(toShownDifference),
    differenceCount: differences.length,
    faults: faults.slice(0, MAX_SHOWN).map((fault) => ({ ...fault, message: errorText(language, fault.code) })),
    faultCount: faults.length,
    editCount: edits.length,
    additionCount: additions.length,
    changeCount: changes.length,
    outdated: workbook.get(ABOUT_SHEET)?.find(([name]) => name === 'catalogue')?.[1] !== sourceHash(source),
    agreement: planHash(review),
    draftId,
  };
}

function toShownDifference(difference: SheetDifference): SheetDifference {
  const [before, after] = excerptDifference(difference.before, difference.after);
  return { ...difference, before, after };
}

function toFieldErrors(faults: readonly SheetFault[]): { field: string; code: SheetFault['code'] }[] {
  return faults.slice(0, MAX_REPORTED_ERRORS).map(({ sheet, cell, subject, code }) => ({
    field: cell === null ? `${sheet}: ${subject}` : `${sheet}!${cell}`,
    code,
  }));
}
