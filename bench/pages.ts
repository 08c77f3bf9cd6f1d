import { Meter } from './meter';
import type { Row, Section } from './section';

/** Any query keeps a page out of the cache. */
const UNCACHED = '?rendered=each-time';

const PAGES: Readonly<Record<string, string>> = {
  'the home page': '/',
  'a category page': '/banner',
  'a product page': '/banner/vinyl',
};

/** Pages of the storefront, from the cache and rendered for each request. */
export const pagesSection: Section = {
  name: 'pages',
  async run(shop) {
    const meter = await Meter.of(shop);
    const measure = async (suffix: string, query: string, wanted: Row['wanted']): Promise<Row[]> => {
      const pages = Object.entries(PAGES).map(([name, path]) => [`${name}, ${suffix}`, path + query] as const);
      const rows = await meter.compare(
        Object.fromEntries(pages.map(([name, path]) => [name, () => shop.send('GET', path)])),
      );
      return rows.map((row) => ({ ...row, wanted }));
    };
    return [
      ...(await measure('from the cache', '', { perSecond: 400 })),
      ...(await measure('rendered', UNCACHED, { cpuMs: 15 })),
    ];
  },
};
