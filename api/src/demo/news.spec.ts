import { products } from './catalogue';
import { notices } from './news';
import { reviews } from './reviews';

const NOW = new Date('2026-03-02T09:00:00Z');

describe('notices', () => {
  it.each(notices(NOW).map((notice) => [notice.texts.en?.title, notice] as const))(
    '%s: says as much in every language',
    (_, { texts }) => {
      const paragraphs = Object.values(texts).map((text) => text?.body.split('\n\n').length);
      expect(Object.keys(texts).sort()).toEqual(['de', 'en', 'es', 'fr', 'ja']);
      expect(new Set(paragraphs).size).toBe(1);
    },
  );

  it('come newest first', () => {
    const dates = notices(NOW).map(({ publishedAt }) => publishedAt.getTime());
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });
});

describe('reviews', () => {
  it('are of products that there are, each under an id of its own', () => {
    const skus = products.map(({ sku }) => sku);
    expect(reviews(NOW).filter(({ sku }) => !skus.includes(sku))).toEqual([]);
    expect(new Set(reviews(NOW).map(({ id }) => id)).size).toBe(reviews(NOW).length);
    expect(reviews(NOW).filter(({ id }) => !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))).toEqual([]);
  });
});
