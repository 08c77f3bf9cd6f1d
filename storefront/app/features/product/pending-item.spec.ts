import { banner, stand } from '../item/a-product.fixture';
import { firstDraft } from '../item/item-draft';
import { readPending, writePending } from './pending-item';

const terms = { country: 'JP', shippingMethod: 2, paymentMethod: 0 } as const;
const pending = { draft: { ...firstDraft(banner, 1), width: '4.5', label: 'Gate' }, terms };

describe('an item kept while logging in', () => {
  it('is offered again as it was entered', () => {
    expect(readPending(writePending(banner, pending), banner)).toEqual(pending);
  });

  it('keeps what is no number yet', () => {
    const unfinished = { ...pending, draft: { ...pending.draft, width: 'wide', quantity: '' } };
    expect(readPending(writePending(banner, unfinished), banner)).toEqual(unfinished);
  });

  it('is not offered on another product’s page', () => {
    expect(readPending(writePending(banner, pending), { ...banner, sku: 'mesh-340' })).toBeNull();
  });

  it('is not offered where the product no longer offers it', () => {
    const stored = writePending(banner, pending);
    expect(readPending(stored, { ...banner, finishes: [] })).toBeNull();
    expect(readPending(stored, { ...banner, artworkChoices: ['blank'] })).toBeNull();
    const kept = writePending(stand, { draft: firstDraft(stand, 2), terms });
    expect(readPending(kept, { ...stand, variants: [] })).toBeNull();
  });

  it.each([null, '', '{', '[]', '7', '{"sku":"vinyl-440"}', '{"sku":"vinyl-440","draft":{},"terms":{}}'])(
    'takes nothing from %j',
    (stored) => {
      expect(readPending(stored, banner)).toBeNull();
    },
  );
});
