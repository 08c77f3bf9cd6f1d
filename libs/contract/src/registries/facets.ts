/** What products are used for. */
export const USE_CODES = [
  'building-sites',
  'facades',
  'events',
  'trade-shows',
  'shops',
  'windows',
  'interiors',
  'floors',
  'vehicles',
  'signs',
  'light-boxes',
] as const;

export const PLACE_CODES = ['indoor', 'outdoor'] as const;

export const MATERIAL_CODES = [
  'pvc-banner',
  'mesh',
  'adhesive-film',
  'film',
  'fabric',
  'canvas',
  'paper',
  'plastic-board',
  'acrylic',
  'glass',
  'metal',
  'wood',
  'magnetic',
  'leather',
] as const;

/** Classes of fire tests: DIN 4102 and NF P92-507. */
export const FIRE_RATING_CODES = ['b1', 'm1', 'm2'] as const;

export type UseCode = (typeof USE_CODES)[number];
export type PlaceCode = (typeof PLACE_CODES)[number];
export type MaterialCode = (typeof MATERIAL_CODES)[number];
export type FireRatingCode = (typeof FIRE_RATING_CODES)[number];

/** What customers filter products by, with the codes of each facet in the order they are shown. */
export const FACETS = {
  uses: USE_CODES,
  places: PLACE_CODES,
  materials: MATERIAL_CODES,
  fireRatings: FIRE_RATING_CODES,
} as const;

export type Facet = keyof typeof FACETS;

export const FACET_NAMES: readonly Facet[] = ['uses', 'places', 'materials', 'fireRatings'];

/** What lists of products can be sorted by. */
export const PRODUCT_SORTS = ['price', 'price-desc', 'rating', 'name'] as const;

export type ProductSort = (typeof PRODUCT_SORTS)[number];
