import type { ApiError } from '@shop/api-client';
import { findErrorField, refusedQuoteText } from './error-field';

const error = (code: ApiError['code'], field?: string): ApiError => ({
  status: 422,
  code,
  detail: '',
  errors: field === undefined ? [] : [{ field, code, message: '' }],
});

describe('the error of a quote', () => {
  it('is shown at the item’s field', () => {
    expect(findErrorField(error('size_out_of_range', 'item.width'))).toEqual({ field: 'width' });
    expect(findErrorField(error('unknown_finish', 'item.finishes[1]'))).toEqual({ field: 'finishes' });
  });

  it('is shown at the cart line', () => {
    expect(findErrorField(error('not_a_number', 'items[2].quantity'))).toEqual({ field: 'quantity', line: 2 });
  });

  it('is shown at the field that the customer can change', () => {
    expect(findErrorField(error('currency_mismatch', 'currency'))).toEqual({ field: 'paymentMethod' });
    expect(findErrorField(error('shipping_excluded', 'country'))).toEqual({ field: 'country' });
    expect(findErrorField(error('shipping_unavailable'))).toEqual({ field: 'shippingMethod' });
  });

  it('is shown beside the quote if it concerns no field', () => {
    expect(findErrorField(error('too_frequent'))).toBeNull();
    expect(findErrorField(error('unreachable'))).toBeNull();
    expect(findErrorField(error('unknown_product', 'item.sku'))).toBeNull();
  });
});

test('The text of a refused quote is the API’s; a quote that failed otherwise has none', () => {
  expect(refusedQuoteText({ status: 422, detail: 'The width is too large.' })).toBe('The width is too large.');
  expect(refusedQuoteText({ status: 500, detail: 'System error.' })).toBe('');
  expect(refusedQuoteText({ status: 0, detail: '' })).toBe('');
});
