import { banner, stand } from './a-product.fixture';
import { changed, draftOf, emptyFields, firstDraft, inUnit, itemOf } from './item-draft';

describe('an item being entered', () => {
  it('begins as something that can be ordered', () => {
    expect(itemOf(firstDraft(banner, 1), banner, 'en-US')).toEqual({
      sku: 'vinyl-440',
      width: '3',
      length: '6',
      unit: 1,
      quantity: 1,
      artwork: 'custom',
      finishes: ['hem-grommet'],
    });
    expect(itemOf(firstDraft(stand, 2), stand, 'en-US')).toEqual({
      sku: 'roll-up',
      variant: '85x200',
      quantity: 1,
      artwork: 'custom',
      finishes: [],
    });
  });

  it('sends sizes as pricing reads them, and a label only where there is one', () => {
    const draft = { ...firstDraft(banner, 2), width: ' 1,5 ', length: '２', quantity: '３', label: ' Front ' };
    expect(itemOf(draft, banner, 'de-DE')).toMatchObject({ width: '1.5', length: '2', quantity: 3, label: 'Front' });
    expect(itemOf({ ...draft, label: '  ' }, banner, 'de-DE')).not.toHaveProperty('label');
  });

  it.each(['1.5', '-1', '1e3', 'two', '9999999999'])('sends no number for a quantity of %j', (quantity) => {
    expect(itemOf({ ...firstDraft(banner, 2), quantity }, banner, 'en-US').quantity).toBeNaN();
  });

  it('names the required fields that are empty', () => {
    expect(emptyFields({ ...firstDraft(banner, 2), width: ' ', quantity: '' }, banner)).toEqual(['width', 'quantity']);
    expect(emptyFields({ ...firstDraft(banner, 2), length: '' }, banner)).toEqual(['length']);
    expect(emptyFields(firstDraft(stand, 2), stand)).toEqual([]);
  });

  it('is restored from the item it led to', () => {
    const item = itemOf({ ...firstDraft(banner, 1), label: 'Gate' }, banner, 'en-US');
    expect(itemOf(draftOf(item), banner, 'en-US')).toEqual(item);
  });

  it('keeps typed sizes when only the unit was wrong', () => {
    const draft = { ...firstDraft(banner, 0), width: '450', length: '900' };
    expect(changed(draft, { unit: 2 }, true, 'en-US')).toMatchObject({ width: '450', length: '900', unit: 2 });
    expect(changed(firstDraft(banner, 0), { unit: 1 }, false, 'en-US')).toMatchObject({
      width: '3',
      length: '6',
      unit: 1,
    });
    expect(changed(draft, { quantity: '2' }, false, 'en-US')).toEqual({ ...draft, quantity: '2' });
  });

  it('stays the same piece in another unit, and keeps what is no number', () => {
    expect(inUnit({ ...firstDraft(banner, 1), length: 'six' }, 0, 'en-US')).toMatchObject({
      width: '36',
      length: 'six',
      unit: 0,
    });
  });
});
