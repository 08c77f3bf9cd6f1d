import { FACET_NAMES, FACETS, type Facet, type Input, type Output, type ProductCardView } from '@shop/contract';
import type { Tariff } from '@shop/pricing';
import { collator } from '../../common/public';
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
  const within = productsWithin(products, input);
  const wanted = readWanted(input);
  const matching = isEmpty(wanted) ? within : within.filter((product) => hasWanted(product, wanted));
  const cardOf = (product: CatalogueProduct) => toCard(index, tariff, product, terms, language);
  const page = needsCards(input)
    ? toPage(sortCards(matching.map(cardOf).filter(isPriceWithin(input)), input.sort, language), input, (card) => card)
    : toPage(input.sort === 'name' ? sortByName(matching, language) : matching, input, cardOf);
  return { ...page, ...(input.counts && { counts: countFacets(within, wanted) }) };
}

/** Those of the category, or only the featured ones; all of them are not copied. */
function productsWithin(
  products: readonly CatalogueProduct[],
  { category, featured }: ListInput,
): readonly CatalogueProduct[] {
  if (category === undefined && featured === undefined) return products;
  return products
    .filter((product) => category === undefined || product.category === category)
    .filter((product) => featured === undefined || product.featured === featured);
}

function toPage<T>(
  found: readonly T[],
  { page = 1, size = PAGE_SIZE }: ListInput,
  toItem: (one: T) => ProductCardView,
): { total: number; items: ProductCardView[] } {
  return { total: found.length, items: found.slice((page - 1) * size, page * size).map(toItem) };
}

/** The prices and ratings that a product is selected or sorted by are those of its card. */
const needsCards = ({ minPrice, maxPrice, sort }: ListInput): boolean =>
  minPrice !== undefined || maxPrice !== undefined || (sort !== undefined && sort !== 'name');

function readWanted(input: ListInput): Wanted {
  const listed = FACET_NAMES.map((facet) => [facet, input[facet]?.split(',')] as const);
  return Object.fromEntries(listed.filter(([, codes]) => codes !== undefined));
}

const isEmpty = (wanted: Wanted): boolean => Object.keys(wanted).length === 0;

function hasWanted({ facets }: CatalogueProduct, wanted: Wanted, except?: Facet): boolean {
  return FACET_NAMES.every((facet) => {
    const codes = facet === except ? undefined : wanted[facet];
    return codes === undefined || facets[facet].some((code) => codes.includes(code));
  });
}

/** A product without a price for the reader is within no range. */
function isPriceWithin({ minPrice, maxPrice }: ListInput): (card: ProductCardView) => boolean {
  if (minPrice === undefined && maxPrice === undefined) return () => true;
  return ({ sample }) => {
    const amount = sample?.total.amount;
    return amount !== undefined && amount >= (minPrice ?? 0) && amount <= (maxPrice ?? Infinity);
  };
}

function sortByName(products: readonly CatalogueProduct[], language: string): readonly CatalogueProduct[] {
  const { compare } = collator(language);
  const nameOf = (product: CatalogueProduct) => localizedText(product, language).name;
  return products.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
}

/** Products without a price or a rating come last. */
function sortCards(cards: ProductCardView[], sort: ListInput['sort'], language: string): ProductCardView[] {
  const { compare } = collator(language);
  const priceOf = ({ sample }: ProductCardView) => sample?.total.amount;
  switch (sort) {
    case 'price':
      return cards.toSorted((one, other) => (priceOf(one) ?? Infinity) - (priceOf(other) ?? Infinity) || 0);
    case 'price-desc':
      return cards.toSorted((one, other) => (priceOf(other) ?? -1) - (priceOf(one) ?? -1));
    case 'rating':
      return cards.toSorted(
        ({ rating: one }, { rating: other }) => (other.average ?? 0) - (one.average ?? 0) || other.total - one.total,
      );
    case 'name':
      return cards.toSorted((one, other) => compare(one.name, other.name));
    case undefined:
      return cards;
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
