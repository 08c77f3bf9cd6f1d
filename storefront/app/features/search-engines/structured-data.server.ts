import { CURRENCIES, type CurrencyCode, type ProductView, type QuoteAmountsView } from '@shop/contract';
import { SCHEMA_ORG, toScriptContent } from './structured-data';

/** Questions with their answers. */
export function faqData(questions: readonly { question: string; answer: string }[]): string {
  return toScriptContent({
    ...SCHEMA_ORG,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

interface ProductPage {
  /** The address of the page. */
  url: string;
  shopName: string;
  origin: string;
  /** The quote that the page shows first; null if there is none. */
  quote: QuoteAmountsView | null;
}

/** A product with the price of its first quote, without shipping and fees, and its rating. */
export function productData(product: ProductView, { url, shopName, origin, quote }: ProductPage): string {
  const { average, total } = product.rating;
  return toScriptContent({
    ...SCHEMA_ORG,
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    sku: product.sku,
    url,
    image: origin + previewPath(product),
    brand: { '@type': 'Brand', name: shopName },
    ...(quote && {
      offers: {
        '@type': 'Offer',
        url,
        priceCurrency: quote.adjusted.currency,
        price: decimal(quote.adjusted.product, quote.adjusted.currency),
        availability: 'https://schema.org/MadeToOrder',
        itemCondition: 'https://schema.org/NewCondition',
      },
    }),
    ...(average !== null &&
      total > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: total } }),
  });
}

/** The path of the picture that social networks show for a link to the product: a photo, else a drawing. */
export function previewPath({ sku, images }: Pick<ProductView, 'sku' | 'images'>): string {
  const photo = images.find(({ kind }) => kind === 'photo');
  return photo?.url ?? `/pictures/${encodeURIComponent(sku)}/preview.png`;
}

function decimal(minorUnits: number, currency: string): string {
  const { digits } = CURRENCIES[currency as CurrencyCode];
  return (minorUnits / 10 ** digits).toFixed(digits);
}
