import { Injectable } from '@nestjs/common';
import { type ItemView, type ProductionItemView, type StaffLanguageCode, toPrintPiece } from '@shop/contract';
import { dayInChina, productionDueDay } from '@shop/order-flow';
import { FileLinks, findItemFiles, type ItemFile, ProductionPhotos, THUMBNAIL_NAME } from '../artwork/public';
import { Products } from '../catalogue/public';
import { Clock, type Tx } from '../common/public';
import { DeliveryDates } from '../tariff/public';
import type { ProductionRow } from './production-items.queries';
import { findSteps, type StepRow } from './production-steps.queries';

const SQUARE_MM_PER_M2 = 1_000_000;

/** Describes items for the factory: sizes in mm, dates in China, no prices and no persons. */
@Injectable()
export class ProductionItems {
  constructor(
    private readonly products: Products,
    private readonly links: FileLinks,
    private readonly deliveryDates: DeliveryDates,
    private readonly clock: Clock,
    private readonly photos: ProductionPhotos,
  ) {}

  /** Takes three statements, for however many items. */
  async describe(
    reader: Tx,
    rows: readonly ProductionRow[],
    language: StaffLanguageCode,
  ): Promise<ProductionItemView[]> {
    const files = await findItemFiles(
      reader,
      rows.map(({ sid }) => sid),
    );
    return this.describeWith(reader, rows, files, language);
  }

  /** Describes items whose files are known already. */
  async describeWith(
    reader: Tx,
    rows: readonly ProductionRow[],
    files: ReadonlyMap<string, ItemFile>,
    language: StaffLanguageCode,
  ): Promise<ProductionItemView[]> {
    const sids = rows.map(({ sid }) => sid);
    const steps = await findSteps(reader, sids);
    const photos = await this.photos.findByItems(reader, sids);
    return rows.map((row) => ({
      ...this.toView(row, files.get(row.sid), steps, language),
      photos: photos.get(row.sid) ?? [],
    }));
  }

  private toView(
    row: ProductionRow,
    file: ItemFile | undefined,
    steps: readonly StepRow[],
    language: StaffLanguageCode,
  ): Omit<ProductionItemView, 'photos'> {
    const { sid, orderId, position, state, onHold, item, printed, grommets, seams, country, sender, shipped } = row;
    const due = this.dueDate(row);
    return {
      id: sid,
      sid,
      orderId,
      position: position + 1,
      status: state,
      onHold,
      material: item.sku,
      ...this.products.itemNames(item, language),
      quantity: item.quantity,
      ...this.sizeOf(item),
      grommets,
      seams,
      printed,
      due,
      overdue: !shipped && due < dayInChina(this.clock.now()),
      country,
      sender,
      fileName: file?.name ?? null,
      bleed: file?.bleed ?? null,
      printer: row.printer,
      chosenPrinter: row.chosenPrinter,
      thumbnail: file?.thumbnailId ? this.links.pictureUrl(file.thumbnailId, THUMBNAIL_NAME) : null,
      nests: row.nests,
      nestedCopies: row.nestedCopies,
      steps: steps.filter((each) => each.sid === sid).map(({ step, doneAt }) => ({ step, at: doneAt.toISOString() })),
      shipped,
    };
  }

  /** The last day of production, `YYYY-MM-DD` in China. */
  private dueDate({ releasedAt }: ProductionRow): string {
    return productionDueDay(releasedAt, this.deliveryDates.calendar);
  }

  /** Sizes of one piece and the area of all; null for a product without a printed area. */
  private sizeOf(item: ItemView) {
    const product = this.products.printed(item.sku);
    // Blank material is cut to the same size as printed material.
    const piece = product && toPrintPiece({ ...item, artwork: 'custom' }, product);
    const rollMm = product?.limits.rollWidthMm ?? null;
    if (!piece) return { widthMm: null, heightMm: null, printWidthMm: null, printHeightMm: null, areaM2: null, rollMm };
    const { widthMm, heightMm, bleedMm } = piece;
    return {
      widthMm,
      heightMm,
      printWidthMm: widthMm + bleedMm.left + bleedMm.right,
      printHeightMm: heightMm + bleedMm.top + bleedMm.bottom,
      areaM2: Math.round((widthMm * heightMm * item.quantity * 1000) / SQUARE_MM_PER_M2) / 1000,
      rollMm,
    };
  }
}
