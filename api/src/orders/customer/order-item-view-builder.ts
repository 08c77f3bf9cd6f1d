import { Injectable } from '@nestjs/common';
import type { OrderItemView } from '@shop/contract';
import { packedPieces } from '@shop/order-flow';
import { ArtworkQueries, type ItemArtwork } from '../../artwork/public';
import { Products } from '../../catalogue/public';
import type { Tx } from '../../common/public';
import type { ShipmentRow } from '../history/shipments.queries';
import type { OrderItem } from '../order-item.entity';
import type { CustomerOrder } from '../order.entity';
import type { OrderedItem } from '../workflow/order-snapshot.queries';

/** Builds the views of an order's items, with product names, artwork and proofs. */
@Injectable()
export class OrderItemViewBuilder {
  constructor(
    private readonly artwork: ArtworkQueries,
    private readonly products: Products,
  ) {}

  async buildForOrder(
    tx: Tx,
    order: Pick<CustomerOrder, 'id' | 'currency'>,
    { items, shipments }: { items: readonly OrderedItem[]; shipments: readonly ShipmentRow[] },
    { language, isStaff }: { language: string; isStaff: boolean },
  ): Promise<OrderItemView[]> {
    const files = await this.artwork.findByOrder(tx, order.id, items, { language, onlyShownPhotos: !isStaff });
    return items.map((item) => this.build(item, order, files.get(item.sid), shipments, language));
  }

  private build(
    row: OrderedItem,
    order: Pick<CustomerOrder, 'currency'>,
    files: ItemArtwork | undefined,
    shipments: readonly ShipmentRow[],
    language: string,
  ): OrderItemView {
    const shipped = shipments.some(({ completed }) => completed.includes(row.sid));
    return {
      sid: row.sid,
      product: describeProduct(this.products, row, language),
      item: row.item,
      ...this.products.configurationNames(row.item, language),
      line: { currency: order.currency, amount: row.lineAmount },
      grommets: row.grommets,
      seams: row.seams,
      printed: row.printed,
      shipped,
      unshipped: shipped ? 0 : row.item.quantity - packedBefore(shipments, row.sid),
      ...(files?.artwork && { artwork: files.artwork }),
      ...(files?.earlierArtwork && { earlierArtwork: files.earlierArtwork }),
      proofs: files?.proofs ?? [],
      photos: files?.photos ?? [],
    };
  }
}

const packedBefore = (shipments: readonly ShipmentRow[], sid: string) =>
  packedPieces(
    shipments.flatMap(({ parcels }) => parcels),
    sid,
  );

/** The product of an ordered item, in a language. */
export function describeProduct(
  products: Products,
  { sku, item }: Pick<OrderItem, 'sku' | 'item'>,
  language: string,
): OrderItemView['product'] {
  const label = products.label(sku, language);
  return {
    sku,
    name: products.nameOf(item, language),
    category: label?.category ?? '',
    slug: label?.slug ?? '',
  };
}
