import { initialDraft, toItem } from './item-draft';
import { findItemProblems } from './item-problem';
import { banner, stand } from './products.fixture';

const item = toItem(initialDraft(banner, 2), banner, 'en-US');

describe('the problems of an item', () => {
  it('are none for the initial item', () => {
    expect(findItemProblems(item, banner)).toEqual([]);
    expect(findItemProblems(toItem(initialDraft(stand, 2), stand, 'en-US'), stand)).toEqual([]);
  });

  it('name the limit that a side exceeds', () => {
    expect(findItemProblems({ ...item, width: '9' }, banner)).toEqual([
      { field: 'width', code: 'too_short', limitMm: 100 },
    ]);
    expect(findItemProblems({ ...item, length: '5001' }, banner)).toEqual([
      { field: 'length', code: 'too_long', limitMm: 50_000 },
    ]);
  });

  it.each(['wide', '0', '-3', '1e3'])('report %j as a side that is not a number', (width) => {
    expect(findItemProblems({ ...item, width, length: 'x' }, banner)).toEqual([
      { field: 'width', code: 'not_a_number' },
      { field: 'length', code: 'not_a_number' },
    ]);
  });

  it('are told of every field at once', () => {
    expect(findItemProblems({ ...item, width: '9', length: '5001', quantity: 0 }, banner)).toEqual([
      { field: 'width', code: 'too_short', limitMm: 100 },
      { field: 'length', code: 'too_long', limitMm: 50_000 },
      { field: 'quantity', code: 'quantity' },
    ]);
    expect(findItemProblems({ ...item, width: 'wide', length: '5001' }, banner)).toEqual([
      { field: 'width', code: 'not_a_number' },
      { field: 'length', code: 'too_long', limitMm: 50_000 },
    ]);
  });

  it.each([0, 1001, 1.5, Number.NaN])('report the quantity %d', (quantity) => {
    expect(findItemProblems({ ...item, quantity }, banner)).toEqual([{ field: 'quantity', code: 'quantity' }]);
  });
});
