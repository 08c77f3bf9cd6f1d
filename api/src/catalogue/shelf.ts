import type { BusinessCalendar } from '@shop/order-flow';
import type { Photo } from './photos/photo-rows';
import type { CatalogueRows, CategoryRow, FinishText, ProductRow, Texts } from './rows';

/** What readers walk along: the catalogue, indexed. Never changed, only replaced whole. */
export interface Shelf {
  categories: readonly CategoryRow[];
  /** What can be ordered, in the order it is shown. */
  offered: readonly ProductRow[];
  /** Withdrawn products too: old orders name them. */
  bySku: ReadonlyMap<string, ProductRow>;
  byPath: ReadonlyMap<string, ProductRow>;
  finishes: ReadonlyMap<string, Texts<FinishText>>;
  printerTypes: ReadonlyMap<string, Texts<string>>;
  ratings: ReadonlyMap<string, Rating>;
  methods: readonly ShippingMethod[];
  /** Where deliveries keep to the major areas' days. */
  majorCountries: ReadonlySet<string>;
  calendar: BusinessCalendar;
  /** By id: those of products, withdrawn ones too, and of galleries. */
  photos: ReadonlyMap<string, Photo>;
  galleryPhotos: ReadonlyMap<string, readonly Photo[]>;
}

export interface Rating {
  /** To one digit. */
  average: number;
  total: number;
}

export interface ShippingMethod {
  method: number;
  /** Business days, first and last. */
  days: { major: [number, number]; other: [number, number] };
}

export function shelve(rows: CatalogueRows): Shelf {
  const offered = rows.products.filter(({ withdrawn }) => !withdrawn);
  return {
    categories: rows.categories,
    offered,
    bySku: new Map(rows.products.map((product) => [product.sku, product])),
    byPath: new Map(offered.map((product) => [`${product.category}/${product.slug}`, product])),
    finishes: new Map(rows.finishes.map(({ finish, texts }) => [finish, texts])),
    printerTypes: new Map(rows.printerTypes.map(({ printer_type, texts }) => [printer_type, texts])),
    ratings: new Map(
      rows.ratings.map(({ sku, average, total }) => [
        sku,
        { average: Math.round(Number(average) * 10) / 10, total: Number(total) },
      ]),
    ),
    methods: rows.methods.map(({ method, major_days, other_days }) => ({
      method,
      days: { major: daysOf(major_days), other: daysOf(other_days) },
    })),
    majorCountries: new Set(rows.zones.filter(({ major }) => major).map(({ country }) => country)),
    calendar: {
      holidays: calendarDays(rows, 'holiday'),
      workdays: calendarDays(rows, 'workday'),
    },
    photos: new Map(
      [...rows.products, ...rows.galleries].flatMap(({ photos }) => photos.map((photo) => [photo.id, photo])),
    ),
    galleryPhotos: new Map(rows.galleries.map(({ gallery, photos }) => [gallery, photos])),
  };
}

function calendarDays({ calendar }: CatalogueRows, kind: 'holiday' | 'workday'): ReadonlySet<string> {
  return new Set(calendar.filter((row) => row.kind === kind).map(({ day }) => day));
}

/** The words in a language, or in English, or in whichever there is. */
export function inLanguage<T>(texts: Texts<T>, language: string, none: T): T {
  return texts[language] ?? texts.en ?? Object.values(texts)[0] ?? none;
}

/** `[3,8)` → 3 to 7. */
function daysOf(range: string): [number, number] {
  const [, from, to] = /^\[(\d+),(\d+)\)$/.exec(range) ?? [];
  if (from === undefined || to === undefined) throw new Error(`no range of days: ${range}`);
  return [Number(from), Number(to) - 1];
}
