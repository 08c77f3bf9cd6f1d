import type { Input, Output, ProductCardView } from '@shop/contract';
import { formatCountry } from '../../ui/format';
import type { ServerApi } from '../api/api.server';
import { formatSampleSize } from '../item/length';
import { toUnitCode } from '../item/size';
import { readCookie } from '../preferences/preferences';
import { initialTerms, SHIP_TO } from '../quote/terms';
import { productPath } from '../search/product-path';

export type ListInput = Input<'Catalog/Products'>;

/** A product with the path of its page and the size of its sample in words. */
export interface GridProduct extends ProductCardView {
  path: string;
  /** `6 × 3 ft`, or the name of the variant. */
  sampleSize?: string;
}

/** The products of a list as the visitor sees them. */
export interface GridProducts extends Pick<Output<'Catalog/Products'>, 'total' | 'counts'> {
  items: GridProduct[];
  /** The name of the country that the samples are delivered to. */
  country: string;
  /** What was asked for, with the visitor's currency, country and unit. */
  query: ListInput;
}

/** The list input with the currency, country and unit of the visitor, as product pages start with them. */
export async function withVisitorTerms(api: ServerApi, request: Request, input: ListInput): Promise<ListInput> {
  const config = await api.call('UserEnd/SiteInfo/Config', {});
  const { currency, defaultUnit: unit } = api.preferences;
  const shipTo = readCookie(request.headers.get('cookie'), SHIP_TO);
  const { country } = initialTerms(shipTo, api.locale, currency, config.ok ? config.data.countries : []);
  return { ...input, currency, country, unit };
}

export function toGridProducts(
  { language, locale }: ServerApi,
  { items, total, counts, size }: Output<'Catalog/Products'>,
  query: ListInput,
): GridProducts {
  return {
    items: items.map((item) => ({ ...item, path: productPath(item, size), sampleSize: sampleSizeOf(item, locale) })),
    ...{ total, counts },
    country: query.country ? formatCountry(query.country, language) : '',
    query,
  };
}

function sampleSizeOf({ sample }: ProductCardView, locale: string): string | undefined {
  if (!sample) return undefined;
  const { width, length, unit, variant } = sample;
  return width === undefined || length === undefined
    ? variant
    : formatSampleSize(width, length, toUnitCode(unit), locale);
}
