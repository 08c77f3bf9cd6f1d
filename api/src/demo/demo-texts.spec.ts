import { starterCatalogueData } from '../starter-catalogue/public';
import { demoNotices } from './demo-notices';
import { demoReviews } from './demo-reviews';

const { products } = starterCatalogueData(new Date());

const NOW = new Date('2026-03-02T09:00:00Z');

describe('the demo notices', () => {
  it.each(demoNotices(NOW).map((notice) => [notice.texts.en?.title, notice] as const))(
    '%s has as many paragraphs in every language',
    (_, { texts }) => {
      const paragraphs = Object.values(texts).map((text) => text?.body.split('\n\n').length);
      expect(Object.keys(texts).sort()).toEqual(['de', 'en', 'es', 'fr', 'ja']);
      expect(new Set(paragraphs).size).toBe(1);
    },
  );

  it('are sorted newest first', () => {
    const dates = demoNotices(NOW).map(({ publishedAt }) => publishedAt.getTime());
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });
});

describe('the demo reviews', () => {
  it('are for existing products and have unique ids', () => {
    const skus = products.map(({ sku }) => sku);
    expect(demoReviews(NOW).filter(({ sku }) => !skus.includes(sku))).toEqual([]);
    expect(new Set(demoReviews(NOW).map(({ id }) => id)).size).toBe(demoReviews(NOW).length);
    expect(demoReviews(NOW).filter(({ id }) => !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))).toEqual([]);
  });
});
