import { FACET_NAMES, FACETS, type Facet, type Input, type Output, type ProductCardView } from '@shop/contract';
import type { Tariff } from '@shop/pricing';
import type { CatalogueIndex, CatalogueProduct } from '../snapshot/catalogue-index';
import { type CardTerms, toCard } from './product-card';
import { localizedText } from './product-view';

type ListInput = Input<'Catalog/Products'>;
type Counts = NonNullable<Output<'Catalog/Products'>['counts']>;

/** The wanted codes of each facet that is filtered by: a product has at least one of them. */
type Wanted = Partial<Record<Facet, readonly string[]>>;

const PAGE_SIZE = 20;

/** What a list of products is made of. */
export interface ListSource {
  index: CatalogueIndex;
  tariff: Tariff;
  /** In the order of the menu, or by relevance. */
  products: readonly CatalogueProduct[];
}

/** A page of the products that the input selects, in its order, as cards in the reader's language. */
export function listProducts(
  { index, tariff, products }: ListSource,
  input: ListInput,
  terms: CardTerms,
  language: string,
): Pick<Output<'Catalog/Products'>, 'total' | 'items' | 'counts'> {
  const { category, featured, page = 1, size = PAGE_SIZE } = input;
  const within = products
    .filter((product) => category === undefined || product.category === category)
    .filter((product) => featured === undefined || product.featured === featured);
  const wanted = readWanted(input);
  const cardOf = (product: CatalogueProduct) => toCard(index, tariff, product, terms, language);
  const found = inOrder(
    within
      .filter((product) => hasWanted(product, wanted))
      .map((product) => ({ product, card: needsCards(input) ? cardOf(product) : undefined }))
      .filter(({ card }) => isPriceWithin(card, input)),
    input.sort,
    ({ product }) => localizedText(product, language).name,
    language,
  );
  const shown = found.slice((page - 1) * size, page * size);
  return {
    total: found.length,
    items: shown.map(({ product, card }) => card ?? cardOf(product)),
    ...(input.counts && { counts: countFacets(within, wanted) }),
  };
}

/** The prices and ratings that a product is selected or sorted by are those of its card. */
const needsCards = ({ minPrice, maxPrice, sort }: ListInput): boolean =>
  minPrice !== undefined || maxPrice !== undefined || (sort !== undefined && sort !== 'name');

function readWanted(input: ListInput): Wanted {
  const listed = FACET_NAMES.map((facet) => [facet, input[facet]?.split(',')] as const);
  return Object.fromEntries(listed.filter(([, codes]) => codes !== undefined));
}

function hasWanted({ facets }: CatalogueProduct, wanted: Wanted, except?: Facet): boolean {
  return FACET_NAMES.every((facet) => {
    const codes = facet === except ? undefined : wanted[facet];
    return codes === undefined || facets[facet].some((code) => codes.includes(code));
  });
}

/** A product without a price for the reader is within no range. */
function isPriceWithin(card: ProductCardView | undefined, { minPrice, maxPrice }: ListInput): boolean {
  if (minPrice === undefined && maxPrice === undefined) return true;
  const amount = card?.sample?.total.amount;
  return amount !== undefined && amount >= (minPrice ?? 0) && amount <= (maxPrice ?? Infinity);
}

interface Found {
  product: CatalogueProduct;
  card: ProductCardView | undefined;
}

/** Products without a price or a rating come last. */
function inOrder(
  found: Found[],
  sort: ListInput['sort'],
  nameOf: (found: Found) => string,
  language: string,
): readonly Found[] {
  const { compare } = new Intl.Collator(language);
  const priceOf = ({ card }: Found) => card?.sample?.total.amount;
  const ratingOf = ({ card }: Found) => card?.rating.average ?? 0;
  switch (sort) {
    case 'price':
      return found.toSorted((one, other) => (priceOf(one) ?? Infinity) - (priceOf(other) ?? Infinity) || 0);
    case 'price-desc':
      return found.toSorted((one, other) => (priceOf(other) ?? -1) - (priceOf(one) ?? -1));
    case 'rating':
      return found.toSorted(
        (one, other) =>
          ratingOf(other) - ratingOf(one) || (other.card?.rating.total ?? 0) - (one.card?.rating.total ?? 0),
      );
    case 'name':
      return found.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
    case undefined:
      return found;
  }
}

/** How many products each code would show together with what is wanted of the other facets. */
function countFacets(products: readonly CatalogueProduct[], wanted: Wanted): Counts {
  const counted = FACET_NAMES.map((facet) => {
    const others = products.filter((product) => hasWanted(product, wanted, facet));
    const codes: readonly string[] = FACETS[facet];
    const counts = codes.map((code) => ({
      code,
      count: others.filter(({ facets }) => facets[facet].some((one) => one === code)).length,
    }));
    const isShown = ({ code, count }: { code: string; count: number }) => count > 0 || wanted[facet]?.includes(code);
    return [facet, counts.filter(isShown)] as const;
  });
  return Object.fromEntries(counted) as Counts;
}
