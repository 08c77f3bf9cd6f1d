import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CatalogueImportView } from '@shop/contract';
import { type Caller, Clock, Refusal, refusalText, type Tx } from '../../kernel/public';
import { readCatalogue } from '../catalogue.queries';
import { ProductEdits } from '../product-edits/product-edits.service';
import type { CatalogueRows } from '../rows';
import { rowsAt } from '../tariff-drafts/rows-at';
import { TariffDrafts } from '../tariff-drafts/tariff-drafts.service';
import { UnreadableWorkbook } from './archive';
import type { SheetDifference } from './compare';
import { excerpts } from './excerpt';
import type { SheetFault } from './read-grid';
import { ABOUT, type Book, reviewSheets, type SheetReview } from './review-sheets';
import { tablesOf } from './tables';
import { readWorkbook, workbookOf } from './workbook';

/** One byte more is refused. */
export const MOST_SHEET_BYTES = 5 * 1024 * 1024;
/** More than anybody looks through. */
const MOST_SHOWN = 1000;
const MOST_REASONS = 100;

export interface Applying {
  agreement: string | undefined;
  title: string;
}

/** The catalogue and its tariff as spreadsheets: out, and what comes back as a draft. */
@Injectable()
export class CatalogueSheets {
  constructor(
    private readonly clock: Clock,
    private readonly drafts: TariffDrafts,
    private readonly edits: ProductEdits,
  ) {}

  async export(tx: Tx): Promise<Buffer> {
    const rows = await this.inForce(tx);
    const exported = this.clock.now().toISOString();
    return workbookOf(tablesOf(rows), { exported, catalogue: stateOf(rows), money: 'fen = CNY / 100' });
  }

  /** Refuses `sheets_unreadable`. */
  async read(file: Buffer): Promise<Book> {
    try {
      return await readWorkbook(file);
    } catch (error) {
      if (error instanceof UnreadableWorkbook) throw new Refusal('sheets_unreadable');
      throw error;
    }
  }

  /** What a file would do; nothing is written. */
  async review(tx: Tx, caller: Caller, book: Book, language: string): Promise<CatalogueImportView> {
    const rows = await this.inForce(tx);
    return viewOf(rows, book, this.reviewed(rows, caller, book), language, null);
  }

  /**
   * Makes a draft of what a file changes of the tariff, and edits the products' pages at once: all of it or nothing.
   * Refuses `sheets_faulty` naming the cells, `draft_empty`, and `changed_meanwhile` where it is not what was agreed to.
   */
  async apply(tx: Tx, caller: Caller, book: Book, applying: Applying, language: string): Promise<CatalogueImportView> {
    const rows = await this.inForce(tx);
    const review = this.reviewed(rows, caller, book);
    const { faults, changes, edits } = review;
    if (faults.length > 0) throw new Refusal('sheets_faulty', reasonsOf(faults));
    if (agreementTo(review) !== applying.agreement) throw new Refusal('changed_meanwhile');
    if (changes.length + edits.length === 0) throw new Refusal('draft_empty');
    const revisions = await revisionsOf(tx);
    for (const { sku, ...edit } of edits) {
      await this.edits.edit(tx, caller, sku, { ...edit, revision: revisions.get(sku) ?? 0 } as ProductEdit);
    }
    const draftId = changes.length === 0 ? null : await this.drafts.openWith(tx, caller, applying.title, changes);
    return viewOf(rows, book, review, language, draftId);
  }

  private reviewed(rows: CatalogueRows, caller: Caller, book: Book): SheetReview {
    const review = reviewSheets(rows, book, this.clock.now());
    const foreign = review.differences.filter(({ sheet }) => !isTheirs(caller, sheet));
    const faults = foreign.map(({ sheet, cell, subject }): SheetFault => ({ sheet, cell, subject, code: 'forbidden' }));
    return { ...review, faults: [...review.faults, ...faults] };
  }

  private async inForce(tx: Tx): Promise<CatalogueRows> {
    const now = this.clock.now();
    return rowsAt(await readCatalogue(tx, now), now);
  }
}

type ProductEdit = Parameters<ProductEdits['edit']>[3];

/** Fees are accounting's, all else customer service's; an admin may both. */
function isTheirs({ role }: Caller, sheet: string): boolean {
  return role === 'admin' || role === (sheet === 'fees' ? 'accounting' : 'customer_service');
}

async function revisionsOf(tx: Tx): Promise<Map<string, number>> {
  const rows: { sku: string; revision: number }[] = await tx.query('select sku, revision from product');
  return new Map(rows.map(({ sku, revision }) => [sku, revision]));
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Tells one state of what is exported from another. */
const stateOf = (rows: CatalogueRows): string => digest(tablesOf(rows));

/** Tells one plan from another. */
const agreementTo = ({ changes, edits, faults }: SheetReview): string => digest({ changes, edits, faults });

function viewOf(
  rows: CatalogueRows,
  book: Book,
  review: SheetReview,
  language: string,
  draftId: string | null,
): CatalogueImportView {
  const { differences, faults, changes, edits } = review;
  return {
    differences: differences.slice(0, MOST_SHOWN).map(shown),
    differenceCount: differences.length,
    faults: faults.slice(0, MOST_SHOWN).map((fault) => ({ ...fault, message: refusalText(language, fault.code) })),
    faultCount: faults.length,
    editCount: edits.length,
    changeCount: changes.length,
    outdated: book.get(ABOUT)?.find(([name]) => name === 'catalogue')?.[1] !== stateOf(rows),
    agreement: agreementTo(review),
    draftId,
  };
}

function shown(difference: SheetDifference): SheetDifference {
  const [before, after] = excerpts(difference.before, difference.after);
  return { ...difference, before, after };
}

function reasonsOf(faults: readonly SheetFault[]): { field: string; code: SheetFault['code'] }[] {
  return faults.slice(0, MOST_REASONS).map(({ sheet, cell, subject, code }) => ({
    field: cell === null ? `${sheet}: ${subject}` : `${sheet}!${cell}`,
    code,
  }));
}
