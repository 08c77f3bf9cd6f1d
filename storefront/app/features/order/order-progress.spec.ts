import { findProgress } from './order-progress';

const printed = [{ printed: true }, { printed: false }];
const blank = [{ printed: false }];

describe('the progress of an order', () => {
  it('marks the steps before the current one as done and those after it as upcoming', () => {
    expect(
      findProgress({ status: 'in_review', items: printed }).map(({ step, status }) => `${step} ${status}`),
    ).toEqual([
      'placed done',
      'paid done',
      'artwork done',
      'proof current',
      'production upcoming',
      'delivery upcoming',
    ]);
  });

  it('is done in every step when the order is completed', () => {
    expect(findProgress({ status: 'completed', items: printed }).every(({ status }) => status === 'done')).toBe(true);
  });

  it('has no artwork and proof steps when no item is printed', () => {
    expect(findProgress({ status: 'ready_for_production', items: blank }).map(({ step }) => step)).toEqual([
      'placed',
      'paid',
      'production',
      'delivery',
    ]);
  });

  it.each(['cancelled', 'expired'] as const)('is empty for an order that is %s', (status) => {
    expect(findProgress({ status, items: printed })).toEqual([]);
  });
});
