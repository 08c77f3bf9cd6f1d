import type { Output } from '@shop/contract';
import type { Products } from '../../catalogue/public';
import type { Offer } from '../offer.entity';

const NO_DRAWING = { form: '', scene: '', detail: '' };

/** An offer with product names in the reader's language, without the private labels of its items. */
export function toOfferView(
  offer: Offer,
  ordered: boolean,
  products: Products,
  isOffered: (sku: string) => boolean,
  language: string,
): Output<'Quotation/SharedQuote'> {
  const { kind, items, quote, priceList, country, shippingMethod, paymentMethod, message, createdAt, validUntil } =
    offer;
  return {
    kind,
    items: items.map((whole) => {
      const { label: _, ...item } = whole;
      const label = products.label(item.sku, language);
      return {
        item,
        ...products.configurationNames(item, language),
        product: {
          sku: item.sku,
          name: products.nameOf(whole, language),
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
