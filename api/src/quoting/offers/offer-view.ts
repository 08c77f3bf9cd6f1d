import type { ItemView, Output } from '@shop/contract';
import type { ProductLabel } from '../../catalogue/public';
import type { Offer } from '../offer.entity';

const NO_DRAWING = { form: '', scene: '', detail: '' };

/** An offer with product names in the reader's language, without the private labels of its items. */
export function toOfferView(
  offer: Offer,
  ordered: boolean,
  nameOf: (item: ItemView) => string,
  labelOf: (sku: string) => ProductLabel | null,
  isOffered: (sku: string) => boolean,
): Output<'Quotation/SharedQuote'> {
  const { kind, items, quote, priceList, country, shippingMethod, paymentMethod, message, createdAt, validUntil } =
    offer;
  return {
    kind,
    items: items.map((whole) => {
      const { label: _, ...item } = whole;
      const label = labelOf(item.sku);
      return {
        item,
        product: {
          sku: item.sku,
          name: nameOf(whole),
          category: label?.category ?? '',
          slug: label?.slug ?? '',
          image: label?.image ?? '',
          drawing: label?.drawing ?? NO_DRAWING,
          available: isOffered(item.sku),
        },
      };
    }),
    quote,
    priceList,
    country,
    shippingMethod,
    paymentMethod,
    ...(message !== null && { message }),
    madeAt: createdAt.toISOString(),
    validUntil: validUntil.toISOString(),
    ordered,
  };
}
