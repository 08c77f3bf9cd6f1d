import { findChanges, toDraft, toPreferences } from './details';

const info = {
  email: 'ada@example.com',
  role: 'customer',
  currency: 'USD',
  defaultUnit: 1,
  language: 'en',
  firstName: 'Ada',
} as const;

describe('a change of account details', () => {
  it('does not send unchanged fields', () => {
    expect(findChanges(toDraft(info), info)).toEqual({});
    expect(findChanges({ ...toDraft(info), firstName: ' Ada ' }, info)).toEqual({});
  });

  it('sends changed fields, and an empty text for cleared ones', () => {
    const draft = { ...toDraft(info), firstName: '', company: 'Moreno Events LLC', defaultUnit: 0 };
    expect(findChanges(draft, info)).toEqual({ firstName: '', company: 'Moreno Events LLC', defaultUnit: 0 });
  });

  it('applies currency and unit to the pages only when they have changed', () => {
    expect(toPreferences({ firstName: 'Ada' })).toEqual({});
    expect(toPreferences({ currency: 'EUR', defaultUnit: 0 })).toEqual({ currency: 'EUR', defaultUnit: 0 });
  });
});
