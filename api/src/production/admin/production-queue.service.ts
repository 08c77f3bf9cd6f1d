import { Injectable } from '@nestjs/common';
import { parseOrderId } from '@shop/order-flow';
import {
  type Input,
  type Output,
  type ProductionItemView,
  SHIPPING_STAGES,
  type ShippingStage,
  type StaffLanguageCode,
} from '@shop/contract';
import { Products } from '../../catalogue/public';
import {
  ApiError,
  Database,
  flagFilter,
  idsFilter,
  invalidFilter,
  isUuid,
  type Listing,
  parseListQuery,
  textFilter,
} from '../../common/public';
import {
  countNestableBySku,
  findProductionItem,
  listProduction,
  type ProductionSearch,
  QUEUE_COLUMNS,
} from '../production-items.queries';
import { ProductionItems } from '../production-items';

const EARLIEST_FIRST = '["due","ASC"]';

/** The items that are to be produced. */
@Injectable()
export class ProductionQueue {
  constructor(
    private readonly database: Database,
    private readonly items: ProductionItems,
    private readonly products: Products,
  ) {}

  /** Parses filter, range and sorting of the queue; sorted by due date, then material, by default. */
  parse({ sort = EARLIEST_FIRST, ...query }: Input<'admin/production-queue'>): Listing {
    return parseListQuery({ ...query, sort }, QUEUE_COLUMNS, 'due');
  }

  /** A page of the queue. */
  async list(listing: Listing, language: StaffLanguageCode): Promise<{ total: number; rows: ProductionItemView[] }> {
    const { reader } = this.database;
    const orderId = textFilter(listing.filter, 'orderId');
    const filter = {
      material: textFilter(listing.filter, 'material'),
      orderId: orderId && (parseOrderId(orderId) ?? orderId),
      stage: stageFilter(listing),
      sids: idsFilter(listing.filter),
      isNestable: flagFilter(listing.filter, 'nestable'),
      search: this.toSearch(textFilter(listing.filter, 'q'), language),
    };
    const { total, rows } = await listProduction(reader, filter, listing);
    return { total, rows: await this.items.describe(reader, rows, language) };
  }

  /**
   * The materials of items in the queue that have a printed area, those with the most urgent items to nest first.
   * @param q finds the items of an order, one item, or those of products
   */
  async materials(q: string | undefined, language: StaffLanguageCode): Promise<Output<'admin/production-materials'>> {
    const counts = await countNestableBySku(this.database.reader, this.toSearch(q, language));
    return counts.flatMap(({ sku, items }) => {
      const product = this.products.printed(sku);
      if (!product) return [];
      const { rollWidthMm = null } = product.limits;
      return [{ material: sku, product: this.products.productName(sku, language), rollMm: rollWidthMm, items }];
    });
  }

  /** @throws {ApiError} `resource_not_found` if there is no such item, or its order was never released for production */
  async find(sid: string, language: StaffLanguageCode): Promise<ProductionItemView> {
    const { reader } = this.database;
    const row = isUuid(sid) ? await findProductionItem(reader, sid.toLowerCase()) : null;
    const [item] = row ? await this.items.describe(reader, [row], language) : [];
    if (!item) throw new ApiError('resource_not_found');
    return item;
  }

  /** What a text may mean. Names are found in the cached catalogue, so that the search takes no statement of its own. */
  private toSearch(q: string | null | undefined, language: StaffLanguageCode): ProductionSearch | null {
    const text = q?.trim() ?? '';
    if (text === '') return null;
    return {
      orderId: parseOrderId(text),
      sid: isUuid(text) ? text.toLowerCase() : null,
      skus: this.products.findSkus(text, language),
    };
  }
}

/** @throws {ApiError} `validation_failed` for an unknown stage */
function stageFilter({ filter }: Listing): ShippingStage | null {
  const value = textFilter(filter, 'stage');
  const stage = SHIPPING_STAGES.find((each) => each === value);
  if (value !== null && !stage) throw invalidFilter('stage');
  return stage ?? null;
}
