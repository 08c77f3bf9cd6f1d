import type { Result } from '@shop/api-client';
import type { ProductView, QuoteAmountsView } from '@shop/contract';
import { api } from '../api/client';
import type { BrowserLine } from '../cart-count/browser-cart';
import { loadProducts } from '../order/load-products';
import { toItemQuoteRequest } from '../quote/useItemQuote';
import type { RequestTerms } from '../quote/terms';
import type { CartLine, CartLines } from './cart-actions';

export interface PricedLines extends CartLines {
  products: ReadonlyMap<string, ProductView>;
  /** In the payment currency, by line id; a line that cannot be made has none. */
  prices: ReadonlyMap<string, number>;
  currency: string;
}

/** Loads the products and prices of the lines that the browser keeps, each line quoted on its own. */
export async function loadBrowserLines(
  lines: readonly BrowserLine[],
  terms: RequestTerms,
): Promise<Result<PricedLines>> {
  const [products, quotes] = await Promise.all([
    loadProducts(lines.map(({ item }) => item.sku)),
    Promise.all(lines.map(({ item }) => api.call('Quotation/GetItemAmounts', toItemQuoteRequest(item, terms)))),
  ]);
  const failed = quotes.find((result) => !result.ok && result.error.status !== 422);
  if (failed && !failed.ok) return failed;
  const items = lines.map((line, index) => {
    const quote = quotes[index];
    return toCartLine(line, products.get(line.item.sku), quote?.ok ? quote.data : null);
  });
  const prices = lines.flatMap(({ itemId }, index) => {
    const quote = quotes[index];
    const amount = quote?.ok ? quote.data.adjusted.lines[0] : undefined;
    return amount === undefined ? [] : [[itemId, amount] as const];
  });
  const data = { items, count: items.length, products, prices: new Map(prices), currency: terms.currency };
  return { ok: true, data };
}

function toCartLine(
  { itemId, item, checkId }: BrowserLine,
  product: ProductView | undefined,
  quote: QuoteAmountsView | null,
): CartLine {
  const { line, grommets, seams } = quote?.original.lines[0] ?? { line: 0, grommets: 0, seams: 0 };
  return {
    itemId,
    item,
    product: {
      sku: item.sku,
      name: product?.name ?? item.sku,
      category: product?.category ?? '',
      slug: product?.slug ?? '',
      image: '',
      drawing: { form: '', scene: '', detail: '' },
      available: quote !== null && product !== undefined,
    },
    variantName: item.variant === undefined ? null : findName(product?.variants, item.variant),
    finishNames: item.finishes.map((code) => findName(product?.finishes, code)),
    line: { currency: 'CNY', amount: line },
    grommets,
    seams,
    ...(checkId !== undefined && { checkId }),
  };
}

function findName(named: readonly { code: string; name: string }[] | undefined, code: string): string {
  return named?.find((one) => one.code === code)?.name ?? code;
}
