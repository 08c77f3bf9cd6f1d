import { PublishedContent } from './published-content';

test('the generation of published content changes when a source returns another object, and only then', () => {
  const content = new PublishedContent();
  const published = { tariff: {}, catalogue: {} };
  content.add(() => published.tariff);
  content.add(() => published.catalogue);
  const first = content.generation;
  expect(content.generation).toBe(first);
  published.catalogue = {};
  const second = content.generation;
  expect(second).not.toBe(first);
  expect(content.generation).toBe(second);
  published.tariff = {};
  expect([first, second]).not.toContain(content.generation);
});
