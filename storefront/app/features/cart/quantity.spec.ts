import { parseQuantity } from './quantity';

describe('a typed quantity', () => {
  it.each([
    ['1', 1],
    [' 25 ', 25],
    ['１２', 12],
    ['007', 7],
    ['100', 100],
  ])('%j is %d', (typed, quantity) => {
    expect(parseQuantity(typed, 100)).toBe(quantity);
  });

  it.each(['', '0', '101', '-1', '1.5', '1,5', '1e2', 'two', '9'.repeat(30)])('%j is refused', (typed) => {
    expect(parseQuantity(typed, 100)).toBeNull();
  });
});
