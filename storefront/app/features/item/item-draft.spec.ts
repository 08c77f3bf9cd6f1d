import { applyChange, toDraft, emptyFields, initialDraft, readLinkedSize, convertUnit, toItem } from './item-draft';
import { banner, stand } from './products.fixture';

describe('the form values of an item', () => {
  it('are valid initially', () => {
    expect(toItem(initialDraft(banner, 1), banner, 'en-US')).toEqual({
      sku: 'vinyl-440',
      width: '3', // S3.21
      length: '6', // S3.22
      unit: 1, // S3.23
      quantity: 1, // S3.32
      artwork: 'custom', // S3.28
      finishes: ['hem-grommet'],
    });
    expect(toItem(initialDraft(stand, 2), stand, 'en-US')).toEqual({
      sku: 'roll-up',
      variant: '85x200',
      quantity: 1,
      artwork: 'custom',
      finishes: [],
    });
  });

  it('become an item with normalized sizes and, if not empty, a label', () => {
    const draft = { ...initialDraft(banner, 2), width: ' 1,5 ', length: '２', quantity: '３', label: ' Front ' };
    // S3.33
    expect(toItem(draft, banner, 'de-DE')).toMatchObject({ width: '1.5', length: '2', quantity: 3, label: 'Front' });
    // S3.34
    expect(toItem({ ...draft, label: '  ' }, banner, 'de-DE')).not.toHaveProperty('label');
  });

  it.each(['1.5', '-1', '1e3', 'two', '9999999999'])('become an item without a valid quantity for %j', (quantity) => {
    expect(toItem({ ...initialDraft(banner, 2), quantity }, banner, 'en-US').quantity).toBeNaN();
  });

  it('report the required fields that are empty', () => {
    // S5.33, S5.35
    expect(emptyFields({ ...initialDraft(banner, 2), width: ' ', quantity: '' }, banner)).toEqual([
      'width',
      'quantity',
    ]);
    // S5.34
    expect(emptyFields({ ...initialDraft(banner, 2), length: '' }, banner)).toEqual(['length']);
    expect(emptyFields(initialDraft(stand, 2), stand)).toEqual([]);
  });

  it('can be restored from the item', () => {
    const item = toItem({ ...initialDraft(banner, 1), label: 'Gate' }, banner, 'en-US');
    expect(toItem(toDraft(item), banner, 'en-US')).toEqual(item);
  });

  it('keep typed sizes when the unit changes', () => {
    const draft = { ...initialDraft(banner, 0), width: '450', length: '900' };
    expect(applyChange(draft, { unit: 2 }, true, 'en-US')).toMatchObject({ width: '450', length: '900', unit: 2 });
    expect(applyChange(initialDraft(banner, 0), { unit: 1 }, false, 'en-US')).toMatchObject({
      width: '3',
      length: '6',
      unit: 1,
    });
    expect(applyChange(draft, { quantity: '2' }, false, 'en-US')).toEqual({ ...draft, quantity: '2' });
  });

  it('are converted to another unit, except text that is not a number', () => {
    expect(convertUnit({ ...initialDraft(banner, 1), length: 'six' }, 0, 'en-US')).toMatchObject({
      width: '36',
      length: 'six',
      unit: 0,
    });
  });
});

describe('the size in the link to a product page', () => {
  const read = (query: string) => readLinkedSize(new URLSearchParams(query));

  it('is what the form starts with', () => {
    const size = read('width=3&length=6.5&unit=1');
    expect(initialDraft(banner, 0, size)).toMatchObject({ width: '3', length: '6.5', unit: 1 });
    expect(initialDraft(stand, 0, size)).toMatchObject({ variant: '85x200', width: '', unit: 0 });
  });

  it.each(['', 'width=3&length=6', 'width=3&length=6&unit=4', 'width=-3&length=6&unit=1', 'width=3&length=1e9&unit=1'])(
    'is none for %s',
    (query) => {
      expect(read(query)).toBeNull();
    },
  );
});
