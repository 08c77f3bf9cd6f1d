import { initialDraft } from '../item/item-draft';
import { banner, stand } from '../item/products.fixture';
import { parsePendingItem, serializePendingItem } from './pending-item';

const terms = { country: 'JP', shippingMethod: 2, paymentMethod: 0 } as const;
const pending = { draft: { ...initialDraft(banner, 1), width: '4.5', label: 'Gate' }, terms };

describe('an item stored during a login', () => {
  it('is restored as it was entered', () => {
    expect(parsePendingItem(serializePendingItem(banner, pending), banner)).toEqual(pending);
  });

  it('keeps text that is not a number', () => {
    const unfinished = { ...pending, draft: { ...pending.draft, width: 'wide', quantity: '' } };
    expect(parsePendingItem(serializePendingItem(banner, unfinished), banner)).toEqual(unfinished);
  });

  it('is not restored on the page of another product', () => {
    expect(parsePendingItem(serializePendingItem(banner, pending), { ...banner, sku: 'mesh-340' })).toBeNull();
  });

  it('is not restored if the product no longer offers it', () => {
    const stored = serializePendingItem(banner, pending);
    expect(parsePendingItem(stored, { ...banner, finishes: [] })).toBeNull();
    expect(parsePendingItem(stored, { ...banner, artworkChoices: ['blank'] })).toBeNull();
    const outdated = serializePendingItem(stand, { draft: initialDraft(stand, 2), terms });
    expect(parsePendingItem(outdated, { ...stand, variants: [] })).toBeNull();
  });

  it.each([null, '', '{', '[]', '7', '{"sku":"vinyl-440"}', '{"sku":"vinyl-440","draft":{},"terms":{}}'])(
    'is ignored when the stored text is %j',
    (stored) => {
      expect(parsePendingItem(stored, banner)).toBeNull();
    },
  );
});
