import type { Refusal } from '../api/refusal';
import { refusedField } from './refused-field';

const refusal = (code: Refusal['code'], field?: string): Refusal => ({
  status: 422,
  code,
  detail: '',
  errors: field === undefined ? [] : [{ field, code, message: '' }],
});

describe('a refused quote', () => {
  it('is shown at the field of the item that it names', () => {
    expect(refusedField(refusal('size_out_of_range', 'item.width'))).toEqual({ field: 'width' });
    expect(refusedField(refusal('unknown_finish', 'item.finishes[1]'))).toEqual({ field: 'finishes' });
  });

  it('is shown at the line of the cart that it names', () => {
    expect(refusedField(refusal('not_a_number', 'items[2].quantity'))).toEqual({ field: 'quantity', line: 2 });
  });

  it('is shown where the reader can do something about it', () => {
    expect(refusedField(refusal('currency_mismatch', 'currency'))).toEqual({ field: 'paymentMethod' });
    expect(refusedField(refusal('shipping_excluded', 'country'))).toEqual({ field: 'country' });
    expect(refusedField(refusal('shipping_unavailable'))).toEqual({ field: 'shippingMethod' });
  });

  it('is shown beside the quote where no field is to blame', () => {
    expect(refusedField(refusal('too_frequent'))).toBeNull();
    expect(refusedField(refusal('unreachable'))).toBeNull();
    expect(refusedField(refusal('unknown_product', 'item.sku'))).toBeNull();
  });
});
