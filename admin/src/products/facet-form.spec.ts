import { toDefaultSize } from './facet-form';

describe('the default size of a product in its form', () => {
  it('is the usual size if both sides are empty', () => {
    expect(toDefaultSize({ widthMm: null, lengthMm: null })).toBeNull();
  });

  it('is sent with an empty side, which the API then reports', () => {
    expect(toDefaultSize({ widthMm: 600, lengthMm: null })).toEqual({ widthMm: 600, lengthMm: null });
  });
});
