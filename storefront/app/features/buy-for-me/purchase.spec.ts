import { validatePurchase, toPurchaseRequest, type PurchaseDraft } from './purchase';

const draft: PurchaseDraft = {
  what: ' Clip rails ',
  quantity: '１２',
  links: 'https://seller.cn/1\n\n http://other.cn/2 ',
  budget: '150.5',
  currency: 'USD',
  country: 'FR',
  message: '',
};

describe('a purchase request', () => {
  it('is sent with trimmed texts and the budget in minor units', () => {
    expect(validatePurchase(draft, 'en')).toEqual({});
    expect(toPurchaseRequest(draft, 'en')).toEqual({
      what: 'Clip rails',
      quantity: 12,
      links: ['https://seller.cn/1', 'http://other.cn/2'],
      budget: { currency: 'USD', amount: 15050 },
      country: 'FR',
      message: '',
    });
    expect(toPurchaseRequest({ ...draft, budget: '', links: '' }, 'en')).toMatchObject({ links: [] });
    expect(toPurchaseRequest({ ...draft, budget: '20000', currency: 'JPY' }, 'ja').budget).toEqual({
      currency: 'JPY',
      amount: 20000,
    });
    expect(toPurchaseRequest({ ...draft, budget: '7,25' }, 'de').budget?.amount).toBe(725);
  });

  it.each([
    ['what', { what: '  ' }, 'required'],
    ['quantity', { quantity: '0' }, 'not_whole'],
    ['quantity', { quantity: '1.5' }, 'not_whole'],
    ['links', { links: 'javascript:alert(1)' }, 'not_link'],
    ['links', { links: 'seller.cn' }, 'not_link'],
    ['links', { links: Array.from({ length: 11 }, (_, at) => `https://s.cn/${at}`).join('\n') }, 'too_many_links'],
    ['budget', { budget: '1.234' }, 'not_money'],
    ['budget', { budget: '0' }, 'not_money'],
    ['budget', { budget: '10.5', currency: 'JPY' }, 'not_money'],
    ['country', { country: '' }, 'required'],
  ] as const)('is rejected for its %s: %j', (field, change, problem) => {
    expect(validatePurchase({ ...draft, ...change }, 'en')).toEqual({ [field]: problem });
  });
});
