import { localizeExpression } from './index';

test('the arithmetic of a formula has the decimal separator of the language', () => {
  const expression = 'max(1.8 m × 0.9 m, 0.5 m²) × 1 = 1.62 m²';
  expect(localizeExpression(expression, 'en-US')).toBe(expression);
  expect(localizeExpression(expression, 'ja-JP')).toBe(expression);
  for (const locale of ['fr', 'es', 'de-DE'])
    expect(localizeExpression(expression, locale)).toBe('max(1,8 m × 0,9 m; 0,5 m²) × 1 = 1,62 m²');
});
